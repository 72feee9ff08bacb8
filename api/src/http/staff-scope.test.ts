import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  type DepartureSummary,
  isAllowed,
  type PartnerRuns,
  type StaffUser,
  staffRoles,
  type Today,
  type Vehicle,
} from '@idavuelta/shared/contracts/staff';
import { createDispatching, door, tripOf } from '../modules/dispatch/testing/dispatched-departures.ts';
import { logInStaff } from '../testing/staff-members.ts';
import { expectedPermissions, type StaffOperation } from '../testing/staff-permissions.ts';
import { openTestApp } from '../testing/test-app.ts';

const testApp = await openTestApp();
const dispatching = await createDispatching(testApp);
const owner = await logInStaff(testApp, 'owner');

const { paths } = (await testApp.call('GET', '/docs/json')).body as unknown as {
  paths: Record<string, Record<string, { operationId: StaffOperation }>>;
};

/** What a person limited to countries or events may call at all: about a departure in the scope, or filtered by it. */
const openToLimited: Partial<Record<StaffOperation, 'own' | 'filtered' | 'departure'>> = {
  getStaffAccount: 'own',
  changeStaffPassword: 'own',
  renewRecoveryCodes: 'own',
  listStaffSessions: 'own',
  endStaffSession: 'own',
  logOutStaff: 'own',
  listOwnApiTokens: 'own',
  makeOwnApiToken: 'own',
  revokeOwnApiToken: 'own',
  getListLook: 'own',
  addListView: 'own',
  changeListView: 'own',
  deleteListView: 'own',
  chooseListColumns: 'own',
  changeStaffLanguage: 'own',
  rememberOpened: 'own',
  searchOffice: 'filtered',
  listMyTrips: 'own',
  markMyTrips: 'own',
  listMyVehicleChecks: 'own',
  recordMyVehicleChecks: 'own',
  getToday: 'filtered',
  listNextDepartures: 'filtered',
  listPickUpPoints: 'filtered',
  listVehicles: 'filtered',
  listDrivers: 'filtered',
  listBrokenTrips: 'filtered',
  listPartnerRuns: 'filtered',
  listTravellers: 'departure',
  exportTravellers: 'departure',
  showDispatchPlan: 'departure',
  startPlanning: 'departure',
  changePlanDraft: 'departure',
  discardPlanDraft: 'departure',
  setPartyPosition: 'departure',
  setPartyNote: 'departure',
  publishPlan: 'departure',
  exportRunSheets: 'departure',
  listManifests: 'departure',
};

const inside = await dispatching.departure();
const outside = await dispatching.departure();

const operationsAt = (departureId: number) =>
  Object.entries(paths)
    .filter(([path]) => path.startsWith('/staff-api/'))
    .flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, { operationId: operation }]) => ({
        method: method.toUpperCase() as 'GET',
        url: path
          .replace('/departures/{id}', `/departures/${departureId}`)
          .replace('{direction}', 'out')
          .replace('{party}', '1.0')
          .replace(/\{\w+\}/g, '2147483647'),
        operation,
      })),
    );

/** Limits a person by the call that owners use. */
async function limit(member: { id: number }, scope: object) {
  const { data: users } = await testApp.call<StaffUser[]>('GET', '/staff-api/users', { token: owner.token });
  const revision = users.find(({ id }) => id === member.id)?.revision;
  const { status, data } = await testApp.call<StaffUser>('PUT', `/staff-api/users/${member.id}`, {
    token: owner.token,
    headers: { 'if-match': `"${revision}"` },
    body: { scope },
  });
  assert.equal(status, 200);
  return data;
}

for (const role of staffRoles.filter((each) => each !== 'owner'))
  test(`[DSP-23] ${role}, limited to an event: every operation keeps to it or is closed`, async () => {
    const member = await logInStaff(testApp, role);
    const { scope } = await limit(member, { eventIds: [inside.event.eventId] });
    assert.deepEqual(scope, { eventIds: [inside.event.eventId] });
    const { token } = member;
    for (const { method, url, operation } of operationsAt(outside.id)) {
      const permission = expectedPermissions[operation];
      if (permission === 'nobody' || operation === 'logOutStaff') continue;
      const rule = isAllowed(role, permission) ? openToLimited[operation] : undefined;
      const { status } = await testApp.call(method, url, { token });
      const expected = rule === undefined || rule === 'departure' ? /^403$/ : /^(200|400|404)$/;
      assert.match(String(status), expected, `outside: ${operation}`);
    }
    for (const { method, url, operation } of operationsAt(inside.id)) {
      const permission = expectedPermissions[operation];
      if (permission === 'nobody' || openToLimited[operation] !== 'departure' || !isAllowed(role, permission)) continue;
      assert.match(String((await testApp.call(method, url, { token })).status), /^(200|400|404|409|412)$/, operation);
    }
  });

