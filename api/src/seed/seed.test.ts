import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { LandingSlide, Partner } from '@idavuelta/shared/contracts';
import type { Driver, LandingPartners, Vehicle } from '@idavuelta/shared/contracts/staff';
import { testCaf } from '../modules/fiscal/cl/testing/caf.ts';
import { testCertificate } from '../modules/fiscal/signing/testing/certificate.ts';
import { fixture } from '../testing/fixture.ts';
import { logInStaff } from '../testing/staff-members.ts';
import { openTestApp } from '../testing/test-app.ts';
import { seed } from './seed.ts';

const testApp = await openTestApp();

const startAgain = async () => {
  await seed(testApp.db, { content: fixture, pictures: { pathOf: (key) => `/media/${key}.0123456789` } });
  testApp.app.services.cache.clear();
};
const partners = async () =>
  (await testApp.call<Partner[]>('GET', '/landing-partners')).data.map(({ name, imagePath }) => [name, imagePath]);

test('[BOF-12] a start gives a database from before the partners its partners, but none that staff has removed', async () => {
  await testApp.query('DELETE FROM landing_partner');
  await startAgain();
  const seeded = [['Teatro del Faro', '/media/logo.0123456789']];
  assert.deepEqual(await partners(), seeded);
  await startAgain();
  assert.deepEqual(await partners(), seeded, 'once');

  const { token } = await logInStaff(testApp, 'owner');
  const url = '/staff-api/content/PE/partners';
  const { revision } = (await testApp.call<LandingPartners>('GET', url, { token })).data;
  const headers = { 'if-match': `"${revision}"` };
  await testApp.call('PUT', url, { token, headers, body: { items: [] } });
  await startAgain();
  assert.deepEqual(await partners(), []);
});

test('[BOF-12] a start refreshes the paths of its own pictures and leaves uploaded ones', async () => {
  const path = async () => (await testApp.call<LandingSlide[]>('GET', '/landing-slides')).data[0]?.imagePath;
  await testApp.query(`UPDATE landing_slide SET image_path = '/media/slide.old'`);
  await startAgain();
  assert.equal(await path(), '/media/slide.0123456789');
  const uploaded = `/media/upload.${'0'.repeat(32)}`;
  await testApp.query('UPDATE landing_slide SET image_path = $1', [uploaded]);
  await startAgain();
  assert.equal(await path(), uploaded);
});

test('[DSP-01] a start gives a database from before the vans its vans and drivers, and leaves those of staff', async () => {
  const { token } = await logInStaff(testApp, 'dispatcher');
  const read = async () => {
    const vehicles = (await testApp.call<Vehicle[]>('GET', '/staff-api/vehicles', { token })).data;
    const drivers = (await testApp.call<Driver[]>('GET', '/staff-api/drivers', { token })).data;
    return {
      vehicles: vehicles.map(({ plate, seats, base }) => [plate, seats, base?.address]),
      drivers: drivers.map(({ name, profile }) => [name, profile?.phone, profile?.languages]),
    };
  };
  const start = (plate: string, phone: string) =>
    seed(testApp.db, {
      content: {
        ...fixture,
        vehicles: [{ plate, name: 'Van', seats: 15, countryCode: 'PE', base: { address: 'Ate', position: ate } }],
        staff: [
          {
            ...{ email: 'pedro@example.org', name: 'Pedro', role: 'driver', language: 'es_PE' },
            ...{
              password: 'una frase larga',
              totpSecret: 'S',
              driver: { phone, languages: ['es_PE'], countryCode: 'PE' },
            },
          },
        ],
      },
      seal: async (secret) => secret,
    });
  const ate = { latitude: -12.026, longitude: -76.919 };

  await start('ABC-123', '+51987654321');
  const seeded = { vehicles: [['ABC-123', 15, 'Ate']], drivers: [['Pedro', '+51987654321', ['es_PE']]] };
  assert.deepEqual(await read(), seeded);
  await start('XYZ-987', '+51912345678');
  assert.deepEqual(await read(), seeded, 'what is there stays, and nothing is added to it');
});

test('[FIS-08] a start sets up the tax companies that are missing, sealed, and leaves those of staff', async () => {
  const taxId = '76123456-0';
  const issuer = { country: 'CL', taxId, legalName: 'Idavuelta', tradeName: 'Idavuelta', address: 'Larco 1' } as const;
  const where = { district: 'Providencia', city: 'Santiago', postalCode: '', districtCode: '', activity: 'Transporte' };
  const files = async () => ({
    certificate: { file: testCertificate(), password: 'secreto' },
    cafs: [testCaf({ type: 61, from: 1, to: 20, authorizedOn: '2026-11-01' })],
  });
  const start = (taxPercent: number) =>
    seed(testApp.db, {
      content: {
        ...fixture,
        taxCompanies: [{ issuer: { ...issuer, ...where }, taxPercent, settings: { cafMonths: { 61: 6 } }, files }],
      },
      sealTaxFile: async (secret) => `sealed ${secret.length}`,
    });
  await start(19);
  await start(10);
  const [company] = await testApp.query<{ is_on: boolean; tax: number; certificate: string }>(
    'SELECT is_on, tax_percent::float AS tax, certificate FROM fiscal_company',
  );
  assert.match(company?.certificate ?? '', /^sealed \d{4}$/);
  assert.deepEqual([company?.is_on, company?.tax], [true, 19]);
  const folios = await testApp.query(
    `SELECT series, lower(numbers) AS first, to_char(expires_on, 'YYYY-MM-DD') AS until FROM fiscal_folios`,
  );
  assert.deepEqual(folios, [{ series: '61', first: 1, until: '2027-05-01' }]);
});
