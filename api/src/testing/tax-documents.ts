import type { TaxDocument } from '@idavuelta/shared/contracts';
import { peruDefaults } from '../modules/fiscal/pe/settings.ts';
import type { TestApp } from './test-app.ts';

/** Lets a company issue tax documents in Peru. @param namedFrom total in soles from which buyers are named */
export const switchOn = ({ query }: TestApp, { namedFrom }: { namedFrom?: number } = {}) =>
  query(
    `INSERT INTO fiscal_company (country_code, is_on, issuer, tax_percent, settings)
     VALUES ('PE', true, '{"taxId": "20100070970"}', 18, $1)
     ON CONFLICT (country_code) DO UPDATE SET is_on = true, settings = $1`,
    [{ ...peruDefaults, namedFrom }],
  );

interface NewDocument {
  kind?: TaxDocument['kind'];
  /** Null while there is none. */
  number: number | null;
  xml?: string;
  correctsId?: string;
}

const content = { buyer: { idKind: 'none', name: 'Ana Rojas' }, lines: [], taxPercent: 18, timeZone: 'America/Lima' };

/** Adds a document of S/45.00 to an order, with its PDF and XML. @returns its id */
export async function addDocument(
  { query }: TestApp,
  orderId: string,
  { kind = 'simplified', number, xml = '<Invoice/>', correctsId }: NewDocument,
): Promise<string> {
  const [row] = await query<{ id: string }>(
    `WITH p AS (INSERT INTO payment (order_id, provider, reference, amount_minor, currency)
       VALUES ($1, 'webpay', gen_random_uuid()::text, 4500, 'PEN') RETURNING id),
     f AS (INSERT INTO fiscal_document (country_code, tax_id, kind, series, number, order_id, payment_id, corrects_id,
         currency, base_minor, tax_minor, total_minor, content, pdf)
       SELECT 'PE', '20131312955', $2, 'B001', $3::int, $1, p.id, $4::uuid, 'PEN', 3814, 686, 4500, $6, '%PDF' FROM p
       RETURNING id),
     r AS (INSERT INTO fiscal_record (document_id, operation, tax_id, xml)
       SELECT id, 'issue', '20131312955', convert_to($5, 'UTF8') FROM f)
     SELECT id FROM f`,
    [orderId, kind, number, correctsId ?? null, xml, content],
  );
  if (!row) throw new Error('The document was not added.');
  return row.id;
}
