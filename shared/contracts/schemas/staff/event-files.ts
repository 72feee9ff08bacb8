import { type Static, Type } from 'typebox';
import { importMistakeCodes } from '../../staff/import-mistakes.ts';
import { envelope, oneOf } from '../common.ts';
import { hiddenContentSchema } from '../hidden-content.ts';

export const eventImportQuery = Type.Object({
  'dry-run': Type.Boolean({ default: false, description: 'Validates the file without writing anything' }),
});
export const eventExportQuery = Type.Object({
  slugs: Type.String({
    minLength: 1,
    maxLength: 8000,
    description: 'Slugs, separated by commas',
    examples: ['gala,pena'],
  }),
});

export const importedEventSchema = Type.Object(
  {
    slug: Type.String(),
    created: Type.Boolean({ description: 'Whether the event is new; it is created as a draft' }),
    departures: Type.Integer({ description: 'Number of departures in the file' }),
    tickets: Type.Integer({ description: 'Number of tickets in the file' }),
    moved: Type.Optional(Type.Array(Type.String({ examples: ['2027-03-06T20:00 → 21:00'] }))),
  },
  { title: 'ImportedEvent' },
);
const mistakeSchema = Type.Object(
  {
    row: Type.Optional(
      Type.Integer({ description: 'Row number as in a spreadsheet; absent if the mistake concerns the whole file' }),
    ),
    column: Type.Optional(Type.String()),
    code: oneOf(importMistakeCodes),
    values: Type.Optional(
      Type.Unsafe<Record<string, string | number>>({
        type: 'object',
        additionalProperties: { type: ['string', 'number'] },
      }),
    ),
    reason: Type.String({ description: 'Explanation, in English' }),
  },
  { title: 'ImportMistake' },
);
export const eventImportSchema = Type.Object(
  {
    events: Type.Array(importedEventSchema),
    mistakes: Type.Array(mistakeSchema, { description: 'Mistakes in the file; if there are any, nothing is written' }),
    hidden: Type.Optional(hiddenContentSchema),
  },
  { title: 'EventImport' },
);
export const eventImportResponse = envelope(eventImportSchema, 'Effect of the import, or of the dry run');

export type ImportedEvent = Static<typeof importedEventSchema>;
export type EventImportResult = Static<typeof eventImportSchema>;
