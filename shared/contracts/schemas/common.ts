import { type TObjectOptions, type TOptional, type TSchema, Type } from 'typebox';
import { type Language, languages } from '../locale.ts';

/** An enumeration of strings. */
export const oneOf = <const T extends string>(values: readonly T[], options: object = {}) =>
  Type.Unsafe<T>({ type: 'string', enum: [...values], ...options });

/** An enumeration of numbers, the values of a constant such as `eventType`. */
export const oneCodeOf = <T extends number>(codes: Record<string, T>, description: string) => {
  const names = Object.entries(codes).map(([name, code]) => `${code} ${name}`);
  return Type.Unsafe<T>({
    type: 'integer',
    enum: Object.values(codes),
    description: `${description}: ${names.join(', ')}`,
  });
};

/** A request body. Unknown fields are dropped before anything reads them, at every depth. */
export const body = <T extends Record<string, TSchema>>(properties: T, options: TObjectOptions = {}) =>
  Type.Object(properties, { ...options, additionalProperties: false });

/** Ids are positive integers that PostgreSQL's `integer` can hold. */
export const id = Type.Integer({ minimum: 1, maximum: 2_147_483_647, examples: [17] });
export const idParams = Type.Object({ id });

/** A figure in soles. What is charged stands beside it, in the currency of the event's country. */
export const price = (description: string) =>
  Type.Optional(
    Type.Number({
      description: `${description}; decimal soles at the day's rate, absent where none is fresh`,
      examples: [45.5],
    }),
  );

export const imagePath = Type.String({
  description: 'Image path without width and extension; empty if there is no image',
  examples: ['/media/event.0123456789'],
});

export const countryCode = oneOf(['PE', 'CL', 'ES'], { description: 'Country, ISO 3166-1' });
export const language = oneOf<Language>(languages, { description: 'Language and country of a text' });

/** `?country-code=PE`, Peru when absent. */
export const countryQuery = Type.Object({
  'country-code': oneOf(['PE', 'CL', 'ES'], { default: 'PE', description: 'Country, ISO 3166-1' }),
});

/** Texts of an entity by language; any of them may be missing. */
export const translations = <T extends TSchema>(texts: T) =>
  Type.Object(
    Object.fromEntries(languages.map((code) => [code, Type.Optional(texts)])) as Record<Language, TOptional<T>>,
    { description: 'Texts by language; any may be missing' },
  );

export const translatedName = translations(Type.Object({ name: Type.String() }));

/** A successful response: `{success: true, data}`. */
export const envelope = <T extends TSchema>(data: T, description: string) =>
  Type.Object({ success: Type.Unsafe<true>({ type: 'boolean', const: true }), data }, { description });

/** A successful response with one page of a list: `{success: true, data, next?}`. */
export const pageEnvelope = <T extends TSchema>(items: T, description: string) =>
  Type.Object(
    {
      success: Type.Unsafe<true>({ type: 'boolean', const: true }),
      data: Type.Array(items),
      next: Type.Optional(Type.String({ description: '`cursor` for the next page; absent on the last page' })),
    },
    { description },
  );

/** `?limit=20&cursor=…`: pagination of a list. */
export const pageQuery = (defaultLimit: number) =>
  Type.Object({
    limit: Type.Integer({
      minimum: 1,
      maximum: 100,
      default: defaultLimit,
      description: 'Maximum number of items per page',
    }),
    cursor: Type.Optional(
      Type.String({ maxLength: 300, description: '`next` of the previous page; absent for the first page' }),
    ),
  });

const nothing = Type.Unsafe<Record<string, never>>({ type: 'object', additionalProperties: false });

/** A successful response without data. */
export const emptyEnvelope = (description: string) => envelope(nothing, description);
