import type { CouponRow, DistrictRow, LeadTimeRow, NoShowRow } from '@idavuelta/shared/contracts/staff';
import { screen, within } from '@testing-library/react';
import { withoutCanvas } from '../../testing/no-canvas.ts';
import { anAccount, renderOffice } from '../../testing/office.tsx';
import CouponReportPage from './coupons/CouponReportPage.tsx';
import DistrictPage from './districts/DistrictPage.tsx';
import LeadTimePage from './lead-times/LeadTimePage.tsx';
import NoShowPage from './no-shows/NoShowPage.tsx';

beforeEach(withoutCanvas);
afterEach(() => jest.restoreAllMocks());
const noEvents = { 'GET /staff-api/event-options': [] };
const days = '?from=2026-11-01&until=2026-11-30';
const row = async (name: RegExp) => (await screen.findByRole('row', { name })).textContent;
const rowsOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .map(({ textContent }) => textContent);

it('[OFF-05] how early people buy is told in hours and days, in one chart of seats for all currencies', async () => {
  const aRow = (over: Partial<LeadTimeRow>): LeadTimeRow => ({
    fromHours: 24,
    untilHours: 48,
    currency: 'PEN',
    ...{ orders: 1, tickets: 2, seats: 4, paid: 9000, share: 0.25 },
    ...over,
  });
  const { untilHours: _, ...earliest } = aRow({ fromHours: 720, seats: 8, share: 0.5 });
  const { user } = await renderOffice(<LeadTimePage />, {
    path: `/back-office/reports/lead-times${days}`,
    api: {
      'GET /staff-api/lead-time-report': [
        aRow({ currency: 'CLP', paid: 20_000, share: 1 }),
        earliest,
        aRow({}),
        aRow({ fromHours: 168, untilHours: 336 }),
      ],
      ...noEvents,
    },
  });
  expect(await row(/^30 días o más/)).toMatch(/^30 días o mássoles50\s?%821S\/90,00$/);
  expect(await row(/^24–48 horas pesos/)).toMatch(/^24–48 horaspesos chilenos100\s?%421\$20\.000$/);
  await user.click(screen.getByRole('button', { name: /^Ver como tabla/ }));
  expect(rowsOf(screen.getByRole('table', { name: 'Asientos según cuánto antes se pagaron' }))).toEqual([
    'Estos días',
    '30 días o más8',
    '7–14 días4',
    '24–48 horas8',
  ]);
});

it('[OFF-05] no-shows are read by event, departure or driver; where nothing is known there is no rate', async () => {
  const aRow = (over: Partial<NoShowRow>): NoShowRow => ({
    ...{ key: '7', label: { code: 'Luz Quispe' }, tickets: 10, boarded: 8, missing: 2, unknown: 0, rate: 0.2 },
    ...over,
  });
  const { rate: _, ...unknown } = aRow({ key: '', label: {}, boarded: 0, missing: 0, unknown: 3, tickets: 3 });
  const { calls } = await renderOffice(<NoShowPage />, {
    path: `/back-office/reports/no-shows${days}&by=driver`,
    account: anAccount('dispatcher'),
    api: { 'GET /staff-api/no-show-report': [aRow({}), unknown], ...noEvents },
  });
  expect(await row(/^Luz Quispe/)).toMatch(/^Luz Quispe20\s?%10820$/);
  expect(await row(/^Sin conductor/)).toMatch(/^Sin conductor–3003$/);
  expect(await screen.findByRole('img', { name: 'Parte de los boletos que no llegaron' })).toBeInTheDocument();
  expect(calls.find(({ path }) => path === '/staff-api/no-show-report')?.params).toMatchObject({ by: 'driver' });
});

it('[OFF-05] coupons stand beside the orders without one', async () => {
  const aRow = (over: Partial<CouponRow>): CouponRow => ({
    currency: 'PEN',
    ...{ orders: 4, tickets: 6, newCustomers: 1, newShare: 0.25 },
    ...{ listed: 30_000, discount: 0, refunded: 0, net: 30_000, average: 7500 },
    ...over,
  });
  await renderOffice(<CouponReportPage />, {
    path: `/back-office/reports/coupons${days}`,
    api: {
      'GET /staff-api/coupon-report': [
        aRow({}),
        aRow({ couponId: 3, code: 'VUELTA10', discount: 3000, net: 27_000, average: 6750 }),
      ],
      ...noEvents,
    },
  });
  expect(await row(/^Sin cupón/)).toMatch(/^Sin cupón4S\/300,00S\/75,00S\/0,00/);
  expect(await row(/^VUELTA10/)).toMatch(/^VUELTA104S\/270,00S\/67,50S\/30,00.*1 \(25\s?%\)6$/);
});

it('[OFF-05] seats by district are circles with numbers on a map, and the same figures in the table', async () => {
  const aRow = (over: Partial<DistrictRow>): DistrictRow => ({
    ...{ countyId: 5, county: 'Barranco', province: 'Lima', country: 'PE', orders: 3, seats: 12, share: 0.75 },
    position: { latitude: -12.14, longitude: -77.02 },
    ...over,
  });
  const { position: _, ...unplaced } = aRow({ countyId: 6, county: 'Comas', seats: 4, share: 0.25 });
  await renderOffice(<DistrictPage />, {
    path: `/back-office/reports/districts${days}`,
    account: anAccount('dispatcher'),
    api: { 'GET /staff-api/district-report': [aRow({}), unplaced], ...noEvents },
  });
  expect(await row(/^Barranco/)).toMatch(/^Barranco1275\s?%3LimaPerú$/);
  expect(await row(/^Comas/)).toMatch(/^Comas425\s?%/);
  expect(await screen.findByRole('region', { name: 'Mapa de asientos por distrito' })).toBeInTheDocument();
  expect(screen.getByTitle('Barranco: 12')).toHaveTextContent('12');
  expect(screen.queryByTitle(/^Comas/)).not.toBeInTheDocument();
});
