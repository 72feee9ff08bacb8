import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { CountryCode, TaxBuyer } from '@idavuelta/shared/contracts';
import type { ReportRow, TaxDocumentDetail } from '@idavuelta/shared/contracts/staff';
import fc from 'fast-check';
import { checkProperty } from '../../testing/check-property.ts';
import { anOrder } from '../../testing/test-app.ts';
import { openFiscalApp } from './testing/fiscal-app.ts';

const app = await openFiscalApp();
const { testApp, finance, refund, documentsOf, post } = app;
const countries = ['PE', 'CL', 'ES'] as const;
for (const country of countries) await app.setUp(country);
await app.addFolios(39, 1, 10_000);
await app.addFolios(61, 1, 10_000);

const prices: Record<CountryCode, number> = { PE: 33.33, CL: 9_999, ES: 17.77 };
const shops = new Map<CountryCode, { event: Parameters<typeof anOrder>[0]; token: string }>();
for (const country of countries) {
  const price = prices[country];
  const event = await testApp.addEventOf([{ stock: 10_000, price }], { countryCode: country });
  shops.set(country, { event, token: (await testApp.newCustomer()).token });
}

const companies: Record<CountryCode, TaxBuyer> = {
  PE: { kind: 'company', taxId: '20131312955', name: 'SUNAT', address: 'Av. Garcilaso 1472' },
  CL: { kind: 'company', taxId: '60803000-K', name: 'SII', address: 'Teatinos 120' },
  ES: { kind: 'company', taxId: 'A28015865', name: 'Telefónica SA', address: 'Gran Vía 28' },
};

/** One purchase and what becomes of it. */
const life = fc.record({
  country: fc.constantFrom(...countries),
  tickets: fc.integer({ min: 1, max: 3 }),
  hasCoupon: fc.boolean(),
  isCompany: fc.boolean(),
  acts: fc.array(fc.constantFrom('refund one', 'refund all', 'correct', 'annul'), { maxLength: 3 }),
});

type Life = typeof life extends fc.Arbitrary<infer T> ? T : never;

async function live({ country, tickets, hasCoupon, isCompany, acts }: Life) {
  const shop = shops.get(country);
  assert.ok(shop);
  const request = anOrder(shop.event, {
    tickets,
    ...(hasCoupon && { discountCode: 'VUELTA10' }),
    ...(isCompany && { taxBuyer: companies[country] }),
  });
  const { data, status, body } = await testApp.place(shop.token, request);
  assert.equal(status, 200, JSON.stringify(body));
  const { orderId } = data;
  await testApp.staff('transfers', 'validate', orderId);
  let left = tickets;
  for (const act of acts) {
    if (left === 0) return;
    if (act === 'refund one') {
      await refund(orderId, tickets - left + 1);
      left -= 1;
    } else if (act === 'refund all') {
      await refund(orderId);
      left = 0;
    } else {
      const documents = await documentsOf(orderId);
      const id = documents.findLast(({ kind, state }) => kind !== 'credit-note' && state !== 'annulled')?.id;
      const buyer = { idKind: 'none', name: 'Ana Rojas' };
      const method = act === 'annul' ? 'annulment' : 'credit-note';
      const { status: answered } = await post<TaxDocumentDetail>(`tax-documents/${id}/correct`, {
        ...{ method, reason: 'Corrección', buyer },
      });
      assert.ok(answered === 200 || answered === 409, String(answered));
    }
  }
}

/** Sums the documents of each country that count, credit notes below zero. */
const documented = () =>
  testApp.query<{ country: CountryCode; net: number }>(
    `SELECT country_code AS country, sum(CASE WHEN kind = 'credit-note' THEN -total_minor ELSE total_minor END)::integer AS net
     FROM fiscal_document WHERE state <> 'annulled' GROUP BY 1 ORDER BY 1`,
  );

const moved = () =>
  testApp.query<{ country: CountryCode; net: number }>(
    `SELECT e.country_code AS country, sum(p.amount_minor - COALESCE((
       SELECT sum(r.amount_minor) FROM refund r WHERE r.payment_id = p.id AND r.state = 'done'), 0))::integer AS net
     FROM payment p JOIN orders o ON o.id = p.order_id JOIN event e ON e.id = o.event_id
     WHERE p.state IN ('paid', 'unapplied') GROUP BY 1 ORDER BY 1`,
  );

async function reported() {
  const [from, until] = [-1, 1].map((days) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10));
  const { data } = await testApp.call<ReportRow[]>('GET', `/staff-api/report?from=${from}&until=${until}&by=country`, {
    token: finance,
  });
  return data.map(({ country, net }) => ({ country, net })).sort((a, b) => a.country.localeCompare(b.country));
}

/** Series whose numbers have a gap, or are there twice. */
const broken = () =>
  testApp.query(
    `SELECT series FROM fiscal_document WHERE number IS NOT NULL GROUP BY country_code, tax_id, series
     HAVING max(number) - min(number) + 1 <> count(*) OR min(number) <> 1`,
  );

test('[FIS-02] over random histories, documents, reports and database agree to the cent, and no number is left out', async () => {
  await checkProperty(
    fc.asyncProperty(fc.array(life, { minLength: 1, maxLength: 4 }), async (lives) => {
      await Promise.all(lives.map(live));
      const database = await moved();
      assert.deepEqual(await documented(), database);
      assert.deepEqual(await reported(), database);
      assert.deepEqual(await broken(), []);
    }),
    12,
  );
});
