// A game whose one move is public and may be made by everybody at any time.
const { ActivePlayers } = require("boardgame.io/core");

exports.hours = {
  name: "hours",
  setup: () => ({ acts: 0 }),
  moves: { hour: ({ G }) => ({ acts: G.acts + 1 }) },
  turn: { activePlayers: ActivePlayers.ALL },
};
