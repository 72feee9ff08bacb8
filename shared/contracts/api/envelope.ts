import type { Static } from 'typebox';
import type { failureSchema, fieldErrorSchema } from '../schemas/index.ts';

/** Responses are `{success: true, data}`, see `envelope` of the schemas. */
export interface Success<T> {
  success: true;
  data: T;
  /** `cursor` of a list's next page; absent at the end. */
  next?: string;
}

/** One page of a list as the API client returns it. */
export interface ListPage<T> {
  items: T[];
  /** The `cursor` of the next page; absent at the end. */
  next?: string;
}

export type FieldError = Static<typeof fieldErrorSchema>;
export type Failure = Static<typeof failureSchema>;
export type Envelope<T> = Success<T> | Failure;
