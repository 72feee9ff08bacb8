import type { CountryCode } from '@idavuelta/shared/contracts';
import type { Database } from '../../../database/database.ts';
import type { Jobs } from '../../../jobs/jobs.ts';
import type { Log } from '../../../log/log.ts';
import type { OrderStates } from '../../orders/order-states.ts';
import type { Authority } from '../authority.ts';
import { createCompaniesRepository } from '../companies/companies.repository.ts';
import type { Setups } from '../companies/setups.ts';
import { createFiscalDocumentsRepository } from '../documents/fiscal-documents.repository.ts';
import { documentPdf } from '../pdf/document-pdf.ts';
import { CertificateError } from '../signing/certificate.ts';
import { flagRefused } from './flag-refused.ts';
import { createRecordsRepository } from './records.repository.ts';
import type { WriteRecord } from './write-record.ts';

interface MakeRecordsDependencies {
  db: Database;
  jobs: Jobs;
  setups: Setups;
  states: Pick<OrderStates, 'flag'>;
  writeRecord: WriteRecord;
  log: Log;
}

/** Creates what writes the records and the pages of documents that were issued. */
export function createMakeRecords({ db, jobs, setups, states, writeRecord, log }: MakeRecordsDependencies) {
  /**
   * Writes the record of the next document. One that the authority would refuse is flagged, and the next one follows.
   * @returns false when there is none, or the certificate is missing or out of date
   */
  const makeNext = (country: CountryCode): Promise<boolean> =>
    db.transaction().execute(async (tx) => {
      await createCompaniesRepository(tx).lock(country);
      const setup = await setups.of(tx, country);
      const records = createRecordsRepository(tx);
      const found = await records.nextDocument(country);
      if (!setup || !found) return false;
      const { id, taxId, orderId } = found;
      try {
        await writeRecord(tx, country, setup, { documentId: id, taxId, operation: 'issue' });
      } catch (error) {
        const { message } = error as Error;
        log.warn({ document: id, reason: message }, 'tax document not written');
        if (error instanceof CertificateError) return false;
        await records.problem(id, message);
        await flagRefused(tx, states, { orderId, document: id, words: message });
      }
      return true;
    });

  /**
   * Prints the next document that has a record, once, and mails it to the buyer. One that cannot be printed is tried
   * again by the next job.
   * @param after ordinal of the document before
   * @returns its ordinal
   */
  const printNext = ({ country, printing }: Authority, after: number): Promise<number | undefined> =>
    db.transaction().execute(async (tx) => {
      const records = createRecordsRepository(tx);
      const found = await records.nextUnprinted(country, after);
      const setup = found && (await setups.of(tx, country));
      if (!found || !setup) return undefined;
      const { id, ordinal, orderId, stamp } = found;
      const document = await createFiscalDocumentsRepository(tx).byId(id);
      try {
        await records.print(id, await documentPdf(document, stamp ?? undefined, printing(setup)));
      } catch (error) {
        log.error({ document: id, reason: (error as Error).message }, 'tax document not printed');
        return ordinal;
      }
      await jobs.send('send-mail', { kind: 'tax-document', orderId, documentId: id }, { tx });
      return ordinal;
    });

  return async (authority: Authority) => {
    while (await makeNext(authority.country));
    let printed: number | undefined = 0;
    while (printed !== undefined) printed = await printNext(authority, printed);
  };
}
