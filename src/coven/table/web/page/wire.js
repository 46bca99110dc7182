// The line to a table: connects again when it breaks, and loses nothing that was said.

const LATE = 8000; // milliseconds between two attempts, at most
const REPLACED = 4001;
const LOST = { error: { message: "lost", text: "" } };

export class Wire {
  // `told` hears every message, `state` is told how the line is: connecting, open, lost, replaced.
  constructor(greeting, told, state) {
    this.greeting = greeting;
    this.told = told;
    this.state = state;
    this.number = 0;
    this.waiting = new Map();
    this.unsaid = []; // answers under way: said again on the next line, where they are recognised
    this.tries = 0;
    this.closed = false;
    this.connect();
    this.heart = setInterval(() => this.open && this.post({ do: "ping" }), 25000);
    addEventListener("online", () => this.now());
  }

  get open() {
    return this.socket?.readyState === WebSocket.OPEN && this.seated;
  }

  connect() {
    clearTimeout(this.timer);
    this.seated = false;
    const address = new URL("/api/socket", location.href);
    address.protocol = address.protocol.replace("http", "ws");
    const socket = (this.socket = new WebSocket(address));
    socket.onopen = () => this.sit();
    socket.onmessage = (message) => this.hear(JSON.parse(message.data));
    socket.onclose = (event) => socket === this.socket && this.lost(event.code);
  }

  now() {
    if (!this.closed && this.socket?.readyState !== WebSocket.OPEN) this.connect();
  }

  // Show the links anew: on a new line, in another language, or when something was missed.
  async sit() {
    const told = await this.post({ do: "sit", ...this.greeting() });
    if (told.error?.message === LOST.error.message) return undefined;
    if (told.error) return this.state("refused", told.error);
    this.tries = 0;
    this.seated = true;
    this.state("open");
    this.told(told);
    for (const said of this.unsaid) this.send(said);
    return undefined;
  }

  lost(code) {
    this.seated = false;
    for (const done of this.waiting.values()) done(LOST);
    this.waiting.clear();
    if (this.closed) return;
    if (code === REPLACED) return this.state("replaced");
    this.state("lost");
    const wait = Math.min(LATE, 400 * 2 ** this.tries++) * (0.7 + Math.random() * 0.6);
    this.timer = setTimeout(() => this.connect(), wait);
  }

  hear(told) {
    const done = this.waiting.get(told.id);
    this.waiting.delete(told.id);
    this.unsaid = this.unsaid.filter((said) => said.id !== told.id);
    if (done) done(told);
    if (!done || "since" in told) this.told(told);
  }

  send(said) {
    this.socket.send(JSON.stringify(said));
  }

  // Say something; the reply comes later.
  post(message) {
    if (this.socket?.readyState !== WebSocket.OPEN) return Promise.resolve(LOST);
    const said = { ...message, id: ++this.number };
    const reply = new Promise((done) => this.waiting.set(said.id, done));
    this.send(said);
    return reply;
  }

  // Answer: kept until the server has said that it was heard.
  answer(message) {
    const said = { do: "answer", ...message, id: ++this.number };
    this.unsaid.push(said);
    const reply = new Promise((done) => this.waiting.set(said.id, done));
    if (this.open) this.send(said);
    return reply;
  }

  close() {
    this.closed = true;
    clearInterval(this.heart);
    clearTimeout(this.timer);
    this.socket?.close();
  }
}
