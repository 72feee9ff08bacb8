import { type Static, Type } from 'typebox';
import { importMistakeCodes } from '../../staff/import-mistakes.ts';
import { envelope, oneOf } from '../common.ts';
import { hiddenContentSchema } from '../hidden-content.ts';

export const eventImportQuery = Type.Object({
  'dry-run': Type.Boolean({ default: false, description: 'Checks everything and writes nothing' }),
});
export const eventExportQuery = Type.Object({
  slugs: Type.String({ minLength: 1, maxLength: 8000, description: 'Separated by commas', examples: ['gala,pena'] }),
});

export const importedEventSchema = Type.Object(
  {
    slug: Type.String(),
    created: Type.Boolean({ description: 'A new draft' }),
    departures: Type.Integer({ description: 'Named by the file' }),
    tickets: Type.Integer({ description: 'Named by the file' }),
    moved: Type.Optional(Type.Array(Type.String({ examples: ['2027-03-06T20:00 → 21:00'] }))),
  },
  { title: 'ImportedEvent' },
);
const mistakeSchema = Type.Object(
  {
    row: Type.Optional(Type.Integer({ description: 'As spreadsheets count; absent for the whole file' })),
    column: Type.Optional(Type.String()),
    code: oneOf(importMistakeCodes),
    values: Type.Optional(
      Type.Unsafe<Record<string, string | number>>({
        type: 'object',
        additionalProperties: { type: ['string', 'number'] },
      }),
    ),
    reason: Type.String({ description: 'In English' }),
  },
  { title: 'ImportMistake' },
);
export const eventImportSchema = Type.Object(
  {
    events: Type.Array(importedEventSchema),
    mistakes: Type.Array(mistakeSchema, { description: 'With any of them nothing is written' }),
    hidden: Type.Optional(hiddenContentSchema),
  },
  { title: 'EventImport' },
);
export const eventImportResponse = envelope(eventImportSchema, 'What the file does, or would do');

export type ImportedEvent = Static<typeof importedEventSchema>;
export type EventImportResult = Static<typeof eventImportSchema>;
