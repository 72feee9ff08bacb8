import type { AddressInfo } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';

export interface ListenOptions {
  /** 0 picks a free port. */
  port?: number;
  host?: string;
}

/**
 * Starts a simulator.
 * @param register adds its routes; `origin` returns the simulator's own URL once it listens
 * @returns its URL without a trailing slash, and a function to stop it. Rejects when the port is taken.
 */
export async function startSimulator(
  { port = 0, host = '127.0.0.1' }: ListenOptions,
  register: (app: FastifyInstance, origin: () => string) => void,
) {
  const app = Fastify({ forceCloseConnections: true });
  let url = '';
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
  register(app, () => url);
  await app.listen({ port, host });
  url = `http://${host === '0.0.0.0' ? 'localhost' : host}:${(app.server.address() as AddressInfo).port}`;
  return { url, close: () => app.close() };
}

/** Runs a simulator as a program until it is stopped. */
export async function runSimulator(
  name: string,
  port: number,
  start: (options: ListenOptions) => Promise<{ url: string; close: () => Promise<unknown> }>,
) {
  try {
    const { url, close } = await start({ port, host: 'localhost' });
    console.log(`${name} simulator at ${url}`);
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void close());
  } catch (error) {
    const taken = (error as NodeJS.ErrnoException).code === 'EADDRINUSE';
    console.error(
      taken ? `${name} simulator: port ${port} is taken.` : `${name} simulator: ${(error as Error).message}`,
    );
    process.exitCode = 1;
  }
}
