import { query } from '@idavuelta/api/database/database.ts';
import { startCluster } from '@idavuelta/api/testing/cluster.ts';
import { testServer } from '@idavuelta/api/testing/server.ts';
import { sessionTokens } from '@idavuelta/api/testing/session-tokens.ts';
import { anOrder, testEnvironment } from '@idavuelta/api/testing/test-app.ts';
import { startValkey } from '@idavuelta/api/testing/valkey-server.ts';
import { freePort, startGatewayProcess } from '@idavuelta/deploy/testing/gateway-process.ts';
import { startBalancer } from './balancer.ts';

export interface SaleSize {
  visitors: number;
  seats: number;
  maxAdmitted: number;
  /** Counters in Valkey instead of PostgreSQL. */
  inValkey: boolean;
  /** Folder with the published releases, for real browsers. */
  outputDir: string;
}

/** Times of a sale that lasts minutes instead of an hour, in seconds. */
const times = { enter: 45, order: 60 };

const waitingRoomKey = 'a secret that only the bench knows about';

/** Starts two API processes and two gateways, with an event whose sale has not opened and a waiting room. */
export async function startSale({ visitors, seats, maxAdmitted, inValkey, outputDir }: SaleSize) {
  const undos: (() => unknown)[] = [];
  const t = { after: (undo: () => unknown) => undos.push(undo) };
  const server = await testServer();
  t.after(() => server.release());
  const valkey = inValkey ? await startValkey(t) : undefined;
  const cluster = await startCluster({
    env: {
      ROLE: 'api',
      LOG_LEVEL: 'info',
      TRUST_PROXY: 'loopback',
      WAITING_ROOM_KEY: waitingRoomKey,
      WAITING_ROOM_ENTER_SECONDS: String(times.enter),
      WAITING_ROOM_ORDER_SECONDS: String(times.order),
      WAITING_ROOM_ORDERS_PER_MINUTE: '0',
      ...(valkey && { VALKEY_URL: valkey.url }),
    },
  });
  t.after(() => cluster.stop());
  const balancer = await startBalancer(cluster.members.map(({ url }) => Number(new URL(url).port)));
  t.after(() => balancer.stop());

  async function startGateway() {
    const PORT = String(await freePort());
    const url = `http://127.0.0.1:${PORT}`;
    const start = () =>
      startGatewayProcess(t, {
        PORT,
        OUTPUT_DIR: outputDir,
        SITE_URL: url,
        API_URL: `http://127.0.0.1:${balancer.port}`,
        GATEWAY_TRUST_PROXY: 'true',
        WAITING_ROOM_KEY: waitingRoomKey,
        LOG_LEVEL: 'error',
      });
    let running = await start();
    return {
      url,
      async kill() {
        running.child.kill('SIGKILL');
        await running.ended;
      },
      async restart() {
        running = await start();
      },
    };
  }
  const gateways = [await startGateway(), await startGateway()];

  const event = await cluster.data.addEventWith({ stock: seats });
  const emptySale = await cluster.data.addEventWith({ stock: 1_000 });
  await query(cluster.db, `UPDATE event SET sale_opens_at = now() + interval '1 hour' WHERE id = $1`, [event.eventId]);
  const [room] = await query<{ id: number }>(
    cluster.db,
    'INSERT INTO waiting_room (event_id, max_admitted) VALUES ($1, $2) RETURNING id',
    [event.eventId, maxAdmitted],
  );
  const emails = Array.from({ length: visitors }, (_, index) => `visitor-${index}@example.org`);
  const customers = await sessionTokens(
    cluster.db,
    testEnvironment.JWT_SECRET,
    await cluster.data.addCustomers(emails),
  );

  return {
    db: cluster.db,
    event,
    room: room?.id ?? 0,
    order: anOrder(event),
    emptySaleOrder: anOrder(emptySale),
    tokens: customers.map(({ token }) => token),
    gateways,
    members: cluster.members,
    valkey,
    opensIn: (seconds: number) =>
      query(cluster.db, `UPDATE event SET sale_opens_at = now() + $2 * interval '1 second' WHERE id = $1`, [
        event.eventId,
        seconds,
      ]),
    async stop() {
      for (const undo of undos.splice(0).reverse()) await undo();
    },
  };
}

export type SaleSite = Awaited<ReturnType<typeof startSale>>;
