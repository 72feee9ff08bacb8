import { type RawBuilder, sql } from 'kysely';
import type { WordPattern } from './typed-words.ts';

/** SQL: true when a text of `plain_words` has every word, in any order; false without words. */
export function matches(text: RawBuilder<unknown>, words: WordPattern[]): RawBuilder<boolean> {
  if (words.length === 0) return sql<boolean>`false`;
  const each = words.map(({ like, exactly }) => {
    const found =
      like.length === 1 ? sql<boolean>`${text} LIKE ${like[0]}` : sql<boolean>`${text} LIKE ANY (${like}::text[])`;
    return exactly ? sql<boolean>`(${found} AND ${text} ~ ${exactly})` : found;
  });
  return sql<boolean>`(${sql.join(each, sql` AND `)})`;
}

/**
 * SQL: true when a person is found by name, e-mail or phone.
 * @param person SQL of all words of the person, and of the name
 * @param options.namesOnly searches names only, so that guessing does not reveal e-mails and phones
 */
export function matchesPerson(
  person: { words: RawBuilder<unknown>; name: RawBuilder<unknown> },
  words: WordPattern[],
  { namesOnly = false } = {},
): RawBuilder<boolean> {
  const everything = matches(person.words, words);
  if (!namesOnly) return everything;
  // The index covers all words of a person, so the search of names narrows down by it first.
  return sql<boolean>`(${everything} AND ${matches(sql`plain_words(${person.name})`, words)})`;
}

/** SQL: the words of customer `c`. */
export const customerWords = { words: sql`c.words`, name: sql`c.first_name || ' ' || c.last_name` };
