import { readSharedVan, sharedVanLink } from './index.ts';

it('[AFT-04] a link that proposes a van is read as it was written', () => {
  const van = { variantId: 12, dateId: 7, day: '2027-03-06' };
  const link = sharedVanLink('noche', van);
  expect(link).toBe('/event/noche?van=12&date=7&day=2027-03-06');
  expect(readSharedVan(new URL(link, 'https://idavuelta.pe').search)).toEqual(van);
});

it.each(['', '?van=', '?van=x', '?van=-1', '?van=0', '?van=1e3', '?date=7'])(
  '[AFT-04] an address without a van proposes none: %s',
  (query) => expect(readSharedVan(query)).toBeUndefined(),
);

it('[AFT-04] what cannot be a date or a day is left out', () => {
  expect(readSharedVan('?van=1&date=<b>&day=mañana')).toEqual({ variantId: 1 });
});
