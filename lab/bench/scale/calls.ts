import { query } from '@idavuelta/api/database/database.ts';
import { sessionTokens } from '@idavuelta/api/testing/session-tokens.ts';
import { signValue } from '@idavuelta/shared/contracts/servers';
import { holdSeats } from '../holds.ts';
import type { Call } from '../load.ts';
import { jwtSecret } from '../processes.ts';
import { scenariosOf } from '../scenarios.ts';
import type { Part, ScaleSite } from './site.ts';

export interface MeasuredCall {
  name: string;
  url: string;
  /** Whose time is the point; the others' is quoted beside. */
  part: Part;
  calls: () => Call;
  /** Concurrent callers, if not the usual few. */
  callers?: number;
}

/** As many as come within a moment, so that the gateway takes their places together. */
const crowd = 200;
const pages = 20;
const heldOrders = 200;
const heldSeconds = 600;

/** What visitors and buyers do, over the rows of `benchDatabase`. */
export async function measuredCalls(site: ScaleSite): Promise<MeasuredCall[]> {
  const { db, room, roomInValkey, urls } = site;
  const { list, reads, order } = await scenariosOf(db);
  const search = reads.find(({ name }) => name === 'search');
  if (!search) throw new Error('There is no search.');
  const slugs = await query<{ slug: string }>(
    db,
    `SELECT slug FROM event WHERE country_code = 'PE' AND periodicity_type = 1 AND starts_at > now() + interval '3 days'
     ORDER BY id DESC LIMIT ${pages}`,
    [],
  );
  const held = await holdSeats(db, heldOrders, heldSeconds);
  const sql = 'SELECT customer_id AS id FROM orders WHERE id = $1';
  const [customer] = await query<{ id: number }>(db, sql, [held[0]]);
  const [buyer] = await sessionTokens(db, jwtSecret, [customer?.id ?? 0]);

  let turn = 0;
  const visitor = () => {
    turn += 1;
    return { 'x-forwarded-for': `10.${(turn >> 16) & 255}.${(turn >> 8) & 255}.${turn & 255}` };
  };
  const page = { headers: { 'accept-encoding': 'br' } };
  const path = () => `/event/${slugs[turn++ % slugs.length]?.slug}`;
  const ofGateway = { authorization: `Bearer ${signValue(site.waitingRoomKey, 'gateway', 'gateway')}` };
  const changeOf = (of: number) => (): Call => ({
    method: 'POST',
    path: `/gateway-api/waiting-rooms/${of}/places`,
    headers: ofGateway,
    body: { visitors: [{}] },
  });
  const now = (): Call => ({ path: `/waiting-room/${room}/now` });
  const gateway = { url: urls.gateway, part: 'gateway' } as const;
  const varnish = { url: urls.varnish, part: 'varnish' } as const;
  const api = { url: urls.api, part: 'api' } as const;

  const rendered = await fetch(urls.gateway + path());
  if (!(await rendered.text()).includes('<h1')) throw new Error('The gateway renders no pages.');
  return [
    { name: 'pages kept by Varnish', ...varnish, calls: () => ({ ...page, path: path() }) },
    { name: '`now` kept by Varnish', ...varnish, calls: now },
    { name: 'pages kept by the gateway', ...gateway, calls: () => ({ ...page, path: path() }) },
    { name: 'pages made', ...gateway, calls: () => ({ ...page, path: `${path()}?n=${turn}` }) },
    { name: '`now` of a waiting room', ...gateway, calls: now },
    {
      name: 'places taken',
      ...gateway,
      calls: () => ({ method: 'POST', path: `/waiting-room/${room}/ticket`, headers: visitor() }),
      callers: crowd,
    },
    { name: 'changes of one queue', ...api, calls: changeOf(room) },
    { name: 'changes of one queue in Valkey', ...api, url: urls.apiWithValkey, calls: changeOf(roomInValkey) },
    { name: 'events list', ...api, calls: list },
    { name: 'searches', ...api, calls: search.calls },
    {
      name: 'holds renewed',
      ...api,
      calls: () => ({
        method: 'POST',
        path: `/shop-api/order/${held[turn++ % held.length]}/hold`,
        headers: { authorization: `Bearer ${buyer?.token}` },
      }),
    },
    { name: 'orders of one event', ...api, calls: () => order().call },
  ];
}
