import { Type } from '@fastify/type-provider-typebox';
import type { CountryCode, Success } from '@idavuelta/shared/contracts';

const oneOf = <T extends string>(values: readonly T[], options: object = {}) =>
  Type.Unsafe<T>({ type: 'string', enum: [...values], ...options });

export const countryCode = oneOf<CountryCode>(['PE', 'CL', 'ES']);

/** `?country-code=PE`, Peru when absent. */
export const countryQuery = Type.Object({
  'country-code': oneOf<CountryCode>(['PE', 'CL', 'ES'], { default: 'PE' }),
});

export const email = Type.String({ format: 'email', maxLength: 254 });
export const password = Type.String({ minLength: 5, maxLength: 200 });
/** A text with at least one character that is not a blank. */
export const textLine = (maxLength = 200) => Type.String({ minLength: 1, maxLength, pattern: '\\S' });
export const isoDay = Type.String({ format: 'date' });

/** Catalogue ids are positive integers. */
export const id = Type.Integer({ minimum: 1, maximum: 2_147_483_647 });
export const idParams = Type.Object({ id });

/**
 * Schema of a successful response: `{success: true, data: T}`. The type binds the handler to the contract; at run time
 * the data is serialized as it is.
 */
export const envelope = <T>(description: string) =>
  Type.Unsafe<Success<T>>({
    description,
    type: 'object',
    required: ['success', 'data'],
    properties: { success: { type: 'boolean', const: true }, data: {} },
  });

/** The body of a successful response. */
export const ok = <T>(data: T): Success<T> => ({ success: true, data });