test('[DSP-23] lists and the first page show a limited person only the countries and events of the scope', async () => {
  const member = await logInStaff(testApp, 'dispatcher');
  const { token } = member;
  const ids = async () => {
    const url = '/staff-api/departures?size=100';
    const { data } = await testApp.call<{ rows: DepartureSummary[] }>('GET', url, { token });
    return data.rows.map(({ id }) => id);
  };
  const plates = async () =>
    (await testApp.call<Vehicle[]>('GET', '/staff-api/vehicles', { token })).data.map(({ plate }) => plate);
  const [own, foreign] = [await dispatching.vehicle(), await dispatching.vehicle(15, { countryCode: 'CL' })];
  await limit(member, { eventIds: [inside.event.eventId] });
  assert.deepEqual(await ids(), [inside.id]);
  const today = await testApp.call<Today>('GET', '/staff-api/today', { token });
  assert.ok(today.data.departures.every(({ id }) => id === inside.id));
  await limit(member, { countries: ['CL'] });
  assert.ok(!(await ids()).includes(inside.id));
  const seen = await plates();
  assert.deepEqual([seen.includes(own.plate), seen.includes(foreign.plate)], [false, true]);
  await limit(member, {});
  assert.ok((await ids()).length > 1, 'an empty scope limits nothing');
});

test('[DSP-23] an owner is never limited', async () => {
  const member = await logInStaff(testApp, 'owner');
  await limit(member, { countries: ['CL'] });
  assert.equal((await testApp.call('GET', '/staff-api/users', { token: member.token })).status, 200);
});

test('[DSP-23] a partner’s dispatcher sees own vans and runs, and on the day first names and addresses only', async () => {
  const add = async (name: string) =>
    (await testApp.call<{ id: number }>('POST', '/staff-api/partners', { token: dispatching.token, body: { name } }))
      .data.id;
  const [sur, norte] = [await add(`Sur ${inside.id}`), await add(`Norte ${inside.id}`)];
  const { event, id } = await dispatching.departure();
  await dispatching.buy(event, { address: 'Av. Sur 1', position: door(1) });
  await dispatching.buy(event, { address: 'Av. Norte 2', position: door(9) });
  const { parties } = await dispatching.read(id);
  const vans = [
    await dispatching.vehicle(4, { partnerId: sur }),
    await dispatching.vehicle(4, { partnerId: norte }),
  ] as const;
  const drivers = [await dispatching.driver(), await dispatching.driver()] as const;
  const { data } = await dispatching.draft(
    id,
    parties.map((party, index) =>
      tripOf(vans[index as 0 | 1].id, [party.id], { driverId: drivers[index as 0 | 1].id }),
    ),
  );
  assert.equal((await dispatching.publish(id, data.draft?.revision ?? 0)).status, 200);

  const member = await logInStaff(testApp, 'partner-dispatcher');
  const read = async () => {
    const {
      status,
      data: seen,
      body,
    } = await testApp.call<PartnerRuns>('GET', '/staff-api/partner-runs', {
      token: member.token,
    });
    assert.equal(status, 200);
    return { ...seen, text: JSON.stringify(body) };
  };
  assert.deepEqual((await read()).vehicles, [], 'without a company there is nothing');
  await limit(member, { partnerId: sur });
  const before = await read();
  assert.deepEqual(
    [before.vehicles.map(({ plate }) => plate), before.runs.map(({ van, seats, stops }) => [van, seats, stops])],
    [[vans[0].plate], [[vans[0].plate, 1, []]]],
    'days before nobody is named',
  );
  await testApp.query(
    `UPDATE trip SET starts_at = now() + interval '1 minute', ends_at = now() + interval '5 minutes'
     WHERE plan_id IN (SELECT id FROM dispatch_plan WHERE departure_id = $1)`,
    [id],
  );
  const today = await read();
  const [passenger] = parties[0]?.people ?? [];
  assert.deepEqual(
    today.runs.map(({ stops }) => stops.map(({ names, address }) => [names, address])),
    [[[[passenger?.name.split(' ')[0]], 'Av. Sur 1']]],
  );
  assert.ok(passenger?.phone && !today.text.includes(passenger.phone));
  for (const secret of ['Av. Norte 2', vans[1].plate, parties[0]?.order ?? '?'])
    assert.ok(!today.text.includes(secret), secret);
  const [read_] = await testApp.query<{ n: number }>(
    `SELECT count(*)::int AS n FROM audit WHERE action = 'read-run-sheet' AND actor = $1`,
    [`staff:${member.email}`],
  );
  assert.equal(read_?.n, 1);
});

test('[DSP-23] an invitation has its scope from the first log-in on, and keeps it when it is sent again', async () => {
  const invite = (scope?: object) =>
    testApp.call<StaffUser>('POST', '/staff-api/users', {
      token: owner.token,
      body: { email: 'luz@example.org', name: 'Luz', role: 'dispatcher', language: 'es_PE', ...(scope && { scope }) },
    });
  assert.deepEqual((await invite({ countries: ['CL'], eventIds: [] })).data.scope, { countries: ['CL'] });
  assert.deepEqual((await invite()).data.scope, { countries: ['CL'] });
  assert.deepEqual((await invite({ countries: ['PE'] })).data.scope, { countries: ['PE'] });
});
