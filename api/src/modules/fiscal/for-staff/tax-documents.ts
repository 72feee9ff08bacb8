import type { CountryCode } from '@idavuelta/shared/contracts';
import type {
  ChargeWithoutDocument,
  StaffList,
  TaxDocumentDetail,
  TaxDocumentRow,
  TaxDocumentsQuery,
} from '@idavuelta/shared/contracts/staff';
import type { StaffActor } from '../../../database/actor.ts';
import { createAuditRepository } from '../../../database/audit.repository.ts';
import type { Database, Queryable } from '../../../database/database.ts';
import { isoMoment } from '../../../database/iso-moment.ts';
import { AppError } from '../../../errors.ts';
import type { Authority } from '../authority.ts';
import { createDocumentsRepository } from '../documents/documents.repository.ts';
import { createRecordsRepository } from '../sending/records.repository.ts';
import { createTaxDocumentsRepository } from './tax-documents.repository.ts';

interface TaxDocumentsDependencies {
  db: Database;
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
export const isStuck = ({ state, problem }: { state: string; problem: string | null }) =>
  state !== 'annulled' && (state === 'refused' || problem !== null);

export type TaxDocuments = ReturnType<typeof createTaxDocuments>;

/** Lets staff find and read tax documents. */
export function createTaxDocuments({ db, authorities }: TaxDocumentsDependencies) {
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

  return {
    async list(query: TaxDocumentsQuery): Promise<StaffList<TaxDocumentRow>> {
      const { rows, total } = await createTaxDocumentsRepository(db).list(query);
      return { rows: rows.map(toRow), total };
    },

    /** @throws NOT_FOUND */
    find: (id: string, queryable: Queryable = db) => find(queryable, id),

    /** Returns a file with the buyer's data, which is audited. @throws NOT_FOUND, also while it is not written */
    async file(id: string, format: 'pdf' | 'xml', actor: StaffActor) {
      const documents = createTaxDocumentsRepository(db);
      const file = await (format === 'pdf' ? documents.pdf(id) : documents.xml(id));
      if (!file) throw new AppError('NOT_FOUND');
      const detail = { operation: 'downloadTaxDocument', document: id };
      await createAuditRepository(db).add({ actor, action: 'read-contacts', subject: file.orderId, detail });
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
  };
}
