import type { CountryCode } from '@idavuelta/shared/contracts';
import type {
  ChargeWithoutDocument,
  StaffList,
  TaxCorrection,
  TaxDocumentDetail,
  TaxDocumentRow,
  TaxDocumentsQuery,
} from '@idavuelta/shared/contracts/staff';
import { readTaxId } from '@idavuelta/shared/contracts/tax-id';
import type { StaffActor } from '../../../database/actor.ts';
import { createAuditRepository } from '../../../database/audit.repository.ts';
import type { Database, Queryable } from '../../../database/database.ts';
import { isoMoment } from '../../../database/iso-moment.ts';
import { AppError, invalidFields } from '../../../errors.ts';
import type { Jobs } from '../../../jobs/jobs.ts';
import type { Authority } from '../authority.ts';
import type { Setups } from '../companies/setups.ts';
import { createDocumentsRepository, type StoredDocument } from '../documents/documents.repository.ts';
import { issueCreditNote, issueDocument, replaceDocument } from '../documents/issue.ts';
import type { Buyer } from '../fiscal-document.ts';
import { createRecordsRepository } from '../sending/records.repository.ts';
import type { WriteRecord } from '../sending/write-record.ts';
import { createTaxDocumentsRepository } from './tax-documents.repository.ts';

interface TaxDocumentsDependencies {
  db: Database;
  jobs: Jobs;
  setups: Setups;
  writeRecord: WriteRecord;
  authorities: ReadonlyMap<CountryCode, Authority>;
}

type ListedRow = Awaited<ReturnType<ReturnType<typeof createTaxDocumentsRepository>['list']>>['rows'][number];

const toRow = ({ issuedAt, totalMinor, currency, problem, ...row }: ListedRow): TaxDocumentRow => ({
  ...row,
  issuedAt: isoMoment(issuedAt),
  total: { minor: totalMinor, currency },
  ...(problem !== null && { problem }),
});

/** It was refused, or could not be written. */
const isStuck = ({ state, problem }: { state: string; problem: string | null }) =>
  state !== 'annulled' && (state === 'refused' || problem !== null);

const conflict = (message: string) => new AppError('STATE_CONFLICT', { message });

/** @throws VALIDATION_FAILED (`buyer.taxId`, `buyer.name`, `buyer.address`) */
function toBuyer(country: CountryCode, { idKind, taxId, name, address, country: from }: TaxCorrection['buyer']): Buyer {
  if (idKind === 'none') return { idKind, name };
  if (!name.trim()) throw invalidFields({ field: 'buyer.name', reason: 'required' });
  if (!taxId) throw invalidFields({ field: 'buyer.taxId', reason: 'required' });
  if (idKind === 'company' && !address?.trim()) throw invalidFields({ field: 'buyer.address', reason: 'required' });
  const found = idKind === 'passport' ? { taxId, kind: idKind } : readTaxId(country, taxId);
  if (found?.kind !== idKind) throw invalidFields({ field: 'buyer.taxId', reason: 'invalid' });
  return { idKind, taxId: found.taxId, name, ...(address && { address }), ...(from && { country: from }) };
}

export type TaxDocuments = ReturnType<typeof createTaxDocuments>;

