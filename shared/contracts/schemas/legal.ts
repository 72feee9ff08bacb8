import { Type } from 'typebox';
import { legalDocuments } from '../legal.ts';
import { type Language, languages } from '../locale.ts';
import { countryQuery, envelope, language, oneOf } from './common.ts';

export const legalDocument = oneOf(legalDocuments, { description: 'Kind of legal document' });

export const legalDocumentParams = Type.Object({ document: legalDocument });
export const legalDocumentQuery = Type.Object({
  ...countryQuery.properties,
  language: Type.Optional(
    oneOf<Language>(languages, { description: 'Language of the text; by default that of the country' }),
  ),
});

export const legalTextSchema = Type.Object(
  {
    document: legalDocument,
    language,
    text: Type.String({
      description: 'Plain text: paragraphs with an empty line between them; a line that begins with `# ` is a heading',
      examples: ['# Qué datos guardamos\n\nTu nombre y tu correo.'],
    }),
  },
  { title: 'LegalText' },
);

export const legalDocumentsResponse = envelope(Type.Array(legalDocument), 'Legal documents available for the country');
export const legalTextResponse = envelope(
  legalTextSchema,
  'The text in the requested language, or else in that of the country',
);
