import type { Static } from 'typebox';
import type { failureSchema, fieldErrorSchema } from '../schemas/index.ts';

/** Each is `{success: true, data}`, as `envelope` of the schemas makes them. */
export interface Success<T> {
  success: true;
  data: T;
  /** Of a list: the `cursor` of its next page; absent at the end. */
  next?: string;
}

/** One page of a list, as the client gives it. */
export interface ListPage<T> {
  items: T[];
  /** The `cursor` of the next page; absent at the end. */
  next?: string;
}

export type FieldError = Static<typeof fieldErrorSchema>;
export type Failure = Static<typeof failureSchema>;
export type Envelope<T> = Success<T> | Failure;
