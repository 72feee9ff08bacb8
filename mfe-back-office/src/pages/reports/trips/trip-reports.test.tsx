import type { ReportedTrip, TripReportRow } from '@idavuelta/shared/contracts/staff';
import { apiError } from '@idavuelta/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { anAccount, renderOffice } from '../../../testing/office.tsx';
import TripReportPage from './TripReportPage.tsx';

const figures = {
  planned: 12,
  boarded: 9,
  noShows: 2,
  unmarked: 1,
  emptySeats: 6,
  load: 0.6,
  plannedKilometres: 18.4,
  plannedMinutes: 60,
  drivenMinutes: 75,
  stops: 5,
  visited: 4,
  onTime: 3,
  meanDelayMinutes: 7.5,
  worstDelayMinutes: 21,
};
const row = (over: Partial<TripReportRow> = {}): TripReportRow => ({
  departure: {
    id: 5,
    event: { es_PE: { name: 'Noche de cumbia' } } as never,
    place: 'Arena Perú',
    startsAt: '2026-11-21T01:00:00Z',
    timeZone: 'America/Lima',
    country: 'PE',
  },
  direction: 'out',
  trips: 2,
  driven: 1,
  seats: 30,
  ...figures,
  ...over,
});
const trip = (over: Partial<ReportedTrip> = {}): ReportedTrip => ({
  id: 71,
  number: 1,
  van: 'ABC-123',
  driver: 'Luz',
  isDriven: true,
  seats: 15,
  startsAt: '2026-11-20T22:00:00Z',
  leftAt: '2026-11-20T22:04:00Z',
  endsAt: '2026-11-20T23:00:00Z',
  ...figures,
  ...over,
});
const path = '/back-office/reports/trips';
const noEvents = { 'GET /staff-api/event-options': [] };
const reports = (...rows: TripReportRow[]) => ({ 'GET /staff-api/trip-report': { rows, more: false }, ...noEvents });
afterEach(() => jest.restoreAllMocks());

it('[DSP-10] the report is of the days, country and event of the address; what is not known is a dash', async () => {
  const unknown = { emptySeats: undefined, load: undefined, meanDelayMinutes: undefined, worstDelayMinutes: undefined };
  const { calls } = await renderOffice(<TripReportPage />, {
    path: `${path}?from=2026-11-01&until=2026-11-30&country=PE&event=7`,
    api: reports(row(), row({ direction: 'back', driven: 0, ...unknown })),
  });
  const out = await screen.findByRole('row', { name: /Noche de cumbia.*20 nov\. 2026.*Ida/ });
  expect(out).toHaveTextContent(/Arena PerúIda213012921660\s?%18\.46075543/);
  expect(out).toHaveTextContent(/7\.521$/);
  expect(screen.getByRole('row', { name: /Vuelta/ })).toHaveTextContent(/Vuelta203012921––18\.4.*––$/);
  expect(calls.find(({ path: called }) => called === '/staff-api/trip-report')?.params).toEqual({
    from: '2026-11-01',
    until: '2026-11-30',
    country: 'PE',
    event: '7',
  });
});

it('[DSP-10] a departure opens to its trips, by the keyboard too, with planned and marked times', async () => {
  const { user, calls } = await renderOffice(<TripReportPage />, {
    path,
    api: {
      ...reports(row()),
      'GET /staff-api/trip-report/:departure/:direction': [trip(), trip({ id: 72, number: 2 })],
    },
  });
  const name = /^Viajes de Noche de cumbia, 20 nov\. 2026, .*, Ida$/;
  const open = await screen.findByRole('button', { name });
  expect(open).toHaveAttribute('aria-expanded', 'false');
  expect(calls.some(({ path: called }) => called === '/staff-api/trip-report/5/out')).toBe(false);
  open.focus();
  await user.keyboard('{Enter}');
  const trips = await screen.findByRole('region', { name });
  const first = await within(trips).findByRole('row', { name: /^1\s?ABC-123/ });
  expect(first).toHaveTextContent(/Luz17:00 → 17:0418:00 → –15/);
  expect(screen.getByRole('button', { name })).toHaveAttribute('aria-expanded', 'true');
});

