/** What staff may type into a field. Schemas of the API and forms of the back office read the same definition. */
export type FieldBounds = { optional?: true } & (
  | {
      /** One line, or several. */
      kind: 'line' | 'text';
      /** Length in characters. */
      max: number;
      /** As a source of a regular expression. */
      pattern?: string;
    }
  | { kind: 'password'; min?: number; max: number }
  | { kind: 'number'; min: number; max: number; decimals?: number }
  | { kind: 'email' | 'day' | 'moment' | 'time' | 'switch' }
  /** Its control is the form's own: a select, a phone number, a picture. */
  | { kind: 'own' }
);

export type Fields = Record<string, FieldBounds>;
