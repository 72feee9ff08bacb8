import { fetchWithin } from '@idavuelta/shared/contracts/servers';
import { Type } from 'typebox';
import { Value } from 'typebox/value';
import type { ServiceSettings } from '../../../config/dispatch-config.ts';
import { ServiceFailure } from './service-failure.ts';

/** Coordinates per request that a server accepts by default (`--max-table-size`). */
export const maxCoordinates = 100;

/** A table of `maxCoordinates` takes a tenth of this. */
const maxBytes = 4_000_000;

/** Null when there is no road. */
const matrix = Type.Array(Type.Array(Type.Union([Type.Number({ minimum: 0 }), Type.Null()])));

/** The fields read from a response. */
const responseSchema = Type.Object({ code: Type.Literal('Ok'), durations: matrix, distances: matrix });

/**
 * Makes one request to the table service: https://project-osrm.org/docs/v5.24.0/api/#table-service
 * @param from and `to` are `longitude,latitude`; either the same, or together within the server's limit
 * @returns seconds and metres, a row per entry of `from`
 * @throws ServiceFailure
 */
export async function fetchTable(
  { url, timeoutMs }: ServiceSettings,
  from: string[],
  to: string[],
  signal: AbortSignal,
) {
  const square = from === to;
  const coordinates = square ? from : [...from, ...to];
  const query = new URLSearchParams({ annotations: 'duration,distance' });
  if (!square) {
    query.set('sources', from.map((_, index) => index).join(';'));
    query.set('destinations', to.map((_, index) => from.length + index).join(';'));
  }
  const response = await fetchWithin(
    { maxBytes, timeoutMs },
    `${url}/table/v1/driving/${coordinates.join(';')}?${query}`,
    {
      headers: { accept: 'application/json' },
      signal,
    },
  );
  if (!response.ok) throw new ServiceFailure(`answered ${response.status}`);
  const table: unknown = await response.json();
  if (!Value.Check(responseSchema, table)) throw new ServiceFailure('answered with no table');
  const isWhole = (rows: unknown[][]) => rows.length === from.length && rows.every((row) => row.length === to.length);
  if (!isWhole(table.durations) || !isWhole(table.distances)) throw new ServiceFailure('answered with another table');
  return table;
}
