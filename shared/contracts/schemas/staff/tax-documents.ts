import { type Static, Type } from 'typebox';
import { taxBuyerFields as buyer, taxCorrectionFields } from '../../staff/fields/tax-fields.ts';
import { body, countryCode, envelope, id, language, oneOf } from '../common.ts';
import { orderId, orderNumber } from '../orders.ts';
import { anyText, day, moment, textLine } from '../text.ts';
import { contact } from './contact.ts';
import { staffListQuery, staffListResponse } from './lists.ts';
import { moneySchema } from './money.ts';

export const taxDocumentKinds = ['simplified', 'invoice', 'credit-note'] as const;
export const taxDocumentNeeds = ['waiting', 'refused', 'withoutNumber'] as const;
export const taxDocumentStates = ['issued', 'sent', 'accepted', 'refused', 'annulled'] as const;

const documentId = Type.String({ format: 'uuid' });
export const taxDocumentParams = Type.Object({ id: documentId });
export const taxDocumentFileParams = Type.Object({ id: documentId, format: oneOf(['pdf', 'xml']) });

const filters = {
  country: Type.Optional(countryCode),
  from: Type.Optional(day('Issued on this day or later, in the country’s time zone')),
  until: Type.Optional(day('Issued on this day or earlier')),
  kind: Type.Optional(oneOf(taxDocumentKinds)),
  state: Type.Optional(oneOf(taxDocumentStates)),
  needs: Type.Optional(
    oneOf(taxDocumentNeeds, { description: 'Only documents that a company’s `counts` count as this' }),
  ),
  text: Type.Optional(anyText({ maxLength: 200, description: 'Searches number, order, name and tax id of the buyer' })),
};
export const taxDocumentsQuery = Type.Object({ ...staffListQuery(['issuedAt', 'total'], '-issuedAt'), ...filters });
/** A month of a country: `2027-03`. */
export const taxMonthQuery = Type.Object({
  country: countryCode,
  month: Type.String({ pattern: '^20\\d\\d-(0[1-9]|1[0-2])$', examples: ['2027-03'] }),
});

export const taxMonthFileQuery = Type.Object({
  ...taxMonthQuery.properties,
  format: oneOf(['csv', 'xlsx'], { default: 'csv' }),
  language,
});

const row = {
  id: documentId,
  country: countryCode,
  kind: oneOf(taxDocumentKinds),
  number: Type.String({
    description: 'Series and number; empty while the authority has given none',
    examples: ['B001-12'],
  }),
  issuedAt: moment('When it was issued'),
  orderId,
  orderNumber,
  buyer: Type.String({ description: 'Name of the buyer' }),
  total: moneySchema,
  state: oneOf(taxDocumentStates),
  problem: Type.Optional(Type.String({ description: 'The authority’s words, or why it cannot be written' })),
};

export const taxDocumentRowSchema = Type.Object(row, { title: 'TaxDocumentRow' });

export const taxDocumentDetailSchema = Type.Object(
  {
    ...row,
    buyerTaxId: Type.Optional(Type.String({ ...contact, description: 'Document number of the buyer' })),
    buyerAddress: Type.Optional(Type.String(contact)),
    base: moneySchema,
    tax: moneySchema,
    taxPercent: Type.Number(),
    lines: Type.Array(Type.Object({ description: Type.String(), quantity: Type.Integer(), total: moneySchema })),
    reason: Type.Optional(Type.String({ description: 'Why a credit note corrects' })),
    related: Type.Array(
      Type.Object({
        id: documentId,
        kind: oneOf(taxDocumentKinds),
        number: Type.String(),
        relation: oneOf(['corrects', 'corrected-by', 'replaces', 'replaced-by']),
      }),
    ),
    records: Type.Array(
      Type.Object({
        operation: oneOf(['issue', 'annul']),
        state: oneOf(['made', 'sent', 'accepted', 'observed', 'refused']),
        message: Type.Optional(Type.String({ description: 'The authority’s words' })),
        sha256: Type.Optional(Type.String()),
        madeAt: moment('When it was made'),
      }),
      { description: 'What the authority was told, newest first' },
    ),
    hasPdf: Type.Boolean(),
    canResend: Type.Boolean({ description: 'It was refused, or could not be written' }),
    canCorrect: Type.Boolean(),
    canAnnul: Type.Boolean(),
  },
  { title: 'TaxDocumentDetail' },
);

export const taxDocumentsResponse = staffListResponse(taxDocumentRowSchema, 'Tax documents');
export const taxDocumentResponse = envelope(taxDocumentDetailSchema, 'The document');

/** A correction: the same sale with other facts of the buyer. */
export const taxCorrectionSchema = body({
  method: oneOf(['credit-note', 'annulment'], {
    description: 'A credit note takes the document back; an annulment says that it should not have been issued',
  }),
  reason: textLine(taxCorrectionFields.reason.max, {
    description: 'Why, in the country’s language; told the authority with an annulment',
  }),
  buyer: body({
    idKind: oneOf(['company', 'personal', 'passport', 'none']),
    taxId: Type.Optional(textLine(buyer.taxId.max)),
    name: anyText({ maxLength: buyer.name.max }),
    address: Type.Optional(anyText({ maxLength: buyer.address.max })),
    country: Type.Optional(Type.String({ pattern: buyer.country.pattern })),
  }),
});

export const chargesWithoutDocumentQuery = Type.Object({ country: countryCode });
export const chargesWithoutDocumentResponse = envelope(
  Type.Array(
    Type.Object({ paymentId: id, orderId, orderNumber, amount: moneySchema, chargedAt: moment('When it was charged') }),
  ),
  'Charges of the last 90 days without a tax document, newest first, at most 200',
);
export const issueDocumentSchema = body({ paymentId: id });

export type TaxDocumentRow = Static<typeof taxDocumentRowSchema>;
export type TaxDocumentDetail = Static<typeof taxDocumentDetailSchema>;
export type TaxDocumentsQuery = Static<typeof taxDocumentsQuery>;
export type TaxMonth = Static<typeof taxMonthQuery>;
export type TaxCorrection = Static<typeof taxCorrectionSchema>;
export type ChargeWithoutDocument = Static<typeof chargesWithoutDocumentResponse>['data'][number];
