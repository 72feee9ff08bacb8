import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { County } from '@idavuelta/shared/contracts';
import type { AuditRow, ManagedProvince, ProvinceRow } from '@idavuelta/shared/contracts/staff';
import { logInStaff } from '../../../testing/staff-members.ts';
import { codeOf, errorsOf, openTestApp } from '../../../testing/test-app.ts';

const testApp = await openTestApp();
const { token } = await logInStaff(testApp, 'events');

const add = (body: object) => testApp.call<ManagedProvince>('POST', '/staff-api/provinces', { token, body });
const change = ({ id, revision }: ManagedProvince, body: object) =>
  testApp.call<ManagedProvince>('PUT', `/staff-api/provinces/${id}`, {
    token,
    headers: { 'if-match': `"${revision}"` },
    body,
  });
const counties = async () => {
  const { data } = await testApp.call<County[]>('GET', '/counties?country-code=CL');
  return data.map(({ name }) => name);
};

test('[BOF-12] a province is added with its counties, which visitors choose from at once', async () => {
  await counties();
  const { data } = await add({
    country: 'CL',
    name: 'Valparaíso',
    counties: [{ name: 'Viña del Mar', latitude: -33.02, longitude: -71.55 }, { name: 'Quilpué' }],
  });
  assert.deepEqual(
    data.counties.map(({ name, latitude, isUsed }) => ({ name, latitude, isUsed })),
    [
      { name: 'Quilpué', latitude: undefined, isUsed: false },
      { name: 'Viña del Mar', latitude: -33.02, isUsed: false },
    ],
  );
  const shown = await counties();
  assert.ok(shown.includes('Quilpué') && shown.includes('Viña del Mar'));
  const list = await testApp.call<ProvinceRow[]>('GET', '/staff-api/provinces?country-code=CL', { token });
  assert.deepEqual(
    list.data.find(({ id }) => id === data.id),
    { id: data.id, name: 'Valparaíso', counties: 2 },
  );
});

test('[BOF-12] counties swap names, are added and removed; [BOF-16] the audit says what they were', async () => {
  const { data: added } = await add({
    country: 'CL',
    name: 'Biobío',
    counties: [{ name: 'Talcahuano' }, { name: 'Penco' }],
  });
  const [penco, talcahuano] = added.counties;
  const { data } = await change(added, {
    name: 'Concepción',
    timeZone: 'America/Santiago',
    counties: [{ id: penco?.id, name: 'Talcahuano' }, { id: talcahuano?.id, name: 'Penco' }, { name: 'Tomé' }],
  });
  assert.deepEqual(
    data.counties.map(({ id, name }) => [id === talcahuano?.id, name]),
    [
      [true, 'Penco'],
      [false, 'Talcahuano'],
      [false, 'Tomé'],
    ],
  );
  const { data: fewer } = await change(data, { name: 'Concepción', counties: data.counties.slice(0, 1) });
  assert.deepEqual([fewer.timeZone, fewer.counties.map(({ name }) => name)], [undefined, ['Penco']]);
  const audit = await testApp.call<AuditRow[]>('GET', `/staff-api/audit?subject=province:${added.id}`, {
    token: (await logInStaff(testApp, 'owner')).token,
  });
  assert.deepEqual(audit.data[0]?.detail, {
    revision: 3,
    before: { timeZone: 'America/Santiago', counties: 'Penco, Talcahuano, Tomé' },
    after: { timeZone: null, counties: 'Penco' },
  });
});

test('[BOF-12] what does not fit is refused by field', async () => {
  const { data: added } = await add({ country: 'CL', name: 'Maule', counties: [{ name: 'Talca' }] });
  const rejected = await add({
    country: 'CL',
    name: 'maule',
    timeZone: 'America/Talca',
    counties: [{ name: 'Curicó', latitude: -34.9 }, { name: 'curico' }, { id: added.counties[0]?.id, name: 'Linares' }],
  });
  assert.deepEqual(errorsOf(rejected), [
    { field: 'counties.0.longitude', reason: 'missing' },
    { field: 'counties.1.name', reason: 'taken' },
    { field: 'counties.2.name', reason: 'unknown' },
    { field: 'name', reason: 'taken' },
    { field: 'timeZone', reason: 'unknown' },
  ]);
  const customer = await testApp.newCustomer();
  const { provinceId, countyId } = await testApp.ids('concierto-andino');
  const address = { name: 'Av. Grau 120', countyId };
  await testApp.call('POST', '/shop-api/frequent-addresses', { token: customer.token, body: address });
  const { data: used } = await testApp.call<ManagedProvince>('GET', `/staff-api/provinces/${provinceId}`, { token });
  const named = used.counties.find(({ id }) => id === countyId);
  assert.equal(named?.isUsed, true);
  const rest = used.counties.filter((county) => county !== named);
  assert.deepEqual(
    errorsOf(await change(used, { name: used.name, counties: rest.map(({ isUsed: _, ...county }) => county) })),
    [{ field: 'counties', reason: 'in_use' }],
  );
});

test('[BOF-15] the second editor is told what the first has changed', async () => {
  const { data: added } = await add({ country: 'CL', name: 'Ñuble', counties: [] });
  await change(added, { name: 'Ñuble', counties: [{ name: 'Chillán' }] });
  const late = await change(added, { name: 'Chillán', counties: [] });
  assert.equal(codeOf(late), 'CHANGED_MEANWHILE');
  assert.deepEqual(errorsOf(late), [{ field: 'counties', reason: 'changed' }]);
});

test('[FLT-42] counties come as a Spanish dictionary has them, each with the province that tells it apart', async () => {
  await add({ country: 'ES', name: 'Ávila', counties: [{ name: 'Zarza' }, { name: 'Ñora' }, { name: 'Ábalos' }] });
  await add({ country: 'ES', name: 'Zamora', counties: [{ name: 'Ábalos' }, { name: 'Nava' }] });
  const { data } = await testApp.call<County[]>('GET', '/counties?country-code=ES');
  const added = data.filter(({ province }) => province === 'Ávila' || province === 'Zamora');
  assert.deepEqual(
    added.map(({ name, province }) => `${name}, ${province}`),
    ['Ábalos, Ávila', 'Ábalos, Zamora', 'Nava, Zamora', 'Ñora, Ávila', 'Zarza, Ávila'],
  );
  const { data: provinces } = await testApp.call<ProvinceRow[]>('GET', '/staff-api/provinces?country-code=ES', {
    token,
  });
  assert.equal(provinces[0]?.name, 'Ávila');
});
