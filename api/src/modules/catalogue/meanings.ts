import type { EventGenre } from '@idavuelta/shared/contracts';
import { folded } from '@idavuelta/shared/contracts/text';

/** Visitors' words for genres, in the five languages. */
const genreWords: Record<EventGenre, string> = {
  concert: 'concierto conciertos concert concerts show shows recital recitales música music',
  festival: 'festival festivales festivals festivais',
  theatre:
    'teatro teatros theatre theater theaters obra obras musical musicales danza danzas dança ballet comedia comédia',
  sport: 'deporte deportes sport sports esporte esportes fútbol futebol football soccer partido match carrera maratón',
  fair: 'feria ferias fair fairs feira feiras exposición expo exhibition exposição convención',
  food: 'comida comidas gastronomía gastronómica food gastronomia culinária vino wine vinho',
  family: 'familia familiar familiares family família infantil niños kids crianças circo circus',
  tour: 'ruta rutas tour tours paseo paseos excursión excursiones excursion excursions passeio passeios',
  celebration: 'fiesta fiestas party parties festa festas boda bodas wedding casamento aniversario aniversário',
};

/** The months in Spanish, English and Portuguese. */
const monthWords = [
  'enero january janeiro',
  'febrero february fevereiro',
  'marzo march março',
  'abril april',
  'mayo may maio',
  'junio june junho',
  'julio july julho',
  'agosto august',
  'septiembre setiembre september setembro',
  'octubre october outubro',
  'noviembre november novembro',
  'diciembre december dezembro',
];

/** What a search word may mean besides its literal text. */
export interface Meaning {
  genre?: EventGenre;
  /** 1 to 12 */
  month?: number;
}

/** Normalizes case and accents but keeps the cedilla, which distinguishes the month `março` from the name Marco. */
const plain = (word: string) => word.normalize('NFC').split(/ç/i).map(folded).join('ç');

const meanings = new Map<string, Meaning>([
  ...Object.entries(genreWords).flatMap(([genre, words]) =>
    words.split(' ').map((word): [string, Meaning] => [plain(word), { genre: genre as EventGenre }]),
  ),
  ...monthWords.flatMap((words, index) =>
    words.split(' ').map((word): [string, Meaning] => [word, { month: index + 1 }]),
  ),
]);

/** Minimum number of letters to match a prefix or a typo. */
const shortestBeginning = 4;
const shortestWithTypos = 6;

/** Returns the edit distance with swapped neighbours counted as one, capped at `maxTypos + 1`. */
function typosBetween(a: string, b: string, maxTypos: number): number {
  if (Math.abs(a.length - b.length) > maxTypos) return maxTypos + 1;
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const differs = a[i - 1] === b[j - 1] ? 0 : 1;
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      row[j] = Math.min(
        (last[j] ?? 0) + 1,
        (row[j - 1] ?? 0) + 1,
        (last[j - 1] ?? 0) + differs,
        swapped ? (beforeLast[j - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    [beforeLast, last] = [last, row];
  }
  return Math.min(last[b.length] ?? 0, maxTypos + 1);
}

/**
 * Returns the meaning of a word: a genre or month in any of our languages, also as a prefix or with a typo, or two in
 * long words.
 */
export function meaningOf(word: string): Meaning {
  const given = plain(word);
  const exact = meanings.get(given);
  if (exact) return exact;
  const maxTypos = given.length < 8 ? 1 : 2;
  const isNearly = (known: string) =>
    (given.length >= shortestBeginning && known.startsWith(given)) ||
    (given.length >= shortestWithTypos &&
      known.length >= shortestWithTypos &&
      typosBetween(given, known, maxTypos) <= maxTypos);
  return [...meanings].find(([known]) => isNearly(known))?.[1] ?? {};
}
