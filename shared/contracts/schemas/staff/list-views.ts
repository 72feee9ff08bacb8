import { type Static, Type } from 'typebox';
import { defaultLanguage, type Language } from '../../locale.ts';
import { exportedLists, listViewLimits as limits, officeListNames } from '../../staff/office-lists.ts';
import { body, envelope, id, language, oneOf } from '../common.ts';
import { anyText, moment, textLine } from '../text.ts';

const columnName = Type.String({ pattern: '^[a-zA-Z]{1,40}$' });
const columns = (description: string) =>
  Type.Array(columnName, { maxItems: limits.columns, uniqueItems: true, description });
const hidden = columns('Columns that are not shown');
const query = Type.Record(Type.String({ pattern: '^[a-zA-Z]{1,30}$' }), anyText({ maxLength: limits.filter }), {
  maxProperties: limits.filters,
  additionalProperties: false,
  description: 'Filters and order, as in the address of the page',
});
const list = oneOf(officeListNames, { description: 'Name of the list' });

const values = {
  name: textLine(limits.name, { minLength: 1 }),
  isShared: Type.Boolean({ description: 'Everybody who may read the list has the view' }),
  query,
  hidden,
};

export const listViewsQuery = Type.Object({ list });
export const listParams = Type.Object({ list });
export const listViewValuesSchema = body({ list, ...values });
export const listViewChangeSchema = body({
  name: Type.Optional(values.name),
  isShared: Type.Optional(values.isShared),
  query: Type.Optional(query),
  hidden: Type.Optional(hidden),
});
export const listChoiceSchema = Type.Object(
  { hidden, isCompact: Type.Boolean({ description: 'Rows are low' }) },
  { title: 'ListChoice', additionalProperties: false },
);
export const listViewSchema = Type.Object(
  {
    id,
    ...values,
    isOwn: Type.Boolean({ description: 'Made by the caller' }),
    maker: Type.String({ description: 'Name of the colleague who made it' }),
  },
  { title: 'ListView' },
);
export const listLookSchema = Type.Object(
  {
    views: Type.Array(listViewSchema, { description: 'By name' }),
    choice: Type.Optional(listChoiceSchema),
  },
  { title: 'ListLook' },
);
export const listLookResponse = envelope(listLookSchema, "The caller's views of a list, and those of colleagues");
export const listViewResponse = envelope(listViewSchema, 'The view in its current state');
export const listChoiceResponse = envelope(listChoiceSchema, 'What the caller has chosen for a list');
export const listViewDeletedResponse = envelope(Type.Object({}), 'The view is gone');

const formats = ['csv', 'xlsx'] as const;
export const newListExportSchema = body({
  list: oneOf(exportedLists),
  format: oneOf(formats),
  query,
  columns: columns('Columns of the file, in order'),
  language: Type.Unsafe<Language>({ ...language, default: defaultLanguage }),
});
export const listExportSchema = Type.Object(
  {
    id,
    list: oneOf(exportedLists),
    format: oneOf(formats),
    state: oneOf(['open', 'done']),
    total: Type.Integer({ description: 'Rows that match, counted when the export was requested, up to 10000' }),
    rows: Type.Integer({ description: 'Rows written so far' }),
    askedAt: moment('When the export was requested; it is deleted 24 hours later'),
  },
  { title: 'ListExport' },
);
export const listExportResponse = envelope(listExportSchema, 'The file of a list; a short one is done at once');
export const listExportsResponse = envelope(Type.Array(listExportSchema), 'Files of the current user, newest first');

export type ListView = Static<typeof listViewSchema>;
export type ListViewValues = Static<typeof listViewValuesSchema>;
export type ListViewChange = Static<typeof listViewChangeSchema>;
export type ListChoice = Static<typeof listChoiceSchema>;
export type ListLook = Static<typeof listLookSchema>;
export type ListExport = Static<typeof listExportSchema>;
export type NewListExport = Static<typeof newListExportSchema>;
