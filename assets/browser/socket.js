// A websocket as Python takes it: what came, one text after the other, and nothing at its end.
export function open(address) {
  const socket = new WebSocket(address), come = [];
  let waiting, ended = false;
  const hear = () => new Promise((resolve) => {
    if (come.length) resolve(come.shift());
    else if (ended) resolve(undefined);
    else waiting = resolve;
  });
  const give = (text) => {
    if (waiting) waiting(text);
    else if (text !== undefined) come.push(text);
    waiting = undefined;
  };
  const line = { hear, say: (text) => socket.send(text), end: () => socket.close() };
  socket.onmessage = ({ data }) => give(String(data));
  return new Promise((resolve, reject) => {
    socket.onopen = () => resolve(line);
    socket.onclose = () => {
      ended = true;
      give(undefined);
      reject(new Error('no line'));
    };
  });
}
