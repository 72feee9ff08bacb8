import { type Database, openDatabase, query } from '@idavuelta/api/database/database.ts';
import { startValkey } from '@idavuelta/api/testing/valkey-server.ts';
import { outputDir } from '@idavuelta/deploy/output.ts';
import { readRegistry } from '@idavuelta/deploy/registry/registry-file.ts';
import { startVarnish } from '@idavuelta/deploy/testing/varnish.ts';
import { buildAndPublish, staleBuilds } from '@idavuelta/tools/start/builds.ts';
import { databaseProcess, familySeconds, type Running, startApi, startGateway } from '../processes.ts';

const waitingRoomKey = 'a secret that only the bench knows about';

/** What uses processor time. */
export type Part = 'varnish' | 'gateway' | 'api' | 'postgresql';

/** Opens waiting rooms in front of two events that nobody orders. @returns their ids */
async function openRooms(db: Database): Promise<[number, number]> {
  await query(db, 'UPDATE waiting_room SET closed_at = now() WHERE closed_at IS NULL', []);
  const rooms = await query<{ id: number }>(
    db,
    `INSERT INTO waiting_room (event_id, max_admitted)
     SELECT id, 200 FROM event WHERE periodicity_type = 1 AND starts_at > now() + interval '3 days' ORDER BY id LIMIT 2
     RETURNING id`,
    [],
  );
  const [one, other] = rooms;
  if (!one || !other) throw new Error('The database of the bench has no events.');
  return [one.id, other.id];
}

/** Starts one process of each kind on the database, and an API that keeps queues in Valkey. */
export async function openScaleSite(databaseUrl: string) {
  const undos: (() => unknown)[] = [];
  const t = { after: (undo: () => unknown) => undos.push(undo) };
  const close = async () => {
    for (const undo of undos.splice(0).reverse()) await undo();
  };
  const started = async (starting: Promise<Running>) => {
    const running = await starting;
    t.after(running.stop);
    return running;
  };
  try {
    if (!readRegistry(outputDir).shell) await buildAndPublish(outputDir, staleBuilds(outputDir), console.log);
    const db = openDatabase(databaseUrl, { max: 2 });
    t.after(() => db.destroy());
    const [room, roomInValkey] = await openRooms(db);
    const valkey = await startValkey(t);
    const key = { WAITING_ROOM_KEY: waitingRoomKey };
    const api = await started(startApi(databaseUrl, key));
    const apiWithValkey = await started(startApi(databaseUrl, { ...key, VALKEY_URL: valkey.url }));
    const env = { ...key, OUTPUT_DIR: outputDir, GATEWAY_TRUST_PROXY: 'true' };
    const gateway = await started(startGateway(api.url, env));
    const varnish = await startVarnish(t, [gateway.url, gateway.url]);
    const database = await databaseProcess(db);
    const seconds: Record<Part, () => Promise<number>> = {
      varnish: async () => familySeconds(varnish.pid),
      gateway: gateway.processorSeconds,
      api: async () => (await api.processorSeconds()) + (await apiWithValkey.processorSeconds()),
      postgresql: async () => familySeconds(database),
    };
    return {
      db,
      room,
      roomInValkey,
      waitingRoomKey,
      urls: { varnish: varnish.url, gateway: gateway.url, api: api.url, apiWithValkey: apiWithValkey.url },
      seconds,
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

export type ScaleSite = Awaited<ReturnType<typeof openScaleSite>>;
