import { anUploadAnswer } from '@idavuelta/api/modules/fiscal/cl/testing/answers.ts';
import type { FastifyInstance } from 'fastify';
import { applyConnectionFaults, type Faults } from '../shared/faults.ts';
import { type ListenOptions, startSimulator } from '../shared/server.ts';
import { type DocumentQuery, documentAnswer, statusAnswer } from './answers.ts';
import type { ReceivedBoleta } from './read-envelope.ts';
import { createRegistry, type Decision, type Registry } from './registry.ts';
import { createSessions } from './sessions.ts';

/** Faults that a test can enable; none by default. */
export interface SiiFaults extends Pick<Faults, 'connection' | 'delayMs'> {
  /** Decides on a boleta that has no problem. */
  decide?: (boleta: ReceivedBoleta) => Decision | undefined;
  /** Answers with status 500 and no effect. */
  failure?: boolean;
  /** Uploads are never answered, before or after they took effect. */
  hang?: 'before' | 'after';
  /** How often a new envelope is told to be received only; 1 by default. */
  pending?: number;
}

/** Path of the API below the simulator's URL. */
export const apiPath = '/recursos/v1';

/** Reads `multipart/form-data`. */
async function readForm(body: Buffer, contentType: string) {
  const form = await new Response(new Uint8Array(body), { headers: { 'content-type': contentType } }).formData();
  const file = form.get('archivo');
  if (!(file instanceof File)) return;
  return {
    senderTaxId: `${form.get('rutSender')}-${form.get('dvSender')}`,
    issuerTaxId: `${form.get('rutCompany')}-${form.get('dvCompany')}`,
    xml: new Uint8Array(await file.arrayBuffer()),
  };
}

function sessionRoutes(scope: FastifyInstance, sessions: ReturnType<typeof createSessions>) {
  scope.get('/boleta.electronica.semilla', (_request, reply) => reply.type('application/xml').send(sessions.seed()));
  scope.post<{ Body: Buffer }>('/boleta.electronica.token', ({ body }, reply) =>
    reply.type('application/xml').send(sessions.token(body.toString())),
  );
}

function boletaRoutes(scope: FastifyInstance, registry: Registry, faults: SiiFaults) {
  scope.post<{ Body: Buffer }>('/boleta.electronica.envio', async ({ body, headers }, reply) => {
    if (faults.hang === 'before') return reply.hijack();
    const file = await readForm(body, headers['content-type'] ?? '');
    if (!file) return reply.code(400).send('falta archivo');
    const trackId = registry.take(file, (boleta) => faults.decide?.(boleta), faults.pending ?? 1);
    if (faults.hang === 'after') return reply.hijack();
    return reply.type('application/json').send(anUploadAnswer({ taxId: file.issuerTaxId, trackId }));
  });
  scope.get<{ Params: { id: string } }>('/boleta.electronica.envio/:id', ({ params }, reply) => {
    const [, issuerTaxId = '', trackId] = /^(\d+-[\dK])-(\d+)$/.exec(params.id) ?? [];
    const upload = registry.statusOf(issuerTaxId, Number(trackId));
    if (!upload) return reply.code(404).send('No existe el envio');
    return reply.type('application/json').send(statusAnswer(upload));
  });
  scope.get<{ Params: { id: string }; Querystring: DocumentQuery }>(
    '/boleta.electronica/:id/estado',
    ({ params, query }, reply) => reply.type('application/json').send(documentAnswer(params.id, query, registry)),
  );
}

/**
 * Starts a simulator of the SII's API of boletas: seed, token, upload, status of an upload and of a document. It takes
 * envelopes of any issuer, signed by any certificate; validates schema, signatures, cover, stamps and folios; and knows
 * used folios. CAFs need not be signed by the SII. Credit notes go another way, which it does not have.
 * @returns its URL without a trailing slash, its faults, the boletas it has, and functions to end sessions and to stop it
 */
export async function startSiiSimulator(options: ListenOptions = {}) {
  const registry = createRegistry();
  const sessions = createSessions();
  const faults: SiiFaults = {};
  const { url, close } = await startSimulator(options, (app) => {
    for (const type of ['application/xml', 'multipart/form-data']) {
      app.addContentTypeParser(type, { parseAs: 'buffer', bodyLimit: 10_000_000 }, (_request, body, done) =>
        done(null, body),
      );
    }
    app.register(
      async (scope) => {
        applyConnectionFaults(scope, faults, () => undefined);
        scope.addHook('preHandler', async (_request, reply) => {
          if (faults.failure) return reply.code(500).send('Error 500');
        });
        sessionRoutes(scope, sessions);
        scope.register(async (guarded) => {
          guarded.addHook('preHandler', async ({ headers }, reply) => {
            if (!sessions.isOpen(headers.cookie)) return reply.code(401).send('NO ESTA AUTENTICADO');
          });
          boletaRoutes(guarded, registry, faults);
        });
      },
      { prefix: apiPath },
    );
  });
  return { url, faults, boletas: registry.boletas, expireSessions: sessions.expire, close };
}
