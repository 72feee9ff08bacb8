/** Bounds of a field that staff fill in, shared by API schemas and back-office forms. */
export type FieldBounds = { optional?: true } & (
  | {
      /** One line, or several. */
      kind: 'line' | 'text';
      /** Length in characters. */
      max: number;
      /** Source of a regular expression. */
      pattern?: string;
    }
  | { kind: 'password'; min?: number; max: number }
  | { kind: 'number'; min: number; max: number; decimals?: number }
  | { kind: 'email' | 'day' | 'moment' | 'time' | 'switch' }
  /** The form provides its control: a select, a phone number, a picture. */
  | { kind: 'own' }
);

export type Fields = Record<string, FieldBounds>;