/** Lets staff read, issue, resend and correct tax documents. Each change is audited. */
export function createTaxDocuments({ db, jobs, setups, writeRecord, authorities }: TaxDocumentsDependencies) {
  const canRepeat = (country: CountryCode) => authorities.get(country)?.canRepeat ?? false;
  const canAnnul = (country: CountryCode) => authorities.get(country)?.canAnnul ?? false;

  async function find(queryable: Queryable, id: string): Promise<TaxDocumentDetail> {
    const row = await createTaxDocumentsRepository(queryable).detail(id);
    if (!row) throw new AppError('NOT_FOUND');
    const { content, baseMinor, taxMinor, related, hasPdf, paymentId: _, ...listed } = row;
    const { buyer, lines, taxPercent, reason } = content;
    const records = await createRecordsRepository(queryable).ofDocument(id);
    const stored = await createDocumentsRepository(queryable).byId(id);
    const hasLeft = stored !== undefined && stored.creditedMinor < stored.totalMinor;
    const stuck = isStuck(row);
    const isNote = row.kind === 'credit-note';
    const isCurrent = row.state !== 'annulled' && !related.some(({ relation }) => relation === 'replaced-by');
    const money = (minor: number) => ({ minor, currency: row.currency });
    return {
      ...toRow(listed),
      ...(buyer.taxId && { buyerTaxId: buyer.taxId }),
      ...(buyer.address && { buyerAddress: buyer.address }),
      base: money(baseMinor),
      tax: money(taxMinor),
      taxPercent,
      lines: lines.map(({ description, quantity, total }) => ({ description, quantity, total })),
      ...(reason && { reason }),
      related,
      records: records.map(({ operation, state, code, message, sha256, madeAt }) => {
        const words = [code, message].filter(Boolean).join(' ');
        return {
          operation,
          state,
          ...(words && { message: words }),
          ...(sha256 && { sha256 }),
          madeAt: isoMoment(madeAt),
        };
      }),
      hasPdf,
      canResend: stuck && (row.state !== 'refused' || canRepeat(row.country)),
      canCorrect: isCurrent && !isNote && hasLeft && (row.state !== 'refused' || canAnnul(row.country)),
      canAnnul:
        isCurrent && !isNote && canAnnul(row.country) && !related.some(({ relation }) => relation === 'corrected-by'),
    };
  }

  /** Locks the payment of a document. @throws NOT_FOUND */
  async function lock(tx: Queryable, id: string): Promise<StoredDocument> {
    const documents = createDocumentsRepository(tx);
    const found = await documents.byId(id);
    if (!found) throw new AppError('NOT_FOUND');
    await documents.lock(found.paymentId);
    return (await documents.byId(id)) ?? found;
  }

  const audit = (
    tx: Queryable,
    actor: StaffActor,
    action: AuditedAction,
    { orderId }: StoredDocument,
    detail: object,
  ) => createAuditRepository(tx).add({ actor, action, subject: orderId, detail });

  /** Tells the authority that a document should not have been issued. @throws STATE_CONFLICT */
  async function annul(tx: Queryable, document: StoredDocument, reason: string) {
    const { id, country, taxId, creditedMinor } = document;
    if (!canAnnul(country) || creditedMinor > 0) throw conflict('It cannot be annulled.');
    const setup = await setups.of(tx, country);
    const records = createRecordsRepository(tx);
    const told = await records.ofDocument(id);
    if (told.some(({ state }) => state === 'made' || state === 'sent'))
      throw conflict('The authority has not decided yet.');
    // Only what the authority has is to be taken back.
    if (setup && told.some(({ state }) => state === 'accepted' || state === 'observed'))
      await writeRecord(tx, country, setup, { documentId: id, taxId, operation: 'annul', reason });
    await createDocumentsRepository(tx).setState(id, 'annulled');
  }

  return {
    async list(query: TaxDocumentsQuery): Promise<StaffList<TaxDocumentRow>> {
      const { rows, total } = await createTaxDocumentsRepository(db).list(query);
      return { rows: rows.map(toRow), total };
    },

    /** @throws NOT_FOUND */
    find: (id: string) => find(db, id),

    /** @throws NOT_FOUND, also while it is not written */
    async file(id: string, format: 'pdf' | 'xml') {
      const documents = createTaxDocumentsRepository(db);
      const file = await (format === 'pdf' ? documents.pdf(id) : documents.xml(id));
      if (!file) throw new AppError('NOT_FOUND');
      return file;
    },

    async chargesWithout(country: CountryCode): Promise<ChargeWithoutDocument[]> {
      const rows = await createTaxDocumentsRepository(db).chargesWithout(country);
      return rows.map(({ minor, currency, chargedAt, ...row }) => ({
        ...row,
        amount: { minor, currency },
        chargedAt: isoMoment(chargedAt ?? new Date(0)),
      }));
    },

    /**
     * Issues the document of a charge that has none, as of a time when documents were off, and its credit notes.
     * @throws NOT_FOUND; STATE_CONFLICT when it has one, or documents are off
     */
    issue: (paymentId: number, actor: StaffActor): Promise<TaxDocumentDetail> =>
      db.transaction().execute(async (tx) => {
        const staff = createTaxDocumentsRepository(tx);
        const state = await staff.paymentState(paymentId);
        if (state === undefined) throw new AppError('NOT_FOUND');
        const documents = createDocumentsRepository(tx);
        if ((state !== 'paid' && state !== 'unapplied') || (await documents.current(paymentId)))
          throw conflict('It needs no document.');
        await issueDocument(tx, jobs, paymentId);
        const issued = await documents.current(paymentId);
        if (!issued) throw conflict('Documents of its country are off.');
        for (const refundId of await staff.refundsOf(paymentId)) await issueCreditNote(tx, jobs, refundId);
        await audit(tx, actor, 'issue-tax-document', issued, { document: issued.id, paymentId });
        return find(tx, issued.id);
      }),

    /** Tells the authority of a refused document again, or writes one that could not be written. @throws NOT_FOUND; STATE_CONFLICT */
    resend: (id: string, actor: StaffActor): Promise<TaxDocumentDetail> =>
      db.transaction().execute(async (tx) => {
        const document = await lock(tx, id);
        if (!isStuck(document)) throw conflict('The authority did not refuse it.');
        if (document.state === 'refused' && !canRepeat(document.country)) throw conflict('Its number is spent.');
        const { country, taxId } = document;
        const documents = createDocumentsRepository(tx);
        await documents.setState(id, 'issued');
        const told = await createRecordsRepository(tx).ofDocument(id);
        const setup = await setups.of(tx, country);
        if (told.length > 0 && setup)
          await writeRecord(tx, country, setup, { documentId: id, taxId, operation: 'issue' });
        await audit(tx, actor, 'resend-tax-document', document, { document: id });
        await jobs.send('handle-tax-documents', { country }, { tx });
        return find(tx, id);
      }),

    /** Mails a document to its buyer again. @throws NOT_FOUND, also while it is not written */
    async mail(id: string): Promise<Record<string, never>> {
      const { orderId, hasPdf } = (await createTaxDocumentsRepository(db).detail(id)) ?? {};
      if (!orderId || !hasPdf) throw new AppError('NOT_FOUND');
      await jobs.send('send-mail', { kind: 'tax-document', orderId, documentId: id });
      return {};
    },

    /**
     * Replaces a document by one with other facts of the buyer.
     * @returns the new document
     * @throws NOT_FOUND; STATE_CONFLICT; VALIDATION_FAILED (`buyer.…`)
     */
    correct: (id: string, { method, reason, buyer }: TaxCorrection, actor: StaffActor): Promise<TaxDocumentDetail> =>
      db.transaction().execute(async (tx) => {
        const document = await lock(tx, id);
        const current = await createDocumentsRepository(tx).current(document.paymentId);
        if (current?.id !== id) throw conflict('It is not the document that counts.');
        if (document.totalMinor === document.creditedMinor) throw conflict('All of it was paid back.');
        const newBuyer = toBuyer(document.country, buyer);
        // The authority has nothing of a refused document that a credit note could correct.
        const annulled = method === 'annulment';
        if (annulled) await annul(tx, document, reason);
        else if (document.state === 'refused') throw conflict('It was refused: it is annulled, not corrected.');
        const newId = await replaceDocument(tx, jobs, document, { buyer: newBuyer, annulled });
        const action = annulled ? 'annul-tax-document' : 'correct-tax-document';
        await audit(tx, actor, action, document, { document: id, replacedBy: newId, reason });
        return find(tx, newId);
      }),
  };
}

type AuditedAction = 'issue-tax-document' | 'resend-tax-document' | 'correct-tax-document' | 'annul-tax-document';
