import { Type } from 'typebox';
import {
  complaintDocumentKinds,
  complaintItems,
  complaintKinds,
  complaintLimits as limits,
} from '../rules/complaints.ts';
import { body, countryCode, envelope, oneOf } from './common.ts';
import { anyText, email, moment, textLine, textLines } from './text.ts';

/** Only Peru has a complaints book. */
export const complaintCountryQuery = Type.Object({
  'country-code': oneOf(['PE'], { default: 'PE', description: 'Country of the complaints book, ISO 3166-1' }),
});

const documentKind = oneOf(complaintDocumentKinds, { description: '`ce`: carné de extranjería' });
const documentNumber = textLine(limits.documentNumber, { examples: ['41234567'] });

/** What a person writes into the book. */
export const complaintFields = {
  name: textLine(limits.name, { examples: ['Rosa Quispe Huamán'] }),
  documentKind,
  documentNumber,
  address: textLine(limits.address, { examples: ['Jr. Ancash 320, Lima'] }),
  phone: textLine(limits.phone, { examples: ['+51 987 654 321'] }),
  email,
  guardian: Type.Optional(
    body(
      { name: textLine(limits.name), documentKind, documentNumber },
      { description: 'Mother, father or guardian of a person who is not of age' },
    ),
  ),
  item: oneOf(complaintItems, { description: 'What was bought' }),
  itemDescription: textLine(limits.itemDescription),
  amountMinor: Type.Optional(
    Type.Integer({ minimum: 0, maximum: limits.amountMinor, description: 'Amount claimed, in céntimos of a sol' }),
  ),
  orderNumber: Type.Optional(anyText({ maxLength: limits.orderNumber })),
  kind: oneOf(complaintKinds, { description: '`reclamo`: about what was bought; `queja`: about how one was served' }),
  detail: textLines(limits.text),
  request: textLines(limits.text, { description: 'What the person asks for' }),
};

export const complaintSchema = body(complaintFields, { title: 'Complaint' });

export const complaintCompanySchema = Type.Object(
  {
    name: Type.String(),
    taxId: Type.String({ description: 'RUC; empty where none is set up' }),
    address: Type.String(),
  },
  { title: 'ComplaintCompany' },
);

/** A day without a time. */
const plainDay = (description: string) => Type.String({ format: 'date', description, examples: ['2027-08-19'] });

export const complaintSheetFields = {
  number: Type.String({ description: 'Number of the sheet and year', examples: ['000000012-2027'] }),
  country: countryCode,
  filedAt: moment('When the sheet was filed'),
  filedOn: plainDay('Day of filing in the country'),
  dueOn: plainDay('Last day of the term for the answer, in the country'),
  company: complaintCompanySchema,
};

export const complaintSheetSchema = Type.Object(
  {
    ...complaintSheetFields,
    ...complaintFields,
    files: Type.Array(Type.String(), { description: 'Names of the files' }),
  },
  { title: 'ComplaintSheet' },
);

export const complaintSheetResponse = envelope(complaintSheetSchema, 'The sheet, numbered and stored');
export const complaintCompanyResponse = envelope(complaintCompanySchema, 'The company that keeps the book');
