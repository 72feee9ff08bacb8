import { aCdr } from '@idavuelta/api/modules/fiscal/pe/testing/answers.ts';
import { FaultError, type Problem, problems } from './problems.ts';
import type { ReceivedFile } from './read-file.ts';

export interface ReportedDocument {
  ruc: string;
  /** Type and number: `01-F001-7`. */
  key: string;
  state: 'accepted' | 'rejected' | 'annulled';
  /** ZIP; of documents that were sent by themselves. */
  cdr?: Uint8Array;
}

/** What the service decides about a file that is well formed. */
export interface Decision extends Problem {
  /** Observations: `4093 - El código de ubigeo…`. */
  notes?: string[];
}

interface Ticket {
  cdr: Uint8Array;
  rejected: boolean;
  /** How often it is still told to be in process. */
  pending: number;
}

const isRejection = ({ code }: Problem) => code > 0 && code < 4000;

/** What SUNAT knows of documents, which is gone when the simulator stops. */
export function createRegistry() {
  const documents = new Map<string, ReportedDocument>();
  const tickets = new Map<string, Ticket>();
  const batches = new Set<string>();
  let lastTicket = 1_500_523_236_000;

  const find = (ruc: string, key: string) => documents.get(`${ruc}-${key}`);
  const save = (document: ReportedDocument) => documents.set(`${document.ruc}-${document.key}`, document);

  function checkBatch({ fileName, ruc, type, reports }: ReceivedFile): Problem | undefined {
    if (batches.has(fileName)) return type === 'RA' ? problems.voidedSent : problems.summarySent;
    const wrong = reports.flatMap(({ key, status }) => {
      const known = find(ruc, key);
      const annuls = type === 'RA' || status === '3';
      if (annuls && known?.state === 'annulled') return { key, problem: problems.voidedBefore };
      if (annuls && known?.state !== 'accepted') return { key, problem: problems.voidedUnknown };
      return !annuls && known ? { key, problem: problems.summaryReported } : [];
    });
    const [first] = wrong;
    if (!first) return undefined;
    const keys = wrong.filter(({ problem }) => problem === first.problem).map(({ key }) => key);
    return { ...first.problem, description: `${first.problem.description} - ${keys.join(', ')}` };
  }

  const decisionOn = (file: ReceivedFile, decision: Decision | undefined): Decision =>
    file.problem ?? decision ?? { code: 0, description: `El comprobante ${file.id}, ha sido aceptado` };

  const cdrOf = ({ fileName, id }: ReceivedFile, { code, description, notes }: Decision) =>
    aCdr({ code: String(code), description, notes, reference: id, fileName });

  return {
    documents: () => [...documents.values()],
    find,

    /** Takes a document that is sent by itself. @returns its CDR. @throws FaultError when its number was used before */
    takeBill(file: ReceivedFile, decided: Decision | undefined): Uint8Array {
      const key = `${file.type}-${file.id}`;
      const known = find(file.ruc, key);
      if (known) throw new FaultError(known.state === 'accepted' ? problems.reported : problems.reportedAndRejected);
      const decision = decisionOn(file, decided);
      // Below 2000 the file was not processed: the number stays free.
      if (isRejection(decision) && decision.code < 2000) throw new FaultError(decision);
      const cdr = cdrOf(file, decision);
      save({ ruc: file.ruc, key, state: isRejection(decision) ? 'rejected' : 'accepted', cdr });
      return cdr;
    },

    /** Takes a summary or a communication of annulment: all of it, or nothing. @returns its ticket */
    takeBatch(file: ReceivedFile, decided: Decision | undefined, pending: number): string {
      const decision = decisionOn(file, checkBatch(file) ?? decided);
      const rejected = isRejection(decision);
      batches.add(file.fileName);
      for (const { key, status } of rejected ? [] : file.reports) {
        save({ ruc: file.ruc, key, state: file.type === 'RA' || status === '3' ? 'annulled' : 'accepted' });
      }
      const ticket = String(++lastTicket);
      tickets.set(ticket, { cdr: cdrOf(file, decision), rejected, pending });
      return ticket;
    },

    /** @returns 98 in process, 0 done, 99 done with errors. @throws FaultError */
    statusOf(number: string): { statusCode: string; cdr?: Uint8Array } {
      const ticket = tickets.get(number);
      if (!ticket) throw new FaultError(problems.ticketUnknown);
      if (ticket.pending-- > 0) return { statusCode: '98' };
      return { statusCode: ticket.rejected ? '99' : '0', cdr: ticket.cdr };
    },
  };
}

export type Registry = ReturnType<typeof createRegistry>;
