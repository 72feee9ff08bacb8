import { createServer, type ServerOptions } from 'node:https';
import type { AddressInfo } from 'node:net';
import { TLSSocket } from 'node:tls';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { applyConnectionFaults, type Faults } from '../shared/faults.ts';
import { modeRoute } from '../shared/modes.ts';
import { type ListenOptions, startSimulator } from '../shared/server.ts';
import { aFault, anAnswer } from './answers.ts';
import { verifactuPath } from './path.ts';
import { type Problem, problems } from './problems.ts';
import { type ReceivedRecord, type ReceivedRequest, readRequest } from './read-request.ts';
import { createRegistry, type Registry } from './registry.ts';

/** Faults that a test can enable; none by default. */
export interface AeatFaults extends Pick<Faults, 'connection' | 'delayMs' | 'beforeAnswer'> {
  /** Decides on a record that has no problem. */
  decide?: (record: ReceivedRecord) => Problem | undefined;
  /** Answers with status 500 and no effect. `page`: what a proxy before the service shows. */
  failure?: 'fault' | 'page';
  /** Never answers, before or after the call took effect. */
  hang?: 'before' | 'after';
  /** Seconds before the next request that answers ask for; 60 by default. */
  waitSeconds?: number;
  /** The authority's clock; it remarks on records of another time than its own. Without it, of any time. */
  now?: Date;
}

const modes: Record<string, AeatFaults> = {
  away: { connection: 'dropBefore' },
  slow: { delayMs: 5000 },
  hangs: { hang: 'before' },
  fails: { failure: 'fault' },
  observes: { decide: () => problems.time },
  refuses: { decide: () => problems.otherIssuer },
  'loses-answers': { connection: 'dropAfter' },
};

const page = (title: string) => `<html><head><title>${title}</title></head><body><h1>${title}</h1></body></html>`;
const sendXml = (reply: FastifyReply, status: number, xml: string) =>
  reply.code(status).type('text/xml; charset=utf-8').send(xml);

function read(xml: string): ReceivedRequest | string {
  try {
    return readRequest(xml);
  } catch (error) {
    return `Codigo[4102].El XML no cumple el esquema. ${(error as Error).message}`;
  }
}

function routes(scope: FastifyInstance, registry: Registry, faults: AeatFaults) {
  scope.addHook('onRequest', async ({ raw }, reply) => {
    const { socket } = raw;
    const isNamed = !(socket instanceof TLSSocket) || Object.keys(socket.getPeerCertificate()).length > 0;
    if (!isNamed) return reply.code(403).type('text/html').send(page('Certificado no válido'));
  });
  scope.post<{ Body: string }>(verifactuPath, async ({ body }, reply) => {
    if (faults.hang === 'before') return reply.hijack();
    if (faults.failure === 'page') return reply.code(500).type('text/html').send(page('Error 500'));
    if (faults.failure) return sendXml(reply, 500, aFault('Server', 'Error interno en el servidor'));
    const request = read(body);
    if (typeof request === 'string') return sendXml(reply, 500, aFault('Client', request));
    const judgement = { decide: (record: ReceivedRecord) => faults.decide?.(record), now: faults.now };
    const outcomes = registry.takeAll(request, judgement);
    if (faults.hang === 'after') return reply.hijack();
    return sendXml(reply, 200, anAnswer(request, outcomes, faults.waitSeconds ?? 60));
  });
}

/** Serves the same by TLS on a free port, to callers that show a certificate; any will do. */
async function listenByTls(app: FastifyInstance, identity: ServerOptions) {
  const server = createServer({ ...identity, requestCert: true, rejectUnauthorized: false }, (request, response) =>
    app.routing(request, response),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `https://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { url, close: () => new Promise((resolve) => server.close(resolve).closeAllConnections()) };
}

/**
 * Starts a simulator of the AEAT's service of VERI*FACTU. It takes envelopes of any issuer; validates schema, huella,
 * and the order of each issuer's chain; and knows documents by issuer, number and date.
 * @returns its URL without a trailing slash, its faults, the documents it has, and functions to serve by TLS and to stop
 */
export async function startAeatSimulator(options: ListenOptions = {}) {
  const registry = createRegistry();
  const faults: AeatFaults = {};
  let server: FastifyInstance | undefined;
  const { url, close } = await startSimulator(options, (app) => {
    server = app;
    app.addContentTypeParser('text/xml', { parseAs: 'string', bodyLimit: 20_000_000 }, (_request, body, done) =>
      done(null, body),
    );
    modeRoute(app, faults, modes);
    app.register(async (scope) => {
      applyConnectionFaults(scope, faults, () => undefined);
      routes(scope, registry, faults);
    });
  });
  const byTls = (identity: ServerOptions) => listenByTls(server as FastifyInstance, identity);
  return { url, faults, documents: registry.documents, byTls, close };
}
