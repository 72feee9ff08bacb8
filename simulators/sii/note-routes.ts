import { noteUploadPath } from '@idavuelta/api/modules/fiscal/cl/note-api.ts';
import { anXmlAnswer, aSoapAnswer } from '@idavuelta/api/modules/fiscal/cl/testing/answers.ts';
import { XMLParser } from 'fast-xml-parser';
import type { FastifyInstance } from 'fastify';
import { type NoteQuery, noteAnswer, noteUploadAnswer } from './answers.ts';
import type { SiiFaults } from './faults.ts';
import { readForm } from './read-form.ts';
import type { Registry } from './registry.ts';
import type { createSessions } from './sessions.ts';

interface Calls {
  getToken?: { pszXml: string };
  getEstUp?: { RutCompania: string; DvCompania: string; TrackId: string; Token: string };
  getEstDte?: NoteQuery & { Token: string };
}

interface NoteServices {
  registry: Registry;
  sessions: ReturnType<typeof createSessions>;
  faults: SiiFaults;
}

const parser = new XMLParser({ removeNSPrefix: true, parseTagValue: false });

/** @returns operation, and what it answers */
function answer(xml: string, { registry, sessions }: NoteServices): [operation: string, xml: string] {
  const { Body = {} } = (parser.parse(xml) as { Envelope?: { Body?: Calls } }).Envelope ?? {};
  const { getToken, getEstUp, getEstDte } = Body;
  if (getToken) return ['getToken', sessions.token(getToken.pszXml)];
  const query = getEstUp ?? getEstDte;
  if (!query) return ['getSeed', sessions.seed()];
  const operation = getEstUp ? 'getEstUp' : 'getEstDte';
  if (!sessions.isOpen(`TOKEN=${query.Token}`)) return [operation, anXmlAnswer('', '003', 'TOKEN NO EXISTE')];
  if (getEstDte) return [operation, noteAnswer(getEstDte, registry)];
  const issuer = `${query.RutCompania}-${query.DvCompania}`;
  const upload = registry.statusOf(issuer, Number(getEstUp?.TrackId));
  return [operation, upload ? noteUploadAnswer(upload) : anXmlAnswer('', '-11', 'NO EXISTE EL ENVIO')];
}

const received = (status: number, rest = '') =>
  `<?xml version="1.0"?><RECEPCIONDTE><STATUS>${status}</STATUS>${rest}</RECEPCIONDTE>`;

/** The services that take credit notes. */
export function noteRoutes(scope: FastifyInstance, services: NoteServices) {
  const { registry, sessions, faults } = services;
  scope.addHook('preHandler', async (_request, reply) => {
    if (faults.failure) return reply.code(500).send('Error 500');
  });

  scope.post<{ Body: Buffer }>(noteUploadPath, async ({ body, headers }, reply) => {
    if (faults.hang === 'before') return reply.hijack();
    reply.type('text/xml');
    if (!sessions.isOpen(headers.cookie)) return reply.send(received(5));
    const form = await readForm(body, headers['content-type'] ?? '');
    if (!form) return reply.send(received(3));
    const file = { root: 'EnvioDTE', ...form } as const;
    const trackId = registry.take(file, (note) => faults.decide?.(note), faults.pending ?? 1);
    if (faults.hang === 'after') return reply.hijack();
    return reply.send(received(0, `<TRACKID>${String(trackId).padStart(10, '0')}</TRACKID>`));
  });

  for (const service of ['CrSeed', 'GetTokenFromSeed', 'QueryEstUp', 'QueryEstDte']) {
    scope.post<{ Body: Buffer }>(`/DTEWS/${service}.jws`, ({ body }, reply) =>
      reply.type('text/xml').send(aSoapAnswer(...answer(body.toString(), services))),
    );
  }
}
