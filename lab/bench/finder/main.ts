import { query } from '@idavuelta/api/database/database.ts';
import { logInStaff } from '@idavuelta/api/testing/staff-members.ts';
import { startTestApp, type TestApp } from '@idavuelta/api/testing/test-app.ts';
import { addManyOrders } from '../../many-orders/add.ts';
import { summary } from '../load.ts';
import { table } from '../table.ts';

/** What a response may take at 100,000 orders, in milliseconds at the 95th percentile. */
const limit = 150;

/** Texts by what they are; `$…` stands for something of an order of the database. */
const texts: Record<string, string> = {
  'order number': '$number',
  'number with a typo': '$typo',
  'two names in any order': '$name',
  'a common first name': 'maria',
  'a common syllable': 'rojas',
  'two letters': 'jo',
  'a name with a typo': 'nadai quinonrojas',
  'nobody at all': 'zzyzx bartholomew',
  'last digits of a phone': '$digits',
  'phone with a typo': '$phone',
  'a common amount': '90,00',
  'amount and day': '$payment',
  'bank reference': '$charge',
  'event and day': '$departure',
  'a word of every event': 'noche',
};

async function placeholders(testApp: TestApp): Promise<Record<string, string>> {
  const [row] = await query<Record<string, string>>(
    testApp.db,
    `SELECT o.number, 'A' || substr(o.number, 2) AS typo, c.last_name || ' ' || c.first_name AS name,
       right(c.phone_number, 4) AS digits, left(c.phone_number, -1) || '0' AS phone, p.charge_id AS charge,
       '90,00 ' || to_char(now() - interval '40 days', 'DD/MM/YYYY') AS payment,
       e.slug || ' ' || to_char(d.starts_at AT TIME ZONE e.time_zone, 'DD/MM/YYYY') AS departure
     FROM orders o JOIN customer c ON c.id = o.customer_id JOIN payment p ON p.order_id = o.id
     JOIN departure d ON d.id = o.departure_id JOIN event e ON e.id = o.event_id
     WHERE p.charge_id IS NOT NULL ORDER BY o.created_at OFFSET 4321 LIMIT 1`,
  );
  return row ?? {};
}

/** Measures the office's field with 60,000 customers and 100,000 orders. @returns whether every text was in time */
export async function benchFinder(rounds: number): Promise<boolean> {
  const testApp = await startTestApp();
  try {
    await addManyOrders(testApp.url);
    const { token } = await logInStaff(testApp, 'owner');
    const known = await placeholders(testApp);
    const rows = [['', 'found', 'p50', 'p95']];
    let slowest = 0;
    for (const [name, pattern] of Object.entries(texts)) {
      const text = pattern.replace(/\$(\w+)/, (_, key: string) => known[key] ?? '');
      const times: number[] = [];
      let found = 0;
      for (let round = 0; round < rounds; round++) {
        const begun = performance.now();
        const { data } = await testApp.call<unknown[]>('GET', `/staff-api/search?${new URLSearchParams({ text })}`, {
          token,
        });
        times.push(performance.now() - begun);
        found = data.length;
      }
      const { p50, p95 } = summary(times, 1);
      slowest = Math.max(slowest, p95);
      rows.push([name, String(found), `${p50.toFixed(0)} ms`, `${p95.toFixed(0)} ms`]);
    }
    console.log(table(rows));
    return slowest <= limit;
  } finally {
    await testApp.close();
  }
}
