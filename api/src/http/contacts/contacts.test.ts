import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  type AuditRow,
  type FoundOrder,
  isAllowed,
  type StaffOrder,
  type StaffRole,
  staffRoles,
} from '@idavuelta/shared/contracts/staff';
import { aComplaint, fileComplaint } from '../../modules/complaints/testing/complaint.ts';
import { credentials } from '../../testing/credentials.ts';
import { createOrganiserSteps } from '../../testing/event-requests.ts';
import { logInStaff } from '../../testing/staff-members.ts';
import { expectedPermissions, type StaffOperation } from '../../testing/staff-permissions.ts';
import { staffResponses } from '../../testing/staff-responses.ts';
import { addDocument } from '../../testing/tax-documents.ts';
import { anOrder, openTestApp } from '../../testing/test-app.ts';
import { createTicketChecks } from '../../testing/ticket-checks.ts';

const guest = 'berta.contacto@example.org';

const testApp = await openTestApp();
const event = await testApp.addEvent();
const paid = await createTicketChecks(testApp).paidOrder(1, event);
const [row] = await testApp.query<{ id: number; departure: number; email: string; phone: string }>(
  `UPDATE orders o SET coupon_id = (SELECT id FROM coupon WHERE code = 'VUELTA10') FROM customer c
   WHERE c.id = o.customer_id AND o.id = $1
   RETURNING c.id, o.departure_id AS departure, c.email, c.phone_number AS phone`,
  [paid.orderId],
);
assert.ok(row);
const passengersDocument = '45678901';
await testApp.query(
  `UPDATE order_ticket SET passengers = jsonb_set(passengers, '{0,document}', to_jsonb($2::text)) WHERE order_id = $1`,
  [paid.orderId, passengersDocument],
);
const [coupon] = await testApp.query<{ id: number }>(`SELECT id FROM coupon WHERE code = 'VUELTA10'`);
const waiting = await testApp.place(await testApp.login(), anOrder(event));
assert.equal(waiting.status, 200);
const organiser = await testApp.newCustomer();
const request = await createOrganiserSteps(testApp).underReview(organiser.token, [['Berta', guest, null, 2]]);
// everyone who decides on a request sees its venue, so it must differ from the passengers' addresses
await testApp.query(`UPDATE event_request SET address = 'Casa Hacienda 9' WHERE id = $1`, [request.id]);
const document = await addDocument(testApp, paid.orderId, { number: 1 });
const [passenger] = anOrder(event).tickets[0]?.passengers ?? [];
const order = { orderId: paid.orderId, email: row.email };
const complaint = aComplaint({ documentNumber: '49876501' });
await fileComplaint(testApp, complaint);
const [sheet] = await testApp.query<{ id: string }>('SELECT id FROM complaint_sheet');
const [privacy] = await testApp.query<{ id: number }>(
  `INSERT INTO privacy_request (state, number, kind, country_code, language, site_origin, name, email, details, confirmed_at, due_on)
   VALUES ('open', 1, 'access', 'PE', 'es_PE', '', 'Rosa', $1, '', now(), now()) RETURNING id`,
  [row.email],
);
const [run] = await testApp.query<{ id: number }>(
  `INSERT INTO run (departure_id, direction, van, driver, starts_at, ends_at)
   VALUES ($1, 'out', 'ABC-123', '', now(), now()) RETURNING id`,
  [row.departure],
);
/** What staff without the permission must not see. */
const contacts = [
  row.email,
  row.phone,
  organiser.email,
  guest,
  complaint.email,
  complaint.documentNumber,
  passenger?.email ?? '',
  passenger?.passengerAddress ?? '',
  passengersDocument,
];
/** Every operation that shows contacts, called for something that has some. */
const reads: [StaffOperation, string][] = [
  ['findOrders', '/orders'],
  ['getOrderForStaff', `/orders/${paid.orderId}`],
  ['getOrderTimeline', `/orders/${paid.orderId}/timeline`],
  ['findCustomers', '/customers'],
  ['searchOffice', `/search?text=${encodeURIComponent(row.email)}`],
  ['getCustomer', `/customers/${row.id}`],
  ['listCouponUses', `/coupons/${coupon?.id}/uses`],
  ['listRequests', '/requests'],
  ['getRequest', `/requests/${request.id}`],
  ['listRequestGuests', `/requests/${request.id}/guests`],
  ['listTravellers', `/departures/${row.departure}/travellers`],
  ['showDispatchPlan', `/departures/${row.departure}/plans/out`],
  ['showLiveBoard', '/live-board'],
  ['listWaitingTravellers', `/runs/${run?.id}/waiting`],
  ['listWaitingTransfers', '/transfers'],
  ['listRefundsByHand', '/refunds-by-hand'],
  ['getTaxDocument', `/tax-documents/${document}`],
  ['getComplaint', `/complaints/${sheet?.id}`],
  ['listPrivacyRequests', '/privacy-requests'],
  ['getPrivacyRequest', `/privacy-requests/${privacy?.id}`],
];
const members = new Map<StaffRole, { token: string; email: string }>();
for (const role of staffRoles) members.set(role, await logInStaff(testApp, role));

const tokenOf = (role: StaffRole) => members.get(role)?.token ?? '';
const read = <T = unknown>(role: StaffRole, path: string) =>
  testApp.call<T>('GET', `/staff-api${path}`, { token: tokenOf(role) });
const readsOf = (actor: string, subject: string) =>
  testApp.query<{ detail: object }>(
    `SELECT detail FROM audit WHERE action = 'read-contacts' AND actor = $1 AND subject = $2 ORDER BY id`,
    [actor, subject],
  );

