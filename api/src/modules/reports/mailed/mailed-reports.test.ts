import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import type { NewReportSubscription, ReportReader, ReportSubscription } from '@idavuelta/shared/contracts/staff';
import { startMailServer } from '../../../testing/mail-server.ts';
import { logInStaff } from '../../../testing/staff-members.ts';
import { anOrder, codeOf, errorsOf, eventually, startTestApp } from '../../../testing/test-app.ts';
import { dueAfter, lastDue } from './mailing-schedule.ts';

const mailServer = await startMailServer();
const testApp = await startTestApp({ smtpUrl: mailServer.url });
after(async () => {
  await testApp.close();
  await mailServer.close();
});
const finance = await logInStaff(testApp, 'finance');
const owner = await logInStaff(testApp, 'owner');
const path = '/staff-api/report-subscriptions';

const wanted = (over: Partial<NewReportSubscription> = {}): NewReportSubscription => ({
  name: 'Ventas de la semana',
  report: 'sales',
  filters: { by: 'event', country: 'PE' },
  period: 'last-30-days',
  format: 'xlsx',
  frequency: 'daily',
  hour: 8,
  timeZone: 'America/Lima',
  readers: [finance.id],
  ...over,
});
const add = (over: Partial<NewReportSubscription> = {}, { token } = finance) =>
  testApp.call<ReportSubscription>('POST', path, { token, body: wanted(over) });
const list = async ({ token } = finance) => (await testApp.call<ReportSubscription[]>('GET', path, { token })).data;
const find = async (id: number) => (await list()).find((each) => each.id === id);

/** Makes a subscription due this long ago, and queues what is due. */
async function makeDue(id: number, age = '1 minute') {
  await testApp.query(`UPDATE report_subscription SET next_at = now() - $2::interval WHERE id = $1`, [id, age]);
  await testApp.app.services.handlers['send-reports']({}, 'a job');
}
const mailsTo = ({ email }: { email: string }) => mailServer.accepted.filter(({ to }) => to === email);
const done = (id: number) => eventually(async () => ((await find(id))?.last?.waiting === 0 ? find(id) : undefined));

test('[OFF-05] a report is due at an hour of a zone, on a day of the week or of the month', () => {
  const schedule = { hour: 8, timeZone: 'America/Santiago', weekday: null, monthDay: null } as const;
  const due = (over: object, moment: string) =>
    dueAfter({ ...schedule, frequency: 'daily', ...over }, new Date(moment)).toISOString();
  assert.equal(due({}, '2027-03-03T10:59:00Z'), '2027-03-03T11:00:00.000Z');
  assert.equal(due({}, '2027-03-03T11:00:00Z'), '2027-03-04T11:00:00.000Z');
  // clocks are put back in April: the same hour is an hour later
  assert.equal(due({}, '2027-04-03T12:00:00Z'), '2027-04-04T12:00:00.000Z');
  assert.equal(due({ frequency: 'weekly', weekday: 1 }, '2027-03-03T12:00:00Z'), '2027-03-08T11:00:00.000Z');
  assert.equal(due({ frequency: 'monthly', monthDay: 28 }, '2027-02-28T12:00:00Z'), '2027-03-28T11:00:00.000Z');
  const daily = { ...schedule, frequency: 'daily' } as const;
  const missed = lastDue(daily, new Date('2027-03-01T11:00:00Z'), new Date('2027-03-04T10:00:00Z'));
  assert.equal(missed.toISOString(), '2027-03-03T11:00:00.000Z');
});

test('[OFF-05] each reader gets the report in their language, with the figures of its days', async () => {
  const viewer = await logInStaff(testApp, 'viewer');
  await testApp.query(`UPDATE staff_user SET language = 'en_US' WHERE id = $1`, [viewer.id]);
  const event = await testApp.addEventWith({ stock: 5, price: 30 });
  const { token } = await testApp.newCustomer();
  const { data: order } = await testApp.place(token ?? '', anOrder(event, { tickets: 2 }));
  await testApp.staff('transfers', 'validate', order.orderId);
  const { data, status } = await add({
    ...{ report: 'coupons', format: 'pdf', readers: [finance.id, viewer.id] },
    filters: { event: String(event.eventId), compare: 'previous' },
  });
  assert.equal(status, 200);
  assert.ok(data.nextAt && Date.parse(data.nextAt) > Date.now());
  await makeDue(data.id);
  const after = await done(data.id);
  assert.deepEqual([after?.last?.sent, after?.last?.refused, after?.last?.failed], [2, 0, 0]);
  assert.ok(Date.parse(after?.nextAt ?? '') > Date.now());
  const [spanish] = mailsTo(finance);
  // a mail that does not match is too long to be printed
  assert.ok(
    /Content-Type: application\/pdf;\s+name=idavuelta-coupons-/.test(spanish?.raw ?? ''),
    'the PDF is attached',
  );
  assert.ok(/Here is the report =E2=80=9CCoupons/.test(mailsTo(viewer)[0]?.raw ?? ''), 'the reader’s language');
});

