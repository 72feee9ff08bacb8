import { type Static, Type } from 'typebox';
import { languages } from '../../locale.ts';
import { mostLegalText } from '../../staff/fields/legal-fields.ts';
import { body, countryCode, envelope, language } from '../common.ts';
import { legalDocument } from '../legal.ts';
import { textLines } from '../text.ts';

const texts = body(
  Object.fromEntries(
    languages.map((code) => [
      code,
      Type.Optional(textLines(mostLegalText, { examples: ['# Alcance\n\nTodo viaje.'] })),
    ]),
  ),
  { description: 'Plain text by language; the country’s own language has one' },
);

export const legalDocumentOfCountryParams = Type.Object({ country: countryCode, document: legalDocument });
export const legalDocumentChangeSchema = body({ texts });

export const staffLegalDocumentSchema = Type.Object(
  {
    country: countryCode,
    document: legalDocument,
    texts,
    language: { ...language, description: 'The country’s own language, which visitors without a text read' },
    revision: Type.Integer({ description: 'For `If-Match` of a change; 0 before the first one' }),
  },
  { title: 'StaffLegalDocument' },
);
export const staffLegalDocumentResponse = envelope(staffLegalDocumentSchema, 'As it is now');
export const staffLegalDocumentsResponse = envelope(
  Type.Array(staffLegalDocumentSchema),
  'Every document of the country, whether it has texts or not',
);

export type StaffLegalDocument = Static<typeof staffLegalDocumentSchema>;
export type LegalDocumentChange = Static<typeof legalDocumentChangeSchema>;
