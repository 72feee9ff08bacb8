import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';
import { buyerRoutes, shopRoutes } from './routes.ts';
import { createTransactions } from './transactions.ts';

export { integration } from './routes.ts';

export interface SimulatorOptions {
  /** 0 takes a free port. */
  port?: number;
  host?: string;
  /** How long the payment page stays open, in milliseconds; the real service gives ten minutes. */
  timeoutMs?: number;
}

/**
 * Starts a stand-in for Transbank's Webpay Plus that speaks the same REST protocol, so that its own client library is
 * used unchanged (`new Options(code, key, url)`).
 * @returns its address without a trailing slash, and how to stop it. Rejects when the port is taken.
 */
export async function startWebpaySimulator({
  port = 0,
  host = '127.0.0.1',
  timeoutMs = 10 * 60_000,
}: SimulatorOptions = {}) {
  const app = Fastify({ forceCloseConnections: true });
  const transactions = createTransactions({ timeoutMs });
  let url = '';

  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
  app.register(async (scope) => shopRoutes(scope, transactions, () => url));
  app.register(async (scope) => buyerRoutes(scope, transactions));

  await app.listen({ port, host });
  url = `http://${host === '0.0.0.0' ? 'localhost' : host}:${(app.server.address() as AddressInfo).port}`;
  return { url, close: () => app.close() };
}
