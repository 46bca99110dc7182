import "@fontsource-variable/alegreya";
import "@fontsource-variable/alegreya/wght-italic.css";
import "@fontsource-variable/grenze-gotisch";
import "@fontsource/alegreya-sans/400.css";
import "@fontsource/alegreya-sans/500.css";
import "@fontsource/alegreya-sans/700.css";
import "@fontsource/alegreya-sans/800.css";
import { mount } from "svelte";
import App from "./App.svelte";
import "./base.css";
import { tokenIn } from "./lib/kept.svelte";
import { hurry } from "./lib/early";
import { fingers } from "./lib/finger";
import { gamesOf } from "./lib/games";
import { worker } from "./lib/needed";
import { speak } from "./lib/texts.svelte";
import "./tokens.css";

const target = document.getElementById("app");
if (target) {
  const words = speak();
  const token = location.pathname === "/table" ? tokenIn(location.hash) : "";
  if (token) hurry(token);
  void gamesOf().catch(() => {}); // asked for while the words come; the page says if nobody answers
  await words;
  mount(App, { target });
  fingers();
  void worker();
}
