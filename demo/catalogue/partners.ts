import type { SeedPartner } from '@idavuelta/api/seed/seed-content.ts';

const names = [
  'Altavoz Sur',
  'Quinta Aurora',
  'NEVADO LIVE',
  'Teatro del Faro',
  'Cumbre',
  'Marea Baja',
  'TINKUNA',
  'Rayuelo',
  'Puerto Sonoro',
  'Andén 9',
  'Killari Fest',
  'Bodega Torralva',
  'LA CARPA',
  'Arena Norte',
  'Volantina',
];

/** `Andén 9` has the picture `partner-anden-9`. */
const pictureOf = (name: string) =>
  `partner-${name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll(' ', '-')}`;

/** Fictitious, and the same in every country. */
export const partners: SeedPartner[] = (['PE', 'CL', 'ES'] as const).flatMap((countryCode) =>
  names.map((name) => ({ countryCode, name, picture: pictureOf(name) })),
);
