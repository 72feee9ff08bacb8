import { aFault } from '@idavuelta/api/modules/fiscal/pe/testing/answers.ts';
import type { FastifyReply } from 'fastify';
import { applyConnectionFaults, type Faults } from '../shared/faults.ts';
import { modeRoute } from '../shared/modes.ts';
import { type ListenOptions, startSimulator } from '../shared/server.ts';
import { answer } from './operations.ts';
import { FaultError } from './problems.ts';
import type { ReceivedFile } from './read-file.ts';
import { createRegistry, type Decision } from './registry.ts';
import { billConsultService, billService } from './service.ts';

/** Faults that a test can enable; none by default. */
export interface SunatFaults extends Pick<Faults, 'connection' | 'delayMs'> {
  /** Decides on a file that has no problem: code 0 with notes observes it, 2000 and more rejects it. */
  decide?: (file: ReceivedFile) => Decision | undefined;
  /** Answers with status 500 and no effect. `page`: what a proxy before the service shows. */
  failure?: 'fault' | 'page';
  /** Never answers, before or after the call took effect. */
  hang?: 'before' | 'after';
  /** How often a new ticket is in process before it is done; 1 by default. */
  pending?: number;
}

const modes: Record<string, SunatFaults> = {
  away: { connection: 'dropBefore' },
  slow: { delayMs: 5000 },
  hangs: { hang: 'before' },
  fails: { failure: 'fault' },
  observes: {
    decide: () => ({ code: 0, description: 'Aceptado', notes: ['4093 - El código de ubigeo no es válido'] }),
  },
  refuses: { decide: () => ({ code: 2800, description: 'El tipo de documento no está permitido' }) },
  'loses-answers': { connection: 'dropAfter' },
  'decides-late': { pending: 1000 },
};

const sendXml = (reply: FastifyReply, status: number, xml: string) =>
  reply.code(status).type('text/xml; charset=utf-8').send(xml);

function respond(xml: string, faults: SunatFaults, registry: ReturnType<typeof createRegistry>) {
  try {
    const options = {
      registry,
      decide: (file: ReceivedFile) => faults.decide?.(file),
      pending: () => faults.pending ?? 1,
    };
    return { status: 200, body: answer(xml, options) };
  } catch (error) {
    if (!(error instanceof FaultError)) throw error;
    const { code, description } = error.problem;
    return { status: 500, body: aFault(`soap-env:Client.${String(code).padStart(4, '0')}`, description) };
  }
}

/**
 * Starts a simulator of SUNAT's services for documents: sendBill, sendSummary, getStatus and getStatusCdr. It takes
 * files of any RUC from the user of the test environment, validates schema and signature, and knows used numbers. Its
 * CDRs are not signed.
 * @returns its URL without a trailing slash, its faults, the documents it was told of, and a function to stop it
 */
export async function startSunatSimulator(options: ListenOptions = {}) {
  const registry = createRegistry();
  const faults: SunatFaults = {};
  const { url, close } = await startSimulator(options, (app) => {
    app.addContentTypeParser('text/xml', { parseAs: 'string', bodyLimit: 10_000_000 }, (_request, body, done) =>
      done(null, body),
    );
    modeRoute(app, faults, modes);
    app.register(async (scope) => {
      applyConnectionFaults(scope, faults, () => undefined);
      for (const path of [billService, billConsultService]) {
        scope.post<{ Body: string }>(path, async ({ body }, reply) => {
          if (faults.hang === 'before') return reply.hijack();
          if (faults.failure === 'page')
            return reply.code(500).type('text/html').send('<html><body>Error 500</body></html>');
          if (faults.failure) return sendXml(reply, 500, aFault('soap-env:Server', 'Internal Error'));
          const response = respond(body, faults, registry);
          if (faults.hang === 'after') return reply.hijack();
          return sendXml(reply, response.status, response.body);
        });
      }
    });
  });
  return { url, faults, documents: registry.documents, close };
}
