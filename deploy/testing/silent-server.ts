/** A process that listens and is then stopped: `node silent-server.ts`; it prints its port. */
import { createServer } from 'node:net';

const server = createServer();
server.listen({ port: 0, host: '127.0.0.1', backlog: 1 }, () => {
  const address = server.address();
  if (typeof address === 'object') console.log(address?.port);
});
