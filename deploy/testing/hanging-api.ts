import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import type { CleanUp } from './gateway-process.ts';

/** Starts an API that accepts connections and never responds. */
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

/** Connections that the system queues for a process that accepts none. */
const backlog = 8;

/** Starts an API whose process is stopped and whose connection queue is full, so that no connection is accepted. */
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
