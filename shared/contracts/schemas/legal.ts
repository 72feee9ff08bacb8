import { Type } from 'typebox';
import { legalDocuments } from '../legal.ts';
import { type Language, languages } from '../locale.ts';
import { countryQuery, envelope, language, oneOf } from './common.ts';
import { day } from './text.ts';

export const legalDocument = oneOf(legalDocuments, { description: 'Kind of legal document' });

const version = Type.Integer({ minimum: 1, maximum: 1_000_000, description: 'Number of the version, from 1' });
const inForceOn = day('Day from which the version is in force, in the time zone of the country');

/** A version of a legal document. */
export const legalVersionSchema = Type.Object({ version, inForceOn });

/** A version that was in force when an order was placed, in the language that its buyer could read it in. */
export const acceptedDocumentSchema = Type.Object(
  { document: legalDocument, ...legalVersionSchema.properties, language },
  { title: 'AcceptedDocument' },
);

export const legalDocumentParams = Type.Object({ document: legalDocument });
export const legalDocumentQuery = Type.Object({
  ...countryQuery.properties,
  language: Type.Optional(
    oneOf<Language>(languages, { description: 'Language of the text; by default that of the country' }),
  ),
  version: Type.Optional({ ...version, description: 'A version that is or was in force; by default the one in force' }),
});

export const legalTextSchema = Type.Object(
  {
    document: legalDocument,
    language,
    text: Type.String({
      description: 'Plain text: paragraphs with an empty line between them; a line that begins with `# ` is a heading',
      examples: ['# Qué datos guardamos\n\nTu nombre y tu correo.'],
    }),
    version: Type.Optional(version),
    inForceOn: Type.Optional(inForceOn),
    versions: Type.Optional(
      Type.Array(legalVersionSchema, { description: 'All versions that are or were in force, newest first' }),
    ),
  },
  { title: 'LegalText' },
);

export const legalDocumentsResponse = envelope(Type.Array(legalDocument), 'Legal documents available for the country');
export const legalTextResponse = envelope(
  legalTextSchema,
  'The text in the requested language, or else in that of the country',
);
