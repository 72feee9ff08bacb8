import type { CountryCode } from '@idavuelta/shared/contracts';
import { databaseClock, type Queryable } from '../../../database/database.ts';
import type { Operation } from '../../../database/fiscal-content.ts';
import type { Authority, RecordRequest, Setup } from '../authority.ts';
import type { Setups } from '../companies/setups.ts';
import { createFiscalDocumentsRepository } from '../documents/fiscal-documents.repository.ts';
import { createRecordsRepository } from './records.repository.ts';

export interface WantedRecord {
  documentId: string;
  taxId: string;
  operation: Operation;
  /** Why it is annulled. */
  reason?: string;
}

type Told = Awaited<ReturnType<ReturnType<typeof createRecordsRepository>['ofDocument']>>;

/** What the authority said of the record of the same kind before. */
function saidBefore(told: Told, operation: Operation): RecordRequest['before'] {
  const [last, ...earlier] = told.filter((record) => record.operation === operation);
  if (last?.state !== 'observed' && last?.state !== 'refused') return undefined;
  return { state: last.state, wasRepeated: earlier.length > 0 };
}

const hasIt = ({ operation, state }: Told[number]) =>
  operation === 'issue' && (state === 'accepted' || state === 'observed');

/** Creates the function that writes what a country's authority is told of a document, at the end of its chain. */
export const createWriteRecord =
  ({ setups, authorities }: { setups: Setups; authorities: ReadonlyMap<CountryCode, Authority> }) =>
  /** @throws Error that names what the authority would refuse; CertificateError */
  async (tx: Queryable, country: CountryCode, setup: Setup, wanted: WantedRecord): Promise<void> => {
    const authority = authorities.get(country);
    if (!authority) throw new Error(`Documents of ${country} have no authority.`);
    const { documentId, taxId, operation, reason } = wanted;
    const records = createRecordsRepository(tx);
    const document = await createFiscalDocumentsRepository(tx).byId(documentId);
    const told = await records.ofDocument(documentId);
    const chain = authority.hasChain ? await records.chain(taxId) : undefined;
    const madeAt = await databaseClock(tx);
    const before = saidBefore(told, operation);
    const caf = await setups.caf(tx, taxId, document);
    const record = await authority.write(
      {
        ...{ document, operation, madeAt },
        ...(reason && { reason }),
        ...(before && { before }),
        isKnown: told.some(hasIt),
        place: { position: (chain?.position ?? 0) + 1, link: chain?.link ?? undefined },
        cafs: caf ? [caf] : [],
      },
      setup,
    );
    const position = chain ? chain.position + 1 : null;
    await records.add({ documentId, operation, reason, madeAt, taxId, position, ...record });
  };

export type WriteRecord = ReturnType<typeof createWriteRecord>;