test('[FLT-44] every read with contacts is in the table of this test', async () => {
  const shown = (await staffResponses(testApp))
    .filter(({ method, fields }) => method === 'get' && fields.some(([, field]) => field['x-contact']))
    .map(({ operation }) => operation);
  assert.deepEqual(shown.toSorted(), reads.map(([operation]) => operation).toSorted());
});

for (const role of staffRoles)
  test(`[FLT-44] ${role} ${isAllowed(role, 'contacts.read') ? 'reads contacts' : 'reads names and counts, no contact'}`, async () => {
    const seen = [];
    for (const [operation, path] of reads) {
      const permission = expectedPermissions[operation];
      if (permission === 'nobody' || !isAllowed(role, permission)) continue;
      const { status, body } = await read(role, path);
      assert.equal(status, 200, operation);
      const text = JSON.stringify(body);
      const found = contacts.filter((contact) => text.includes(contact));
      if (!isAllowed(role, 'contacts.read')) assert.deepEqual(found, [], `${operation}: ${text}`);
      seen.push(...found);
    }
    if (['owner', 'support', 'finance', 'dispatcher'].includes(role)) assert.ok(seen.length > 0);
    if (['owner', 'support', 'finance'].includes(role)) assert.ok(seen.includes(passengersDocument));
  });

test('[FLT-44] without contacts an order has its names, counties and tickets', async () => {
  const { data } = await read<StaffOrder>('viewer', `/orders/${order.orderId}`);
  assert.ok(data.buyer.name);
  assert.deepEqual([data.buyer.email, data.buyer.phone], ['', '']);
  const [ticket] = data.tickets;
  assert.ok(ticket?.passengers[0]?.name);
  assert.deepEqual([ticket?.passengers[0]?.email, ticket?.passengers[0]?.passengerAddress], ['', '']);
  assert.ok(ticket?.addresses[0]?.countyId);
});

test('[FLT-44] who may not read addresses cannot find out by searching for them', async () => {
  const path = `/orders?text=${encodeURIComponent(order.email)}`;
  assert.equal((await read<FoundOrder[]>('support', path)).data.length > 0, true);
  assert.deepEqual((await read<FoundOrder[]>('viewer', path)).data, []);
  const customers = `/customers?text=${encodeURIComponent(order.email)}`;
  assert.equal((await read<unknown[]>('support', customers)).data.length, 1);
  assert.deepEqual((await read<unknown[]>('viewer', customers)).data, []);
});

test('[FLT-44] a list of travellers as a file has phones and addresses for who may read them', async () => {
  const path = reads.find(([operation]) => operation === 'listTravellers')?.[1];
  const file = async (role: StaffRole) => {
    const headers = credentials(tokenOf(role));
    const url = `/staff-api${path}/file?format=csv&language=es_PE`;
    return (await testApp.app.inject({ url, headers })).body;
  };
  const shown = (body: string) => contacts.filter((contact) => body.includes(contact));
  assert.ok(shown(await file('dispatcher')).length > 0);
  const without = await file('events');
  assert.deepEqual(shown(without), []);
  assert.match(without, /Viajera 1/);
});

test('[FLT-44] a read is in the audit once an hour, of a list with its filter and without what was typed', async () => {
  const { token, email } = await logInStaff(testApp, 'support');
  const open = (path: string) => testApp.call('GET', `/staff-api${path}`, { token });
  const actor = `staff:${email}`;
  const one = `contacts:orders/${order.orderId}`;
  for (let i = 0; i < 3; i++) await open(`/orders/${order.orderId}`);
  await open(`/orders/${order.orderId}/timeline`);
  assert.deepEqual(
    (await readsOf(actor, one)).map(({ detail }) => detail),
    [{ operation: 'getOrderForStaff' }, { operation: 'getOrderTimeline' }],
  );
  await testApp.query(`UPDATE audit SET at = at - interval '61 minutes' WHERE actor = $1`, [actor]);
  await open(`/orders/${order.orderId}`);
  assert.equal((await readsOf(actor, one)).length, 3);

  await open(`/orders?state=paid&limit=5&text=${encodeURIComponent(order.email)}`);
  assert.deepEqual(
    (await readsOf(actor, 'contacts:orders')).map(({ detail }) => detail),
    [{ operation: 'findOrders', filter: { state: 'paid', text: true } }],
  );
  const { data } = await testApp.call<AuditRow[]>('GET', '/staff-api/audit?limit=1', { token });
  assert.equal(data[0]?.action, 'read-contacts');
  const audit = async (reads: boolean) =>
    (await testApp.call<AuditRow[]>('GET', `/staff-api/audit?reads=${reads}`, { token })).data;
  assert.ok((await audit(true)).every(({ action }) => action === 'read-contacts'));
  assert.ok((await audit(false)).every(({ action }) => action !== 'read-contacts'));
});

test('[FLT-44] who reads no contact, or nothing at all, leaves no row', async () => {
  await read('viewer', `/orders/${order.orderId}`);
  await read('support', '/orders/00000000-0000-4000-8000-000000000000');
  const actors = [`staff:${members.get('viewer')?.email}`];
  const rows = await testApp.query(`SELECT 1 FROM audit WHERE action = 'read-contacts' AND actor = ANY($1)`, [actors]);
  assert.deepEqual(rows, []);
  assert.deepEqual(await testApp.query(`SELECT 1 FROM audit WHERE subject LIKE 'contacts:orders/00000000-%'`, []), []);
});
