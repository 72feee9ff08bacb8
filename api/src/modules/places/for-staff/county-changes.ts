import type { FieldError } from '@idavuelta/shared/contracts';
import type { ManagedProvince, ProvinceValues } from '@idavuelta/shared/contracts/staff';
import { folded } from '@idavuelta/shared/contracts/text';

type CountyValues = ProvinceValues['counties'][number];
type KnownCounty = ManagedProvince['counties'][number];
type NamedCounty = CountyValues & { id: number };

const isSame = (one: CountyValues, other: CountyValues) =>
  one.name === other.name && one.latitude === other.latitude && one.longitude === other.longitude;

/** Validates counties independently of each other, with errors at their place in the list. */
export function countyMistakes(counties: CountyValues[], known: KnownCounty[]): FieldError[] {
  const knownIds = new Set(known.map(({ id }) => id));
  const names = counties.map(({ name }) => folded(name));
  return counties.flatMap(({ id, latitude, longitude }, index) => {
    const at = (field: string, reason: string) => ({ field: `counties.${index}.${field}`, reason });
    return [
      ...(id !== undefined && !knownIds.has(id) ? [at('name', 'unknown')] : []),
      ...(names.indexOf(names[index] ?? '') < index ? [at('name', 'taken')] : []),
      ...(latitude === undefined && longitude !== undefined ? [at('latitude', 'missing')] : []),
      ...(longitude === undefined && latitude !== undefined ? [at('longitude', 'missing')] : []),
    ];
  });
}

/** Determines the counties that a list adds, changes and removes. */
export function countyChanges(counties: CountyValues[], known: KnownCounty[]) {
  const byId = new Map(known.map((county) => [county.id, county]));
  const named = counties.filter((county): county is NamedCounty => county.id !== undefined);
  const kept = new Set(named.map(({ id }) => id));
  return {
    added: counties.filter(({ id }) => id === undefined),
    changed: named.filter((county) => {
      const before = byId.get(county.id);
      return before && !isSame(before, county);
    }),
    removed: known.filter(({ id }) => !kept.has(id)),
  };
}

/** Formats counties for the audit. */
export const formatCounties = (counties: CountyValues[]) =>
  counties
    .map(({ name, latitude, longitude }) => (latitude === undefined ? name : `${name} (${latitude}, ${longitude})`))
    .toSorted()
    .join(', ');
