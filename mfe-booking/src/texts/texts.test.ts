import { languages } from '@idavuelta/shared/contracts';
import booking from '../module.ts';

/** Every text with its path, e.g. `tickets.left_one`. */
function flatten(texts: object, path = ''): [key: string, text: string][] {
  return Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [[path + key, value] as [string, string]] : flatten(value, `${path}${key}.`),
  );
}

const textsOf = async (language: (typeof languages)[number]) =>
  new Map(
    flatten(
      JSON.parse(JSON.stringify((await booking.texts(language)).default)).default ??
        (await booking.texts(language)).default,
    ),
  );

const placeholders = (text: string) => (text.match(/\{\{\w+\}\}/g) ?? []).sort();

it.each(languages)('[LOC-09] has every text in %s, with the same placeholders', async (language) => {
  const reference = await textsOf('es_PE');
  const texts = await textsOf(language);
  expect([...texts.keys()].sort()).toEqual([...reference.keys()].sort());
  for (const [key, text] of texts) {
    expect(text.trim()).not.toBe('');
    expect([key, placeholders(text)]).toEqual([key, placeholders(reference.get(key) ?? '')]);
  }
});
