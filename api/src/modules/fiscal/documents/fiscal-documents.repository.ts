import type { Queryable } from '../../../database/database.ts';
import type { DocumentKind, FiscalDocument } from '../fiscal-document.ts';

const selectDocuments = (db: Queryable) =>
  db
    .selectFrom('fiscal_document as f')
    .leftJoin('fiscal_document as of', 'of.id', 'f.corrects_id')
    .select(['f.id', 'f.kind', 'f.series', 'f.number', 'f.issued_at as issuedAt', 'f.currency', 'f.content'])
    .select(['f.base_minor as baseMinor', 'f.tax_minor as taxMinor', 'f.total_minor as totalMinor'])
    .select(['of.kind as ofKind', 'of.series as ofSeries', 'of.number as ofNumber', 'of.issued_at as ofIssuedAt'])
    .select(['of.total_minor as ofTotalMinor']);

type Row = Awaited<ReturnType<ReturnType<typeof selectDocuments>['execute']>>[number];

function correctedOf(row: Row): FiscalDocument['corrects'] {
  const { ofKind, ofSeries, ofNumber, ofIssuedAt, ofTotalMinor, currency } = row;
  if (ofKind === null || ofSeries === null || ofNumber === null || ofIssuedAt === null || ofTotalMinor === null) return;
  return {
    kind: ofKind as Exclude<DocumentKind, 'credit-note'>,
    series: ofSeries,
    number: ofNumber,
    issuedAt: ofIssuedAt,
    total: { minor: ofTotalMinor, currency },
  };
}

/** @throws Error for a document that has no number yet, or corrects one that has none */
function toDocument(row: Row): FiscalDocument {
  const { kind, series, number, issuedAt, currency, content, baseMinor, taxMinor, totalMinor } = row;
  const corrects = correctedOf(row);
  if (number === null) throw new Error('The document has no number yet.');
  if (kind === 'credit-note' && !corrects) throw new Error('The corrected document has no number yet.');
  const money = (minor: number) => ({ minor, currency });
  return {
    ...content,
    ...{ kind, series, number, issuedAt, currency },
    ...{ base: money(baseMinor), tax: money(taxMinor), total: money(totalMinor) },
    ...(corrects && { corrects }),
  };
}

/** Reads tax documents as authorities and printed pages want them. */
export const createFiscalDocumentsRepository = (db: Queryable) => ({
  async byIds(ids: string[]): Promise<Map<string, FiscalDocument>> {
    if (ids.length === 0) return new Map();
    const rows = await selectDocuments(db).where('f.id', 'in', ids).execute();
    return new Map(rows.map((row) => [row.id, toDocument(row)]));
  },

  async byId(id: string): Promise<FiscalDocument> {
    return toDocument(await selectDocuments(db).where('f.id', '=', id).executeTakeFirstOrThrow());
  },
});
