import type { CountryCode } from '@idavuelta/shared/contracts';
import type { TaxCorrection, TaxDocumentDetail } from '@idavuelta/shared/contracts/staff';
import { readTaxBuyer } from '@idavuelta/shared/contracts/tax-id';
import type { StaffActor } from '../../../database/actor.ts';
import { createAuditRepository } from '../../../database/audit.repository.ts';
import type { Database, Queryable } from '../../../database/database.ts';
import { AppError, invalidFields } from '../../../errors.ts';
import type { Jobs } from '../../../jobs/jobs.ts';
import type { Authority } from '../authority.ts';
import type { Setups } from '../companies/setups.ts';
import { createDocumentsRepository, type StoredDocument } from '../documents/documents.repository.ts';
import { issueCreditNote, issueDocument } from '../documents/issue.ts';
import { replaceDocument } from '../documents/replace-document.ts';
import type { Buyer } from '../fiscal-document.ts';
import { createRecordsRepository } from '../sending/records.repository.ts';
import type { WriteRecord } from '../sending/write-record.ts';
import { createTaxDocumentsRepository } from './tax-documents.repository.ts';
import { isStuck, type TaxDocuments } from './tax-documents.ts';

interface TaxDocumentChangesDependencies {
  db: Database;
  jobs: Jobs;
  setups: Setups;
  writeRecord: WriteRecord;
  authorities: ReadonlyMap<CountryCode, Authority>;
  documents: TaxDocuments;
}

type AuditedAction = 'issue-tax-document' | 'resend-tax-document' | 'correct-tax-document' | 'annul-tax-document';

const conflict = (message: string) => new AppError('STATE_CONFLICT', { message });

/** @throws VALIDATION_FAILED (`buyer.…`), by the rule that buyers' own data are checked by */
function toBuyer(country: CountryCode, { idKind, ...given }: TaxCorrection['buyer']): Buyer {
  if (idKind === 'none') return { idKind, name: given.name };
  const { taxBuyer, errors } = readTaxBuyer({ kind: idKind, ...given }, country);
  if (!taxBuyer) throw invalidFields(...errors.map(({ field, reason }) => ({ field: `buyer.${field}`, reason })));
  const { kind, ...buyer } = taxBuyer;
  return { idKind: kind, ...buyer };
}

export type TaxDocumentChanges = ReturnType<typeof createTaxDocumentChanges>;

/** Lets staff issue, resend and correct tax documents. Each change is audited. */
export function createTaxDocumentChanges(dependencies: TaxDocumentChangesDependencies) {
  const { db, jobs, setups, writeRecord, authorities, documents } = dependencies;
  const canRepeat = (country: CountryCode) => authorities.get(country)?.canRepeat ?? false;
  const canAnnul = (country: CountryCode) => authorities.get(country)?.canAnnul ?? false;

  /** Locks the payment of a document. @throws NOT_FOUND */
  async function lock(tx: Queryable, id: string): Promise<StoredDocument> {
    const stored = createDocumentsRepository(tx);
    const found = await stored.byId(id);
    if (!found) throw new AppError('NOT_FOUND');
    await stored.lock(found.paymentId);
    return (await stored.byId(id)) ?? found;
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
    /**
     * Issues the document of a charge that has none, as of a time when documents were off, and its credit notes.
     * @throws NOT_FOUND; STATE_CONFLICT when it has one, or documents are off
     */
    issue: (paymentId: number, actor: StaffActor): Promise<TaxDocumentDetail> =>
      db.transaction().execute(async (tx) => {
        const staff = createTaxDocumentsRepository(tx);
        const state = await staff.paymentState(paymentId);
        if (state === undefined) throw new AppError('NOT_FOUND');
        const stored = createDocumentsRepository(tx);
        if ((state !== 'paid' && state !== 'unapplied') || (await stored.current(paymentId)))
          throw conflict('It needs no document.');
        await issueDocument(tx, jobs, paymentId);
        const issued = await stored.current(paymentId);
        if (!issued) throw conflict('Documents of its country are off.');
        for (const refundId of await staff.refundsOf(paymentId)) await issueCreditNote(tx, jobs, refundId);
        await audit(tx, actor, 'issue-tax-document', issued, { document: issued.id, paymentId });
        return documents.find(issued.id, tx);
      }),

    /**
     * Tells the authority of a refused document again, or writes one that could not be written.
     * @throws NOT_FOUND; STATE_CONFLICT
     */
    resend: (id: string, actor: StaffActor): Promise<TaxDocumentDetail> =>
      db.transaction().execute(async (tx) => {
        const document = await lock(tx, id);
        if (!isStuck(document)) throw conflict('The authority did not refuse it.');
        if (document.state === 'refused' && !canRepeat(document.country)) throw conflict('Its number is spent.');
        const { country, taxId } = document;
        await createDocumentsRepository(tx).setState(id, 'issued');
        const told = await createRecordsRepository(tx).ofDocument(id);
        const setup = await setups.of(tx, country);
        if (told.length > 0 && setup)
          await writeRecord(tx, country, setup, { documentId: id, taxId, operation: 'issue' });
        await audit(tx, actor, 'resend-tax-document', document, { document: id });
        await jobs.send('handle-tax-documents', { country }, { tx });
        return documents.find(id, tx);
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
        return documents.find(newId, tx);
      }),
  };
}
