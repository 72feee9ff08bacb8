import { fetchWithin } from '@idavuelta/shared/contracts/servers';
import { Type } from 'typebox';
import { Value } from 'typebox/value';
import type { ServiceSettings } from '../../../config/dispatch-config.ts';
import { ServiceFailure } from './service-failure.ts';

/** Coordinates of one request that a server accepts unless it is told otherwise (`--max-table-size`). */
export const maxCoordinates = 100;

/** A table of `maxCoordinates` is a tenth of it. */
const maxBytes = 4_000_000;

/** Null where there is no road. */
const matrix = Type.Array(Type.Array(Type.Union([Type.Number({ minimum: 0 }), Type.Null()])));

/** The part of a response that is read. */
const response = Type.Object({ code: Type.Literal('Ok'), durations: matrix, distances: matrix });

/**
 * One request of the table service: https://project-osrm.org/docs/v5.24.0/api/#table-service
 * @param from and `to` are `longitude,latitude`; both the same, or together no more than the server accepts
 * @returns seconds and metres, a row for each of `from`
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
  const answer = await fetchWithin(
    { maxBytes, timeoutMs },
    `${url}/table/v1/driving/${coordinates.join(';')}?${query}`,
    {
      headers: { accept: 'application/json' },
      signal,
    },
  );
  if (!answer.ok) throw new ServiceFailure(`answered ${answer.status}`);
  const table: unknown = await answer.json();
  if (!Value.Check(response, table)) throw new ServiceFailure('answered with no table');
  const isWhole = (rows: unknown[][]) => rows.length === from.length && rows.every((row) => row.length === to.length);
  if (!isWhole(table.durations) || !isWhole(table.distances)) throw new ServiceFailure('answered with another table');
  return table;
}
