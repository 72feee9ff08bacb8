import { huellaOf, huellaSource } from '@idavuelta/api/modules/fiscal/es/huella.ts';
import { type Problem, problems } from './problems.ts';
import type { ReceivedRecord, ReceivedRequest } from './read-request.ts';

interface RegisteredDocument {
  issuer: string;
  number: string;
  state: 'Correcta' | 'AceptadaConErrores' | 'Anulada';
  /** How many records of it were taken: alta, made anew, anulación. */
  records: number;
}

/** What is answered about a record; `duplicateOf`: state of the record that was there before. */
export interface Outcome {
  record: ReceivedRecord;
  problem?: Problem;
  duplicateOf?: RegisteredDocument['state'];
}

interface Judgement {
  /** Decides on a record that has no problem. */
  decide: (record: ReceivedRecord) => Problem | undefined;
  /** The authority's clock; undefined: it does not look at the time of records. */
  now: Date | undefined;
}

const tolerance = 240_000;

/** What the authority knows of documents and chains, which is gone when the simulator stops. */
export function createRegistry() {
  const documents = new Map<string, RegisteredDocument>();
  /** Fingerprints of each issuer's records in the order of arrival, also of refused ones. */
  const chains = new Map<string, string[]>();

  function chainProblem({ tree, issuer }: ReceivedRecord): Problem | undefined {
    const chain = chains.get(issuer) ?? [];
    if (chain.includes(tree.Huella)) return;
    const last = chain.at(-1);
    chains.set(issuer, [...chain, tree.Huella]);
    if (!last) return;
    if (!('RegistroAnterior' in tree.Encadenamiento)) return problems.notFirst;
    return tree.Encadenamiento.RegistroAnterior.Huella === last ? undefined : problems.link;
  }

  function remarkOn(record: ReceivedRecord, { now }: Judgement, isLate: boolean): Problem | undefined {
    const chain = chainProblem(record);
    if (huellaOf(huellaSource(record.tree)) !== record.tree.Huella) return problems.huella;
    const made = Date.parse(record.tree.FechaHoraHusoGenRegistro);
    if (now && !isLate && Math.abs(now.getTime() - made) > tolerance) return problems.time;
    return chain;
  }

  /** Why a record does not go with what is there. */
  function conflict({ operation, tree }: ReceivedRecord, known: RegisteredDocument | undefined): Problem | undefined {
    if (operation === 'Anulacion') {
      if (!known) return tree.SinRegistroPrevio === 'S' ? undefined : problems.unknown;
      return known.state === 'Anulada' ? problems.annulled : undefined;
    }
    const changes = tree.Subsanacion === 'S' && tree.RechazoPrevio !== 'X';
    if (known) return changes ? undefined : problems.duplicate;
    return changes ? problems.unknown : undefined;
  }

  function take(record: ReceivedRecord, request: ReceivedRequest, judgement: Judgement): Outcome {
    const { issuer, number, day, operation } = record;
    const remark = remarkOn(record, judgement, request.isLate);
    if (issuer !== request.issuer.nif) return { record, problem: problems.otherIssuer };
    const key = `${issuer} ${number} ${day}`;
    const known = documents.get(key);
    const refusal = conflict(record, known);
    if (refusal) return { record, problem: refusal, duplicateOf: known?.state };
    const problem = judgement.decide(record) ?? remark;
    if (problem?.state === 'Incorrecto') return { record, problem };
    const state = operation === 'Anulacion' ? 'Anulada' : problem ? 'AceptadaConErrores' : 'Correcta';
    documents.set(key, { issuer, number, state, records: (known?.records ?? 0) + 1 });
    return { record, problem };
  }

  return {
    documents: () => [...documents.values()],
    takeAll: (request: ReceivedRequest, judgement: Judgement): Outcome[] =>
      request.records.map((record) => take(record, request, judgement)),
  };
}

export type Registry = ReturnType<typeof createRegistry>;
