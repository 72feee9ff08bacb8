import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyRequest } from 'fastify';
import { type ListenOptions, startSimulator } from '../shared/server.ts';

/** Faults that a test can enable; none by default. */
interface OsrmFaults {
  status?: number;
  /** Delay of each response, in milliseconds. */
  delayMs?: number;
  /** Body of the response instead of a table. */
  body?: unknown;
  /** Tells whether no road leads to or from a longitude. */
  noRoad?: (longitude: number) => boolean;
}

type Point = [longitude: number, latitude: number];
type TableRequest = FastifyRequest<{
  Params: { profile: string; '*': string };
  Querystring: { annotations?: string; sources?: string; destinations?: string };
}>;

const maxTableSize = 100;
const metresPerDegree = 111_000;

/** Metres along the meridian and the parallel on a flat earth, so that tests can calculate the table. */
const metresBetween = (from: Point, to: Point) =>
  Math.round((Math.abs(from[0] - to[0]) + Math.abs(from[1] - to[1])) * metresPerDegree);

/**
 * Starts a server with OSRM's table service on a grid of roads, where every drive is at `metresPerSecond`.
 * @returns its URL, its faults, and the number of coordinates in each request
 */
export async function startOsrm({
  metresPerSecond = 10,
  ...listen
}: ListenOptions & { metresPerSecond?: number } = {}) {
  const faults: OsrmFaults = {};
  const requests: number[] = [];
  const { url, close } = await startSimulator(listen, (app) => {
    // A wildcard, because the server limits named parameters to a hundred characters.
    app.get('/table/v1/:profile/*', { exposeHeadRoute: false }, async (request: TableRequest, reply) => {
      const points = request.params['*'].split(';').map((pair) => pair.split(',').map(Number) as Point);
      requests.push(points.length);
      await sleep(faults.delayMs ?? 0);
      if (faults.status) return reply.code(faults.status).send({ code: 'InternalError' });
      if (faults.body !== undefined) return reply.send(faults.body);
      if (points.some((point) => point.length !== 2 || point.some(Number.isNaN)))
        return reply.code(400).send({ code: 'InvalidQuery' });
      if (points.length > maxTableSize)
        return reply.code(400).send({ code: 'TooBig', message: 'Too many table coordinates' });
      const { sources, destinations, annotations = 'duration' } = request.query;
      const metres = chosen(points, sources).map((from) =>
        chosen(points, destinations).map((to) =>
          faults.noRoad?.(from[0]) || faults.noRoad?.(to[0]) ? null : metresBetween(from, to),
        ),
      );
      return reply.send({
        code: 'Ok',
        ...(annotations.includes('duration') && {
          durations: metres.map((row) => row.map((each) => each && each / metresPerSecond)),
        }),
        ...(annotations.includes('distance') && { distances: metres }),
      });
    });
  });
  return { url, close, faults, requests };
}

const chosen = (points: Point[], indexes: string | undefined) =>
  indexes === undefined ? points : indexes.split(';').map((index) => points[Number(index)] as Point);
