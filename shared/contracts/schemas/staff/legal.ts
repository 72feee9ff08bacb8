import { type Static, Type } from 'typebox';
import { languages } from '../../locale.ts';
import { maxLegalText } from '../../staff/fields/legal-fields.ts';
import { body, countryCode, envelope, language } from '../common.ts';
import { legalDocument, legalVersionSchema } from '../legal.ts';
import { day, textLines } from '../text.ts';

const texts = body(
  Object.fromEntries(
    languages.map((code) => [code, Type.Optional(textLines(maxLegalText, { examples: ['# Alcance\n\nTodo viaje.'] }))]),
  ),
  { description: 'Plain text by language; required in the country’s own language' },
);

export const legalDocumentOfCountryParams = Type.Object({ country: countryCode, document: legalDocument });
export const legalDocumentChangeSchema = body({
  texts,
  inForceOn: Type.Optional(
    day('Day from which the texts are in force, in the time zone of the country; by default today, never earlier'),
  ),
});

const writtenVersion = Type.Object({ ...legalVersionSchema.properties, texts });

export const staffLegalDocumentSchema = Type.Object(
  {
    country: countryCode,
    document: legalDocument,
    texts: { ...texts, description: 'Texts of the version in force; empty before the first' },
    inForce: Type.Optional(legalVersionSchema),
    next: Type.Optional({ ...writtenVersion, description: 'The version that comes; a change writes it' }),
    earlier: Type.Optional(Type.Array(writtenVersion, { description: 'Versions that were in force, newest first' })),
    today: Type.Optional(day('Current day in the country')),
    language: { ...language, description: 'The country’s own language, shown where a translation is missing' },
    revision: Type.Integer({ description: 'Send it as `If-Match` with a change; 0 before the first change' }),
  },
  { title: 'StaffLegalDocument' },
);
export const staffLegalDocumentResponse = envelope(staffLegalDocumentSchema, 'The document in its current state');
export const staffLegalDocumentsResponse = envelope(
  Type.Array(staffLegalDocumentSchema),
  'All documents of the country, including those without text',
);

export type StaffLegalDocument = Static<typeof staffLegalDocumentSchema>;
export type LegalDocumentChange = Static<typeof legalDocumentChangeSchema>;
