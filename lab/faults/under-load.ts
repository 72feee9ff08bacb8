import { query } from '@idavuelta/api/database/database.ts';
import { seatAccounts } from '@idavuelta/api/testing/seat-accounts.ts';
import type { Seen } from './fault.ts';
import { type Answer, type Kind, kinds, startLoad } from './load.ts';
import type { Site } from './site.ts';

export interface Rules {
  /** Allowed outcomes by kind of visitor; by default 200, and 503 with `Retry-After` for API calls. */
  may?: Partial<Record<Kind, RegExp>>;
}

/** Maximum wait in milliseconds: a call's time limit (decision 0105) plus a second. */
const longest: Record<Kind, number> = { page: 11_000, list: 11_000, order: 31_000, login: 11_000 };

const usually: Record<Kind, RegExp> = {
  page: /^200( kept)?$/,
  list: /^(200|503)$/,
  order: /^(200|503)$/,
  login: /^(200|503)$/,
};

/** Allows refused connections on all requests, for faults that stop the gateway; with `alsoCut`, cut ones, too. */
export const allowRefusedConnections = (alsoCut: boolean): Rules['may'] => {
  const pattern = alsoCut ? /^(200( kept)?|503|refused|cut)$/ : /^(200( kept)?|503|refused)$/;
  return Object.fromEntries(kinds.map((kind) => [kind, pattern]));
};

/**
 * Injects a fault while visitors use the site, and waits until all of them get normal responses.
 * @param fault resolves when it is over
 */
export async function underLoad(site: Site, fault: () => Promise<unknown>, rules: Rules = {}): Promise<Seen> {
  const load = await startLoad(site);
  await load.isWell();
  const from = Date.now();
  await fault();
  const over = Date.now();
  await load.isWell();
  const healedMs = Date.now() - over;
  await load.stop();
  const answers = load.answers.filter(({ sentAt, ms }) => sentAt + ms >= from);
  const longestMs = Math.max(...answers.map(({ ms }) => ms));
  const allowed = { ...usually, ...rules.may };
  const wrong = answers.filter(({ kind, saw }) => !allowed[kind].test(saw));
  return {
    saw: summaryOf(answers),
    longestMs,
    healedMs,
    lost: await lostOf(site, load.orders),
    broken: [
      ...new Set(wrong.map(({ kind, saw }) => `${kind}: ${saw}`)),
      ...new Set(
        answers.filter(({ kind, ms }) => ms > longest[kind]).map(({ kind }) => `${kind}: waited for too long`),
      ),
    ],
  };
}

const summaryOf = (answers: Answer[]) =>
  kinds
    .map((kind) => {
      const seen = Map.groupBy(
        answers.filter((answer) => answer.kind === kind),
        ({ saw }) => saw,
      );
      return `${kind} ${[...seen].map(([saw, { length }]) => `${saw}×${length}`).join(' ')}`;
    })
    .join(' · ');

/** Checks that acknowledged orders exist exactly once, and that their seats are counted once. */
async function lostOf({ db, event }: Site, orders: Map<string, string | undefined>) {
  const stored = await query<{ id: string; key: string }>(
    db,
    'SELECT id, idempotency_key AS key FROM orders WHERE event_id = $1',
    [event.eventId],
  );
  const keys = Map.groupBy(stored, ({ key }) => key);
  const ids = new Set(stored.map(({ id }) => id));
  const [seats] = await seatAccounts(db, event.eventId);
  return [
    ...[...orders].flatMap(([key, id]) => (id && !ids.has(id) ? [`order ${key} is lost`] : [])),
    ...[...keys].flatMap(([key, { length }]) => (length > 1 ? [`order ${key} is there ${length} times`] : [])),
    ...(seats?.held === seats?.heldByOrders ? [] : ['seats that do not add up']),
  ];
}
