// A long question in two parts: the sentence that asks, and what it tells besides.

const LONG = 60; // letters that two lines of the prompt hold beside buttons

export function asking(text: string): { asks: string; tells: string } {
  const sentences = text.split(/(?<=[.?!]) (?=\p{Lu})/u);
  const [first, last] = [sentences[0] ?? "", sentences.at(-1) ?? ""];
  if (text.length <= LONG || sentences.length < 2) return { asks: text, tells: "" };
  const asks = first.length <= last.length ? first : last;
  const others = asks === first ? sentences.slice(1) : sentences.slice(0, -1);
  return { asks, tells: others.join(" ") };
}
