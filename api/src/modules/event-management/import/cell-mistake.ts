import type { ImportMistake } from '@idavuelta/shared/contracts/staff';
import { type ImportColumn, importRowSchema } from './import-row.ts';

interface CellSchema {
  type?: string;
  description?: string;
  enum?: string[];
  minimum?: number;
  exclusiveMinimum?: number;
  maximum?: number;
  maxLength?: number;
}

/** Sample values of columns. */
const examples: Partial<Record<ImportColumn, string>> = {
  slug: 'noche-de-cumbia',
  last_day: '2027-03-06',
  departure: '2027-03-06T20:00',
  sale_opens_at: '2027-03-06T10:00',
  sale_ends_at: '2027-03-06T10:00',
  stops: '18:30 Plaza San Miguel | 18:45 Óvalo Gutiérrez',
  picture: '/media/gala.0123456789',
  price: '45.5',
  currency: 'PEN',
};

/** Returns the schema of a column; undefined for an unknown column. */
export const schemaOf = (column: string) =>
  importRowSchema.properties[column as ImportColumn] as CellSchema | undefined;

function expected(
  column: string,
  schema: CellSchema,
): Pick<ImportMistake, 'code'> & { values: ImportMistake['values'] } {
  const example = examples[column as ImportColumn];
  if (example) return { code: 'cell_like', values: { example } };
  if (schema.enum) return { code: 'cell_choice', values: { choices: schema.enum.join(', ') } };
  const { minimum = schema.exclusiveMinimum, maximum, maxLength } = schema;
  if (minimum !== undefined && maximum !== undefined) return { code: 'cell_number', values: { minimum, maximum } };
  return { code: 'cell_text', values: { most: maxLength ?? 0 } };
}

/** Describes an invalid cell, with an example of a valid value. */
export function cellMistake(row: number, column: string, value: unknown, schema: CellSchema): ImportMistake {
  const { code, values } = expected(column, schema);
  const reason = `${JSON.stringify(value)} is not ${schema.description}`;
  return { row, column, code, values: { ...values, value: String(value) }, reason };
}
