// Tables of six phones; each table acts at even times. Arguments: port, tables, acts of each table,
// milliseconds between two.
// Prints the milliseconds from each act until each of the other five phones has it, as JSON.
const { Client } = require("boardgame.io/client");
const { SocketIO } = require("boardgame.io/multiplayer");
const { hours } = require("./hours.js");

const [port, tables, acts, every] = process.argv.slice(2).map(Number);
const PHONES = 6;
const server = `http://127.0.0.1:${port}`;
const ms = [];
const everybody = [];

const sleep = (time) => new Promise((done) => setTimeout(done, time));

const table = (number) => {
  const matchID = `table-${number}`; // made by the first who asks for it
  const begun = new Map();
  const phones = [];
  for (let seat = 0; seat < PHONES; seat += 1) {
    const phone = Client({
      game: hours,
      numPlayers: PHONES,
      matchID,
      playerID: String(seat),
      multiplayer: SocketIO({ server }),
      debug: false,
    });
    let seen = 0;
    phone.subscribe((state) => {
      if (!state || state.G.acts === seen) return;
      seen = state.G.acts;
      const act = begun.get(seen);
      if (act && act.seat !== seat) ms.push(performance.now() - act.at);
    });
    phone.start();
    phones.push(phone);
    everybody.push(phone);
  }
  return async () => {
    await sleep(Math.random() * every);
    for (let turn = 1; turn <= acts; turn += 1) {
      const seat = turn % PHONES;
      begun.set(turn, { seat, at: performance.now() });
      phones[seat].moves.hour();
      await sleep(every);
    }
  };
};

(async () => {
  const all = Array.from({ length: tables }, (_, number) => table(number));
  while (everybody.some((phone) => phone.getState() === null)) await sleep(100);
  await sleep(500);
  await Promise.all(all.map((play) => play()));
  await sleep(500);
  process.stdout.write(JSON.stringify(ms), () => process.exit(0));
})();
