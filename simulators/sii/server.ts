import { anUploadAnswer } from '@idavuelta/api/modules/fiscal/cl/testing/answers.ts';
import type { FastifyInstance } from 'fastify';
import { applyConnectionFaults, type Faults } from '../shared/faults.ts';
import { type ListenOptions, startSimulator } from '../shared/server.ts';
import type { ReceivedBoleta } from './read-envelope.ts';
import { createRegistry, type Decision, type RegisteredBoleta, type Registry, type Upload } from './registry.ts';
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

const descriptions = { RCH: 'Dte Rechazado', RPR: 'Dte Aceptado con reparos' };

const toDetail = ({ type, folio, state, message }: RegisteredBoleta) =>
  state === 'DOK'
    ? []
    : [
        {
          ...{ tipo: type, folio, estado: state, descripcion: descriptions[state] },
          error: [{ seccion: 'HED', linea: 0, nivel: 3, codigo: 1, descripcion: message, detalle: null }],
        },
      ];

function statusAnswer({ issuerTaxId, trackId, code, boletas }: Upload): string {
  const statistics = [...new Set(boletas.map(({ type }) => type))].map((tipo) => {
    const count = (state?: RegisteredBoleta['state']) =>
      boletas.filter((boleta) => boleta.type === tipo && (!state || boleta.state === state)).length;
    return { tipo, informados: count(), aceptados: count('DOK'), rechazados: count('RCH'), reparos: count('RPR') };
  });
  return anUploadAnswer({ taxId: issuerTaxId, trackId, code, statistics, details: boletas.flatMap(toDetail) });
}

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

type DocumentQuery = Record<'rut_receptor' | 'dv_receptor' | 'monto' | 'fechaEmision', string | undefined>;

/** Errors are plain texts, with status 200, as the SII's are. */
function documentAnswer(id: string, query: DocumentQuery, registry: Registry): string {
  const missing = (['rut_receptor', 'monto', 'fechaEmision'] as const).find((name) => !query[name]);
  if (missing) return `falta ${missing}`;
  const [, issuerTaxId = '', type, folio] = /^(\d+-[\dK])-(\d+)-(\d+)$/.exec(id) ?? [];
  const found = registry.find(issuerTaxId, Number(type), Number(folio));
  const asked = [`${query.rut_receptor}-${query.dv_receptor}`, query.monto, query.fechaEmision].join();
  const known = found && [found.buyerTaxId, found.total, found.day.split('-').reverse().join('-')].join();
  if (!known) return JSON.stringify({ codigo: 'FAU', descripcion: 'Documento No Recibido por el SII.' });
  return JSON.stringify(
    known === asked
      ? { codigo: 'DOK', descripcion: 'Documento Recibido por el SII. Datos Coinciden con los Registrados.' }
      : { codigo: 'DNK', descripcion: 'Documento Recibido por el SII pero Datos NO Coinciden con los registrados.' },
  );
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
