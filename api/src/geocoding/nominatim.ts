import type { AddressSuggestion, Position } from '@idavuelta/shared/contracts';
import { languageTag } from '@idavuelta/shared/contracts';
import { fetchWithin } from '@idavuelta/shared/contracts/servers';
import { folded } from '@idavuelta/shared/contracts/text';
import { Type } from 'typebox';
import { Value } from 'typebox/value';
import type { NominatimSettings } from '../config/config.ts';
import { type Coordinates, kilometresBetween } from './distance.ts';
import { type AddressQuery, type Geocoder, type LocatedCounty, maxSuggestions, withHouse } from './geocoder.ts';
import { readTypedAddress } from './typed-address.ts';

/** The fields read from a response; a service may add others. */
const place = Type.Object({
  lat: Type.String({ pattern: String.raw`^-?\d{1,3}(\.\d+)?$` }),
  lon: Type.String({ pattern: String.raw`^-?\d{1,3}(\.\d+)?$` }),
  address: Type.Record(Type.String(), Type.String({ maxLength: 300 })),
});
type Found = Type.Static<typeof place>;

/** Address levels of Nominatim that may name a served county, smallest first. */
const levels = ['suburb', 'city_district', 'borough', 'quarter', 'town', 'village', 'municipality', 'city', 'county'];

/** Maximum distance in kilometres from a county's centre for addresses in which no level names a served county. */
const reach = 10;

/** Ten places with their addresses take a twentieth of this. */
const maxBytes = 1_000_000;

/** Queries a service with Nominatim's protocol: https://nominatim.org/release-docs/latest/api/Search/ */
export const createNominatim = ({ url, key, timeoutMs, userAgent }: NominatimSettings): Geocoder => ({
  async suggest(query) {
    const response = await fetchWithin({ maxBytes, timeoutMs }, `${url}/search?${searchOf(query, key)}`, {
      headers: { 'user-agent': userAgent, accept: 'application/json' },
    });
    if (!response.ok) throw new Error(`the geocoder answered ${response.status}`);
    const found: unknown = await response.json();
    if (!Array.isArray(found)) throw new Error('the geocoder answered with no list');
    const suggestions = found
      .filter((item): item is Found => Value.Check(place, item))
      .flatMap((item) => toSuggestion(item, query) ?? []);
    const first = ({ county }: AddressSuggestion) => Number(county.id !== query.preferred);
    return [...new Map(suggestions.map((each) => [each.label, each])).values()]
      .sort((a, b) => first(a) - first(b))
      .slice(0, maxSuggestions);
  },
});

function searchOf({ text, country, counties, language }: AddressQuery, key: string | undefined) {
  const places = counties.flatMap(({ at }) => at ?? []);
  const longitudes = places.map(({ longitude }) => longitude);
  const latitudes = places.map(({ latitude }) => latitude);
  const margin = 0.15;
  const box = [
    Math.min(...longitudes) - margin,
    Math.max(...latitudes) + margin,
    Math.max(...longitudes) + margin,
    Math.min(...latitudes) - margin,
  ];
  return new URLSearchParams({
    format: 'jsonv2',
    addressdetails: '1',
    limit: '10',
    q: text,
    countrycodes: country.toLowerCase(),
    'accept-language': languageTag(language),
    ...(places.length > 0 && { viewbox: box.map((degrees) => degrees.toFixed(4)).join(','), bounded: '1' }),
    ...(key && { key }),
  });
}

function toSuggestion({ lat, lon, address }: Found, query: AddressQuery): AddressSuggestion | undefined {
  const position: Position = { latitude: Number(lat), longitude: Number(lon) };
  const county = countyOf(address, position, query.counties);
  if (!address.road || !county || Math.abs(position.latitude) > 90 || Math.abs(position.longitude) > 180)
    return undefined;
  const house = readTypedAddress(query.text).house || address.house_number || '';
  const street = withHouse(address.road, house, query.country);
  return { label: `${street}, ${county.label}`, street, county: { id: county.id, name: county.name }, position };
}

/** Returns the county named by a level of the address, otherwise the nearest one within reach. */
function countyOf(address: Found['address'], position: Coordinates, counties: LocatedCounty[]) {
  const names = levels.flatMap((level) => (address[level] ? folded(address[level]) : []));
  for (const name of names) {
    const named = counties.find((county) => folded(county.name) === name);
    if (named) return named;
  }
  const distance = ({ at }: LocatedCounty) => (at ? kilometresBetween(at, position) : Number.POSITIVE_INFINITY);
  const [nearest] = counties.toSorted((a, b) => distance(a) - distance(b));
  return nearest && distance(nearest) <= reach ? nearest : undefined;
}