test('[OFF-05] two processes that look at once send it once, and what was missed for days is sent once', async () => {
  const { data } = await add();
  const before = mailsTo(finance).length;
  await testApp.query(`UPDATE report_subscription SET next_at = now() - interval '4 days' WHERE id = $1`, [data.id]);
  await Promise.all([1, 2, 3].map((n) => testApp.app.services.handlers['send-reports']({}, `job ${n}`)));
  const after = await done(data.id);
  assert.equal(after?.last?.sent, 1);
  await testApp.app.services.handlers['send-reports']({}, 'later');
  const [{ mailings = 0 } = {}] = await testApp.query<{ mailings: number }>(
    'SELECT count(*)::int AS mailings FROM report_mailing WHERE subscription_id = $1',
    [data.id],
  );
  assert.deepEqual([mailings, mailsTo(finance).length - before], [1, 1]);
});

test('[OFF-05] who lost the right or is blocked gets nothing more, and the list says so', async () => {
  const [demoted, blocked, limited] = [
    await logInStaff(testApp, 'viewer'),
    await logInStaff(testApp, 'viewer'),
    await logInStaff(testApp, 'viewer'),
  ];
  const { data } = await add({ readers: [demoted.id, blocked.id, limited.id, finance.id] });
  await testApp.query(`UPDATE staff_user SET role = 'events' WHERE id = $1`, [demoted.id]);
  await testApp.query(`UPDATE staff_user SET blocked_at = now() WHERE id = $1`, [blocked.id]);
  await testApp.query(`UPDATE staff_user SET scope_countries = '{CL}' WHERE id = $1`, [limited.id]);
  await makeDue(data.id);
  const after = await done(data.id);
  assert.deepEqual([after?.last?.sent, after?.last?.refused], [1, 3]);
  for (const reader of [demoted, blocked, limited]) assert.equal(mailsTo(reader).length, 0);
  const states = new Map(after?.readers.map(({ id, state }) => [id, state]));
  assert.deepEqual(
    [demoted, blocked, limited, finance].map(({ id }) => states.get(id)),
    ['not-allowed', 'blocked', 'not-allowed', 'allowed'],
  );
});

test('[OFF-05] a report that cannot be made fails without further attempts', async () => {
  const { data } = await add();
  // its filter is one that this version does not have
  await testApp.query(`UPDATE report_subscription SET filters = '{"by":"weather"}' WHERE id = $1`, [data.id]);
  await makeDue(data.id);
  assert.equal((await done(data.id))?.last?.failed, 1);
});

test('[OFF-05] a subscription is paused, resumed and deleted by its maker or an owner, and the audit says so', async () => {
  const { data } = await add();
  const pause = (isPaused: boolean, { token } = finance) =>
    testApp.call<ReportSubscription>('POST', `${path}/${data.id}/pause`, { token, body: { isPaused } });
  const colleague = await logInStaff(testApp, 'finance');
  assert.equal((await pause(true, colleague)).status, 403);
  const paused = (await pause(true)).data;
  assert.deepEqual([paused.isPaused, paused.nextAt], [true, undefined]);
  await testApp.app.services.handlers['send-reports']({}, 'a job');
  assert.equal((await find(data.id))?.last, undefined);
  assert.equal((await pause(false, owner)).data.isPaused, false);
  const events = await logInStaff(testApp, 'events');
  assert.deepEqual(await list(events), []);
  const remove = ({ token }: { token: string }) => testApp.call('DELETE', `${path}/${data.id}`, { token });
  assert.deepEqual([(await remove(events)).status, (await remove(colleague)).status], [404, 403]);
  assert.equal((await remove(owner)).status, 200);
  assert.equal(await find(data.id), undefined);
  const actions = await testApp.query<{ action: string }>('SELECT action FROM audit WHERE subject = $1 ORDER BY id', [
    `report-subscription:${data.id}`,
  ]);
  assert.deepEqual(
    actions.map(({ action }) => action.replace('-report-subscription', '')),
    ['make', 'pause', 'resume', 'delete'],
  );
});

test('[OFF-05] only colleagues who may read the report are readers, and what does not fit is refused', async () => {
  const dispatcher = await logInStaff(testApp, 'dispatcher');
  const readersOf = async (report: string, { token } = owner) =>
    (await testApp.call<ReportReader[]>('GET', `/staff-api/report-readers?report=${report}`, { token })).data ?? [];
  const isReader = async (report: string) => (await readersOf(report)).some(({ id }) => id === dispatcher.id);
  assert.deepEqual([await isReader('sales'), await isReader('no-shows')], [false, true]);
  assert.deepEqual(errorsOf(await add({ readers: [dispatcher.id] })), [{ field: 'readers', reason: 'not_allowed' }]);
  assert.equal(codeOf(await add({}, dispatcher)), 'FORBIDDEN');
  const wrong: Partial<NewReportSubscription>[] = [
    { frequency: 'weekly' },
    { weekday: 3 },
    { frequency: 'monthly', weekday: 1 },
    { timeZone: 'Mars/Olympus' },
    { filters: { by: 'weather' } },
    { filters: { from: '2020-01-01', limit: '5' } },
    { readers: [] },
    { hour: 24 },
  ];
  for (const over of wrong) assert.equal((await add(over)).status, 400, JSON.stringify(over));
  assert.equal((await add({ report: 'no-shows', filters: { by: 'driver' }, readers: [dispatcher.id] })).status, 200);
});
