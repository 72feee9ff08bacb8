import { Type } from 'typebox';

export const hiddenContentSchema = Type.Object(
  {
    sheets: Type.Array(Type.String(), { description: 'Names' }),
    rows: Type.Integer({ minimum: 0, description: 'How many of the sheet that was read' }),
    columns: Type.Array(Type.String(), { description: 'Of the sheet that was read, by their letters' }),
  },
  { title: 'HiddenContent', description: 'What a spreadsheet hides from whoever looks at it: it was not read' },
);
