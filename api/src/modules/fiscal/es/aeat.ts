import type { SpainSettings } from '@idavuelta/shared/contracts/schemas/staff';
import { dayAt } from '@idavuelta/shared/contracts/time';
import type { AeatConfig } from '../../../config/fiscal/aeat-config.ts';
import type { Answer, Authority, FileRequest, SentFile, Setup } from '../authority.ts';
import { assertValidAt, CertificateError } from '../signing/certificate.ts';
import { readAnswer } from './answer.ts';
import { toDecisions } from './decisions.ts';
import { maxRecords, renderEnvelope } from './envelope.ts';
import { postSoap } from './post.ts';
import { qrUrls } from './qr.ts';
import { spainDefaults, taxNames } from './spain-settings.ts';
import { readStored } from './stored-record.ts';
import { writeRecord } from './write-record.ts';

/** Milliseconds after which a record is sent late; the authority remarks on those that do not say why (error 2004). */
const lateAfter = 240_000;

/** Whether one of the records was made so long ago that their file has to say that it comes late. */
const isLate = (records: { madeAt: number }[], at: Date) =>
  records.some(({ madeAt }) => at.getTime() - madeAt > lateAfter);

function pack({ records, number, at }: FileRequest, { issuer, timeZone }: Setup<SpainSettings>) {
  const inOrder = records.map(readStored).sort((a, b) => a.position - b.position);
  const xmls = inOrder.map(({ xml }) => xml);
  return {
    name: `${issuer.taxId}-${dayAt(at, timeZone)}-${number}`,
    content: renderEnvelope(issuer, xmls, isLate(inOrder, at)),
  };
}

/** Returns why nothing can be sent with the certificate. */
function certificateProblem(url: string, { certificate }: Setup): string | undefined {
  if (!url.startsWith('https:')) return;
  if (!certificate) return 'The issuer has no certificate.';
  try {
    assertValidAt(certificate, new Date());
  } catch (error) {
    if (error instanceof CertificateError) return error.message;
    throw error;
  }
}

/** Faults that come again with the same file: 4102, and what the service says of its caller. */
const isForGood = (code: string) => /^4\d{3}$|Client/.test(code);

/**
 * Spain's Agencia Tributaria: VERI*FACTU, which takes every record as soon as it is made.
 *
 * The schema of its service for questions is not among the official ones that we have, so a file whose answer was lost
 * is not asked for but sent again, with the same records byte for byte. The authority knows a document by issuer, number
 * and date: it refuses a record that it has as a duplicate, and tells the state of the first (`RegistroDuplicado`), which
 * counts as the decision. Nothing is recorded twice.
 */
export function createAeat(config: AeatConfig): Authority<SpainSettings> {
  const { url, qrUrl = qrUrls.production } = config;
  let waitSeconds = 60;

  async function send({ content, records }: SentFile, setup: Setup<SpainSettings>): Promise<Answer> {
    if (!url) throw new Error('AEAT_URL is not set');
    const problem = certificateProblem(url, setup);
    if (problem) return { state: 'failed', message: problem };
    const target = { url, timeoutMs: config.timeoutMs, certificate: setup.certificate };
    const { status, content: receipt } = await postSoap(target, content);
    if (status === 401 || status === 403) {
      return { state: 'failed', message: `The service does not accept the certificate (status ${status}).` };
    }
    const answer = readAnswer(receipt);
    if (answer.kind === 'answer') {
      waitSeconds = answer.waitSeconds;
      return { state: 'decided', decisions: toDecisions(records, answer.records), receipt };
    }
    if (!isForGood(answer.code)) throw new Error(`The service failed: ${answer.message}`);
    return { state: 'failed', message: answer.message };
  }

  return {
    country: 'ES',
    name: 'AEAT',
    isConfigured: Boolean(url),
    hasChain: true,
    canAnnul: true,
    canRepeat: true,
    defaults: spainDefaults,
    /** As the authority's last answer says. */
    get secondsBetweenFiles() {
      return waitSeconds;
    },
    namedFrom: ({ settings }) => ({ minor: settings.simplifiedLimit + 1, currency: 'EUR' }),
    printing: ({ settings }) => ({ taxName: taxNames[settings.tax] }),
    write: (request, setup) => writeRecord(request, setup, qrUrl),
    route: ({ document }) => ({ channel: 'records', key: document.issuer.taxId, max: maxRecords }),
    pack,
    send,
    /** `anew` for a file that has to say by now that it comes late: its records stay as they are. */
    ask: async ({ content, records }) => ({
      state:
        isLate(records.map(readStored), new Date()) && !Buffer.from(content).includes('<sf:Incidencia>')
          ? 'anew'
          : 'unknown',
    }),
  };
}
