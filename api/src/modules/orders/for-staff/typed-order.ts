import { orderNumberPattern } from '../../../matching/order-number-pattern.ts';
import { readPayment } from '../../../matching/typed-money.ts';
import { typedWords, wordPatterns } from '../../../matching/typed-words.ts';
import type { TypedOrderSearch } from './typed-order-search.repository.ts';

export interface TypedOrder {
  /** Searches names but not e-mail addresses and phones, so that guessing does not reveal them. */
  namesOnly?: boolean;
  /** Does not search the names of events. */
  withoutEvents?: boolean;
  /** Maximum number of orders to look at when a name is very common; absent: no limit. */
  maxCandidates?: number;
  /** Reads `11/14` as 14 November. */
  monthFirst?: boolean;
}

/** Reads a typed text in every way it may be meant: number, name, phone, amount or day. */
export function toTypedOrderSearch(
  text: string,
  {
    namesOnly = false,
    withoutEvents = false,
    maxCandidates,
    monthFirst,
    forgiving,
  }: TypedOrder & { forgiving: boolean },
): TypedOrderSearch {
  return {
    words: wordPatterns(typedWords(text), forgiving),
    number: orderNumberPattern(text, forgiving),
    payment: readPayment(text, { monthFirst }),
    reference: text,
    namesOnly,
    withoutEvents,
    ...(maxCandidates !== undefined && { maxCandidates }),
  };
}
