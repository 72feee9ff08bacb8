import { readPeruvianTaxId } from '../tax-id/peru.ts';

/** Limits of a sheet of the complaints book, shared by form and API. */
export const complaintLimits = {
  name: 200,
  documentNumber: 15,
  address: 300,
  phone: 40,
  itemDescription: 500,
  text: 5000,
  orderNumber: 20,
  files: 4,
  /** Size of each file, in bytes. */
  fileBytes: 5 * 1024 * 1024,
  fileName: 120,
  /** Amount claimed, in céntimos. */
  amountMinor: 1_000_000_000,
} as const;

/** A `reclamo` is about what was bought; a `queja` about how the person was served. The words are the law's. */
export const complaintKinds = ['reclamo', 'queja'] as const;
export const complaintItems = ['good', 'service'] as const;
/** `ce`: carné de extranjería. */
export const complaintDocumentKinds = ['dni', 'ce', 'passport', 'ruc'] as const;
export type ComplaintDocumentKind = (typeof complaintDocumentKinds)[number];

const otherDocuments: Record<'ce' | 'passport', RegExp> = {
  ce: /^(?=.*\d)[A-Z0-9]{9,12}$/,
  passport: /^(?=.*\d)[A-Z0-9]{6,12}$/,
};

/** Tells whether a number is one of its kind of document in Peru. Case, points, blanks and dashes are ignored. */
export function isComplaintDocument(kind: ComplaintDocumentKind, typed: string): boolean {
  const number = toDocumentNumber(typed);
  if (kind === 'dni') return readPeruvianTaxId(number)?.kind === 'personal';
  if (kind === 'ruc') return readPeruvianTaxId(number)?.kind === 'company';
  return otherDocuments[kind].test(number);
}

/** A document number without what people write between its characters. */
export const toDocumentNumber = (typed: string) => typed.toUpperCase().replaceAll(/[.\s\p{Pd}]/gu, '');
