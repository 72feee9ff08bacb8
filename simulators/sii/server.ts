import { anUploadAnswer } from '@idavuelta/api/modules/fiscal/cl/testing/answers.ts';
import type { FastifyInstance } from 'fastify';
import { applyConnectionFaults } from '../shared/faults.ts';
import { modeRoute } from '../shared/modes.ts';
import { type ListenOptions, startSimulator } from '../shared/server.ts';
import { type DocumentQuery, documentAnswer, statusAnswer } from './answers.ts';
import { modes, type SiiFaults } from './faults.ts';
import { noteRoutes } from './note-routes.ts';
import { apiPath } from './paths.ts';
import { readForm } from './read-form.ts';
import { createRegistry, type Registry } from './registry.ts';
import { createSessions } from './sessions.ts';

function sessionRoutes(scope: FastifyInstance, sessions: ReturnType<typeof createSessions>) {
  scope.get('/boleta.electronica.semilla', (_request, reply) => reply.type('application/xml').send(sessions.seed()));
  scope.post<{ Body: Buffer }>('/boleta.electronica.token', ({ body }, reply) =>
    reply.type('application/xml').send(sessions.token(body.toString())),
  );
}

function boletaRoutes(scope: FastifyInstance, registry: Registry, faults: SiiFaults) {
  scope.post<{ Body: Buffer }>('/boleta.electronica.envio', async ({ body, headers }, reply) => {
    if (faults.hang === 'before') return reply.hijack();
    const form = await readForm(body, headers['content-type'] ?? '');
    if (!form) return reply.code(400).send('falta archivo');
    const trackId = registry.take(
      { root: 'EnvioBOLETA', ...form },
      (boleta) => faults.decide?.(boleta),
      faults.pending ?? 1,
    );
    if (faults.hang === 'after') return reply.hijack();
    return reply.type('application/json').send(anUploadAnswer({ taxId: form.issuerTaxId, trackId }));
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
 * Starts a simulator of the SII: its API of boletas, and its older services, which take credit notes. Both have seed,
 * token, upload, and the status of an upload and of a document. It takes envelopes of any issuer, signed by any
 * certificate; validates schema, signatures, cover, stamps and folios; and knows used folios. CAFs need not be signed by
 * the SII.
 * @returns its URL without a trailing slash, its faults, the documents it has, and functions to end sessions and to stop
 *   it
 */
export async function startSiiSimulator(options: ListenOptions = {}) {
  const registry = createRegistry();
  const sessions = createSessions();
  const faults: SiiFaults = {};
  const { url, close } = await startSimulator(options, (app) => {
    for (const type of ['application/xml', 'text/xml', 'multipart/form-data']) {
      app.addContentTypeParser(type, { parseAs: 'buffer', bodyLimit: 10_000_000 }, (_request, body, done) =>
        done(null, body),
      );
    }
    modeRoute(app, faults, modes);
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
    app.register(async (scope) => {
      applyConnectionFaults(scope, faults, () => undefined);
      noteRoutes(scope, { registry, sessions, faults });
    });
  });
  return { url, faults, documents: registry.documents, expireSessions: sessions.expire, close };
}
