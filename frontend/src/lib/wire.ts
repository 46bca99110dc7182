// The line to a table: connects again when it breaks, and loses nothing that was said.

const LATE = 8000; // milliseconds between two attempts, at most
const BEAT = 25_000;
const REPLACED = 4001;

export type Told = Record<string, unknown> & { id?: number; error?: { message: string; text: string } };
export type LineState = "connecting" | "open" | "lost" | "replaced" | "refused";
const LOST: Told = { error: { message: "lost", text: "" } };

export class Wire {
  private socket: WebSocket | null = null;
  private number = 0;
  private waiting = new Map<number, (told: Told) => void>();
  private unsaid: (Record<string, unknown> & { id: number })[] = []; // answers under way: said again on the next line, where they are recognised
  private tries = 0;
  private closed = false;
  private seated = false;
  private timer = 0;
  private readonly heart: number;
  private readonly back = () => this.now();

  constructor(
    private readonly greeting: () => Record<string, unknown>,
    private readonly told: (told: Told) => void,
    private readonly state: (state: LineState, error?: { message: string; text: string }) => void,
  ) {
    this.connect();
    this.heart = window.setInterval(() => this.open && this.post({ do: "ping" }), BEAT);
    addEventListener("online", this.back);
  }

  get open(): boolean {
    return this.socket?.readyState === WebSocket.OPEN && this.seated;
  }

  private connect(): void {
    clearTimeout(this.timer);
    this.seated = false;
    const address = new URL("/api/socket", location.href);
    address.protocol = address.protocol.replace("http", "ws");
    const socket = new WebSocket(address);
    this.socket = socket;
    socket.onopen = () => this.sit();
    socket.onmessage = (message) => this.hear(JSON.parse(String(message.data)) as Told);
    socket.onclose = (event) => socket === this.socket && this.lost(event.code);
  }

  now(): void {
    if (!this.closed && this.socket?.readyState !== WebSocket.OPEN) this.connect();
  }

  // Show the links anew: on a new line, in another language, or when something was missed.
  async sit(): Promise<void> {
    const told = await this.post({ do: "sit", ...this.greeting() });
    if (told.error?.message === "lost") return;
    if (told.error) return this.state("refused", told.error);
    this.tries = 0;
    this.seated = true;
    this.state("open");
    this.told(told);
    for (const said of this.unsaid) this.send(said);
  }

  private lost(code: number): void {
    this.seated = false;
    for (const done of this.waiting.values()) done(LOST);
    this.waiting.clear();
    if (this.closed) return;
    if (code === REPLACED) return this.state("replaced");
    this.state("lost");
    const wait = Math.min(LATE, 400 * 2 ** this.tries++) * (0.7 + Math.random() * 0.6);
    this.timer = window.setTimeout(() => this.connect(), wait);
  }

  private hear(told: Told): void {
    const done = told.id === undefined ? undefined : this.waiting.get(told.id);
    if (told.id !== undefined) this.waiting.delete(told.id);
    this.unsaid = this.unsaid.filter((said) => said.id !== told.id);
    done?.(told);
    if (!done || "since" in told) this.told(told);
  }

  private send(said: Record<string, unknown>): void {
    this.socket?.send(JSON.stringify(said));
  }

  // Say something; the reply comes later.
  post(message: Record<string, unknown>): Promise<Told> {
    if (this.socket?.readyState !== WebSocket.OPEN) return Promise.resolve(LOST);
    const id = ++this.number;
    const reply = new Promise<Told>((done) => this.waiting.set(id, done));
    this.send({ ...message, id });
    return reply;
  }

  // Answer: kept until the server has said that it was heard.
  answer(message: Record<string, unknown>): Promise<Told> {
    const said = { do: "answer", ...message, id: ++this.number };
    this.unsaid.push(said);
    const reply = new Promise<Told>((done) => this.waiting.set(said.id, done));
    if (this.open) this.send(said);
    return reply;
  }

  close(): void {
    this.closed = true;
    clearInterval(this.heart);
    clearTimeout(this.timer);
    removeEventListener("online", this.back);
    this.socket?.close();
  }
}
