// Requests over HTTP; whatever is refused is an error with a sentence.

import { kept } from "./kept.svelte";
import { language } from "./texts.svelte";

export class Refused extends Error {
  constructor(
    readonly id: string,
    text: string,
  ) {
    super(text);
  }
}

interface Asked {
  body?: unknown;
  token?: string;
  method?: string;
}

async function answered(path: string, { body, token, method }: Asked): Promise<Response> {
  const headers: Record<string, string> = { "x-coven-passphrase": encodeURIComponent(kept.passphrase) };
  if (body !== undefined) headers["content-type"] = "application/json";
  if (token) headers.authorization = `Bearer ${token}`;
  const address = `${path}${path.includes("?") ? "&" : "?"}lang=${language()}`;
  const given = await fetch(address, { method: method ?? (body === undefined ? "GET" : "POST"), headers, body: body === undefined ? null : JSON.stringify(body) });
  if (given.ok) return given;
  const told = (await given.json().catch(() => ({}))) as { error?: { message: string; text: string } };
  throw new Refused(told.error?.message ?? "failed", told.error?.text ?? "");
}

export async function ask<T>(path: string, asked: Asked = {}): Promise<T> {
  return (await answered(path, asked)).json() as Promise<T>;
}

export async function askText(path: string, asked: Asked = {}): Promise<string> {
  return (await answered(path, asked)).text();
}

export function download(name: string, content: string): void {
  const url = URL.createObjectURL(new Blob([content], { type: "application/json" }));
  Object.assign(document.createElement("a"), { href: url, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