it('[DSP-10] a report that cannot be read says so, and so do the trips of a departure', async () => {
  const failure = () => apiError('INTERNAL', { status: 500 });
  const broken = await renderOffice(<TripReportPage />, {
    path,
    api: { ...noEvents, 'GET /staff-api/trip-report': failure },
  });
  expect(await screen.findByRole('alert')).toBeVisible();
  broken.unmount();
  const { user } = await renderOffice(<TripReportPage />, {
    path,
    api: { ...reports(row()), 'GET /staff-api/trip-report/:departure/:direction': failure },
  });
  await user.click(await screen.findByRole('button', { name: /^Viajes de Noche/ }));
  expect(await screen.findByRole('alert')).toBeVisible();
});

it('[DSP-10] days without published trips say so, and days with too many say what is shown', async () => {
  const { api, user } = await renderOffice(<TripReportPage />, { path, api: reports() });
  expect(await screen.findByText('No hay viajes publicados en estos días.')).toBeVisible();
  api['GET /staff-api/trip-report'] = { rows: [row()], more: true };
  await user.click(screen.getByRole('combobox', { name: 'País' }));
  await user.click(within(document.body).getByTitle('Perú'));
  expect(await screen.findByText(/Se muestran las 1 filas más recientes/)).toBeVisible();
});

it('[DSP-10] the report is saved for a spreadsheet, of the same days and in one’s language', async () => {
  Object.assign(URL, { createObjectURL: () => 'blob:trips', revokeObjectURL: () => undefined });
  const saved: string[] = [];
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  const { user, calls } = await renderOffice(<TripReportPage />, {
    path: `${path}?from=2026-11-01&until=2026-11-30`,
    api: { ...reports(row()), 'GET /staff-api/trip-report/file': new Blob(['csv']) },
  });
  await user.click(await screen.findByRole('button', { name: 'Descargar hoja de cálculo' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Descargar Excel' }));
  await waitFor(() => expect(saved).toEqual(['viajes-2026-11-01-2026-11-30.xlsx']));
  expect(calls.find(({ path: called }) => called === '/staff-api/trip-report/file')?.params).toEqual({
    from: '2026-11-01',
    until: '2026-11-30',
    format: 'xlsx',
    language: 'es_PE',
  });
});

it('[DSP-10] who reads both reports goes from one to the other with its days', async () => {
  const { user, currentPath } = await renderOffice(<TripReportPage />, {
    path: `${path}?from=2026-11-01&until=2026-11-30`,
    account: anAccount('finance'),
    api: reports(),
  });
  const parts = await screen.findByRole('navigation', { name: 'Informes' });
  expect(within(parts).getByRole('link', { name: 'Viajes' })).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('link', { name: 'Informes' })).toHaveAttribute('aria-current', 'page');
  await user.click(within(parts).getByRole('link', { name: 'Ventas' }));
  await waitFor(() => expect(currentPath()).toBe('/back-office/reports?from=2026-11-01&until=2026-11-30'));
});

it('[DSP-10] a dispatcher has the report in the menu, without that of money', async () => {
  await renderOffice(<TripReportPage />, { path, account: anAccount('dispatcher'), api: reports() });
  expect(await screen.findByRole('link', { name: 'Informe de viajes' })).toHaveAttribute('aria-current', 'page');
  expect(screen.queryByRole('link', { name: 'Informes' })).not.toBeInTheDocument();
  const parts = within(screen.getByRole('navigation', { name: 'Informes' })).getAllByRole('link');
  expect(parts.map(({ textContent }) => textContent)).toEqual(['Viajes', 'Ausencias', 'Distritos', 'Envíos']);
});

it('[DSP-10] who may not read it is told so', async () => {
  const { calls } = await renderOffice(<TripReportPage />, { path, account: anAccount('support'), api: reports() });
  expect(await screen.findByText('Tu función no permite esto.')).toBeVisible();
  expect(calls.some(({ path: called }) => called === '/staff-api/trip-report')).toBe(false);
});
