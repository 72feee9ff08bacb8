import { folded } from '@idavuelta/shared/contracts/text';

const kinds =
  'av|avd|avda|avenida|jr|jiron|c|ca|cl|cll|calle|carrer|psje|pje|pasaje|ps|pg|paseo|passeig|alameda|camino|cmno';
const kindOfStreet = new RegExp(`^(${kinds})$`);
/** Words that people may omit. */
const small = /^(de|del|la|las|el|los|lo|l|y|i|d|els|les|n|no|nro|num|numero)$/;
const houseNumber = /^\d+(-?[a-z]|-\d+)?$/;

/** Search words and house number of a typed address. */
export interface TypedAddress {
  /** Prefixes of words, in lower case and without accents. */
  words: string[];
  /** As typed, with everything up to a comma: `120 dpto 5`. Empty when absent. */
  house: string;
}

/**
 * Parses an address: `Av. Larco 12, Mira` searches for `larco` and `mira` and keeps `12`. The street type is dropped,
 * because it is written in many ways; a number without a word before it is part of the name: `Av. 28 de Julio`.
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
  return { words: distinctiveWords(words), house };
}

const wordsOf = (typed: string[]) => typed.flatMap((word) => folded(word).match(/[a-z0-9]+/g) ?? []);
const isTelling = (word: string, index: number) => !small.test(word) && !(index === 0 && kindOfStreet.test(word));
const hasName = (words: string[]) => words.some((word, index) => /[a-z]/.test(word) && isTelling(word, index));

/** Keeps all words if none of them is distinctive: they may be the beginning of a name. */
function distinctiveWords(words: string[]) {
  const found = words.filter(isTelling);
  return found.length > 0 ? found : words;
}
