import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import type { CleanUp } from './gateway-process.ts';

/** An API that accepts connections and never answers. */
export async function startMuteApi({ after }: CleanUp) {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => void sockets.add(socket.on('error', () => {}).resume()));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  after(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** Connections after which the system takes no more for a process that accepts none. */
const backlog = 8;

/** An API whose process is stopped and whose queue of connections is full: nobody accepts. */
export async function startDeafApi({ after }: CleanUp) {
  const child = spawn(process.execPath, [new URL('./silent-server.ts', import.meta.url).pathname]);
  const [printed] = (await once(child.stdout, 'data')) as [Buffer];
  const port = Number(printed.toString());
  child.kill('SIGSTOP');
  const sockets = Array.from({ length: backlog }, () => connect(port, '127.0.0.1').on('error', () => {}));
  after(() => {
    for (const socket of sockets) socket.destroy();
    child.kill('SIGKILL');
  });
  await once(sockets[0] as Socket, 'connect');
  return `http://127.0.0.1:${port}`;
}
