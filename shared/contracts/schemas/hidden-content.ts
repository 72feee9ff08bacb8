import { Type } from 'typebox';

export const hiddenContentSchema = Type.Object(
  {
    sheets: Type.Array(Type.String(), { description: 'Names of hidden sheets' }),
    rows: Type.Integer({ minimum: 0, description: 'Number of hidden rows in the sheet that was read' }),
    columns: Type.Array(Type.String(), { description: 'Letters of hidden columns in the sheet that was read' }),
  },
  { title: 'HiddenContent', description: 'Hidden parts of a spreadsheet, which were not read' },
);
