// The same load on boardgame.io's server in memory: four-seat tables whose people answer at once, and sit down at a new
// table when a game is over. Run by `make load` in a folder where boardgame.io is installed:
// node load_peer.cjs TABLES SECONDS MOVES, with so many moves a game; 0 for games without an end.
const { fork } = require('child_process');

const TABLES = Number(process.argv[2] || 25);
const SECONDS = Number(process.argv[3] || 10);
const LENGTH = Number(process.argv[4] ?? 172); // what random answers make of Madness with four: coven simulate madness
const PORT = 8799;

const cards = (n) => Array.from({ length: n }, (_, i) => `card-${i % 9}`);
const Game = {
  name: 'peer',
  setup: ({ ctx }) => ({
    library: Object.fromEntries(['fire', 'water', 'air', 'earth'].map((e) => [e, cards(8)])),
    curses: cards(6),
    secret: cards(60),
    players: Object.fromEntries(
      Array.from({ length: ctx.numPlayers }, (_, i) => [i, { hand: cards(6), deck: cards(10), discard: cards(4) }]),
    ),
    moves: 0,
  }),
  playerView: ({ G, playerID }) => ({
    ...G,
    secret: undefined,
    players: Object.fromEntries(
      Object.entries(G.players).map(([id, p]) => [id, id === playerID ? p : { ...p, hand: p.hand.length }]),
    ),
  }),
  moves: {
    play: ({ G, ctx, random, events }, n) => {
      const own = G.players[ctx.currentPlayer];
      own.discard.push(own.hand[n % own.hand.length]);
      own.hand[n % own.hand.length] = own.deck[random.Die(own.deck.length) - 1];
      if (own.discard.length > 12) own.discard = [];
      G.moves += 1;
      events.endTurn();
    },
  },
};

if (process.argv[2] === 'server') {
  const { Server } = require('boardgame.io/server');
  const server = Server({ games: [Game], origins: ['*'] });
  server.run({ port: PORT, callback: () => process.send('ready') });
  process.on('message', () => process.send(process.cpuUsage()));
} else {
  main();
}

async function main() {
  const { Client } = require('boardgame.io/client');
  const { SocketIO } = require('boardgame.io/multiplayer');
  const child = fork(__filename, ['server'], { silent: true, execArgv: [] });
  await new Promise((done) => child.once('message', done));
  const usage = () => new Promise((done) => { child.once('message', done); child.send('cpu'); });
  let moves = 0;
  let waits = [];
  let going = true;
  let opened = 0;
  const open = () => {
    const matchID = `match-${opened}`;
    opened += 1;
    const clients = [];
    const over = () => {
      for (const client of clients) client.stop();
      if (going) open();
    };
    for (let seat = 0; seat < 4; seat += 1) {
      const playerID = String(seat);
      const client = Client({
        game: { ...Game, moves: { play: { move: Game.moves.play, client: false } } },
        numPlayers: 4, matchID, playerID, debug: false,
        multiplayer: SocketIO({ server: `http://127.0.0.1:${PORT}` }),
      });
      let sent = 0;
      client.subscribe((state) => {
        if (!state || !going) return;
        if (sent && state.ctx.currentPlayer !== playerID) {
          waits.push(performance.now() - sent);
          moves += 1;
          sent = 0;
          if (LENGTH && state.G.moves >= LENGTH) setImmediate(over);
        }
        if (!sent && state.ctx.currentPlayer === playerID && !(LENGTH && state.G.moves >= LENGTH)) {
          sent = performance.now();
          setImmediate(() => client.moves.play(state.G.moves % 6));
        }
      });
      clients.push(client);
    }
    for (const client of clients) client.start();
  };
  for (let table = 0; table < TABLES; table += 1) open();
  await new Promise((done) => setTimeout(done, 2500));
  moves = 0; waits = [];
  const before = await usage();
  const began = performance.now();
  await new Promise((done) => setTimeout(done, SECONDS * 1000));
  const after = await usage();
  const took = (performance.now() - began) / 1000;
  going = false;
  const used = (after.user + after.system - before.user - before.system) / 1e6;
  waits.sort((a, b) => a - b);
  console.log(JSON.stringify({
    moves, games: opened, 'moves a second': Math.round(moves / took), 'moves a CPU second': Math.round(moves / used),
    'p50 ms': Number(waits[Math.floor(waits.length / 2)]?.toFixed(2)), 'p99 ms': Number(waits[Math.floor(waits.length * 0.99)]?.toFixed(2)),
  }));
  child.kill();
  process.exit(0);
}
