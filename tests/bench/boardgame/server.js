// The table server of boardgame.io with one game: an hour that passes. Argument: the port.
const { Server } = require("boardgame.io/server");
const { hours } = require("./hours.js");

const server = Server({ games: [hours], origins: ["*"] });
server.run({ port: Number(process.argv[2]), callback: () => console.log("ready") });
