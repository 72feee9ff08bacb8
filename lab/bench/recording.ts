import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { connections, type Measurement, summary, warmUp } from './load.ts';

/** A statement as sent by the API, with the rows returned. */
export interface Recorded {
  text: string;
  values: unknown[];
  rows: Record<string, unknown>[];
}

/** Runs `work` and returns every statement sent to the database meanwhile, on any connection. */
export async function recordStatements(work: () => Promise<unknown>): Promise<Recorded[]> {
  const recorded: Recorded[] = [];
  const { query } = pg.Client.prototype;
  const recording = function (this: pg.Client, ...parameters: unknown[]) {
    const [first, second] = parameters as [string | { text: string; values?: unknown[] }, unknown[]?];
    const text = typeof first === 'string' ? first : first.text;
    const values = (typeof first === 'string' ? second : first.values) ?? [];
    const entry: Recorded = { text, values: Array.isArray(values) ? values : [], rows: [] };
    recorded.push(entry);
    const result = Reflect.apply(query, this, parameters) as Promise<pg.QueryResult> | undefined;
    result?.then?.(
      ({ rows }) => {
        entry.rows = rows ?? [];
      },
      () => {},
    );
    return result;
  };
  pg.Client.prototype.query = recording as typeof query;
  try {
    await work();
    await sleep(50);
  } finally {
    pg.Client.prototype.query = query;
  }
  return recorded;
}

/**
 * Replays the statements in order, without the API's own work, with the concurrency of `load`.
 * @param replacements of one repetition: new values, such as the order's id, by the recorded one
 */
export async function replay(
  url: string,
  recorded: Recorded[],
  seconds: number,
  replacements: () => Map<unknown, unknown>,
): Promise<Measurement> {
  const times: number[] = [];
  let failed = 0;
  const pool = new pg.Pool({ connectionString: url, max: connections });
  const begun = performance.now() + seconds * warmUp * 1000;
  const end = begun + seconds * 1000;
  await Promise.all(
    Array.from({ length: connections }, async () => {
      const client = await pool.connect();
      for (let sent = performance.now(); sent < end; sent = performance.now()) {
        await repeat(client, recorded, replacements()).catch(async (error: Error) => {
          if (failed === 0) console.error(error.message);
          failed += 1;
          await client.query('ROLLBACK');
        });
        if (sent >= begun) times.push(performance.now() - sent);
      }
      client.release();
    }),
  );
  await pool.end();
  return { ...summary(times, seconds), perCore: Number.NaN, failed };
}

const isInsert = ({ text }: Recorded) => /^insert/i.test(text);

/** Returns the ids that the database assigned to inserted rows. */
export const insertedIds = (recorded: Recorded[]) => recorded.filter(isInsert).map(({ rows }) => rows[0]?.id);

async function repeat(client: pg.PoolClient, recorded: Recorded[], replaced: Map<unknown, unknown>) {
  const texts = [...replaced].filter((pair): pair is [string, string] => typeof pair[0] === 'string');
  const replace = (value: unknown): unknown => {
    if (replaced.has(value)) return replaced.get(value);
    if (Array.isArray(value)) return value.map(replace);
    if (typeof value !== 'string') return value;
    return texts.reduce((text, [old, next]) => text.replaceAll(old, next), value);
  };
  for (const statement of recorded) {
    const { text, values, rows } = statement;
    const result = await client.query(text, values.map(replace));
    // Later statements use the id that the database assigned.
    if (isInsert(statement) && rows[0]) {
      for (const [column, old] of Object.entries(rows[0])) replaced.set(old, result.rows[0]?.[column] ?? old);
    }
  }
}
