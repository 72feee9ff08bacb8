import { folded } from '@idavuelta/shared/contracts/text';

const kinds =
  'av|avd|avda|avenida|jr|jiron|c|ca|cl|cll|calle|carrer|psje|pje|pasaje|ps|pg|paseo|passeig|alameda|camino|cmno';
const kindOfStreet = new RegExp(`^(${kinds})$`);
/** Words that are written or left out as one likes. */
const small = /^(de|del|la|las|el|los|lo|l|y|i|d|els|les|n|no|nro|num|numero)$/;
const houseNumber = /^\d+(-?[a-z]|-\d+)?$/;

/** What a text looks for, and the number of the house that it names. */
export interface TypedAddress {
  /** Without accents, in lower case, each the beginning of a word. */
  words: string[];
  /** As it was typed, with what follows up to a comma: `120 dpto 5`. Empty for none. */
  house: string;
}

/**
 * `Av. Larco 12, Mira` looks for `larco` and `mira`, and keeps `12`. The kind of street is left out, since people write it
 * in many ways; a number is part of the name while there is no other word before it: `Av. 28 de Julio`.
 */
export function readTypedAddress(text: string): TypedAddress {
  const words: string[] = [];
  let house = '';
  for (const part of text.split(',')) {
    const typed = part.match(/[^\s.]+/gu) ?? [];
    const isHouse = (word: string, index: number) =>
      houseNumber.test(folded(word)) && hasName([...words, ...wordsOf(typed.slice(0, index))]);
    const at = house ? -1 : typed.findIndex(isHouse);
    if (at >= 0) house = typed.slice(at).join(' ');
    words.push(...wordsOf(at >= 0 ? typed.slice(0, at) : typed));
  }
  return { words: telling(words), house };
}

const wordsOf = (typed: string[]) => typed.flatMap((word) => folded(word).match(/[a-z0-9]+/g) ?? []);
const isTelling = (word: string, index: number) => !small.test(word) && !(index === 0 && kindOfStreet.test(word));
const hasName = (words: string[]) => words.some((word, index) => /[a-z]/.test(word) && isTelling(word, index));

/** All words when none of them tells anything: somebody may be typing a name that begins like that. */
function telling(words: string[]) {
  const found = words.filter(isTelling);
  return found.length > 0 ? found : words;
}
