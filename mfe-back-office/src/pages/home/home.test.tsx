import type { FirstDay, Today, WorkItem } from '@idavuelta/shared/contracts/staff';
import { screen, within } from '@testing-library/react';
import definition from '../../module.ts';
import { withoutCanvas } from '../../testing/no-canvas.ts';
import { anAccount, renderOffice } from '../../testing/office.tsx';
import HomePage from './HomePage.tsx';

const sold = (orders: number, minor: number) => ({
  orders,
  tickets: orders * 2,
  total: { minor, currency: 'PEN' as const },
});

const today: Today = {
  work: [
    { kind: 'transfers', count: 3, oldest: '2026-11-20T15:00:00Z' },
    { kind: 'flags', count: 1 },
  ],
  departures: [
    {
      id: 5,
      event: { id: 9, slug: 'noche-de-cumbia', translations: { es_PE: { name: 'Noche de cumbia' } } },
      place: 'Estadio Nacional',
      country: 'PE',
      startsAt: '2027-03-07T01:00:00Z',
      timeZone: 'America/Lima',
      capacity: 60,
      sold: 42,
      held: 3,
      free: 15,
      waiting: 4,
    },
  ],
  plans: [{ departureId: 5, direction: 'out', trips: 8, withoutDriver: 2 }],
  sales: [],
  salesByCountry: [
    {
      country: 'PE',
      today: sold(2, 16_675),
      todayBefore: sold(1, 12_000),
      week: sold(9, 80_000),
      weekBefore: sold(20, 160_000),
    },
  ],
};

it('[OFF-02] one begins with the sales beside the week before, what waits, and the departures that come', async () => {
  await renderOffice(<HomePage />, { path: '/back-office', api: { 'GET /staff-api/today': today } });
  const work = await screen.findByRole('region', { name: 'Por hacer' });
  expect(within(work).getByRole('link', { name: /3 Transferencias en espera hace \d+/ })).toHaveAttribute(
    'href',
    '/back-office/transfers?tab=waiting',
  );
  expect(within(work).getByRole('link', { name: /1 Pedidos por revisar/ })).toBeVisible();
  const sales = screen.getByRole('region', { name: 'Ventas' });
  expect(sales).toHaveTextContent(/Perú.*Hoy.*S\/166,75.*2 pedidos · 4 boletos.*\+39%.*S\/120,00 hace una semana/);
  expect(sales).toHaveTextContent(/Últimos 7 días.*S\/800,00.*-50%.*S\/1\.600,00 los 7 días anteriores/);
  const row = screen.getByRole('row', { name: /Noche de cumbia/ });
  expect(row).toHaveTextContent(/hora de Lima, Perú.*42 de 60.*3.*4/);
  expect(within(row).getByRole('link', { name: '8 viajes 2 sin conductor' })).toHaveAttribute(
    'href',
    '/back-office/dispatch/5/out',
  );
  expect(within(row).getByRole('link', { name: 'Sin planificar' })).toHaveAttribute(
    'href',
    '/back-office/dispatch/5/back',
  );
});

it('[OFF-05] seven days stand in a chart beside the week before, and as a table', async () => {
  withoutCanvas();
  const days = [1, 2, 3].map((date) => ({ day: `2027-03-0${date}`, minor: date * 1000, before: 500 }));
  const salesByCountry = (today.salesByCountry ?? []).map((country) => ({ ...country, days }));
  const { user } = await renderOffice(<HomePage />, {
    path: '/back-office',
    api: { 'GET /staff-api/today': { ...today, salesByCountry } },
  });
  const label = 'Siete días, en soles';
  expect(await screen.findByRole('img', { name: label })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: `Ver como tabla: ${label}` }));
  expect(
    within(screen.getByRole('table', { name: label }))
      .getAllByRole('row')
      .at(-1),
  ).toHaveTextContent('miércolesS/30,00S/5,00');
  jest.restoreAllMocks();
});

it('[MON-03] sales are summed in the currency of each country', async () => {
  const chile = { ...today.salesByCountry?.[0], country: 'CL' as const };
  const inPesos = { orders: 1, tickets: 1, total: { minor: 27_450, currency: 'CLP' as const } };
  const salesByCountry = [
    ...(today.salesByCountry ?? []),
    { ...chile, today: inPesos, todayBefore: inPesos, week: inPesos, weekBefore: inPesos },
  ];
  await renderOffice(<HomePage />, {
    path: '/back-office',
    api: { 'GET /staff-api/today': { ...today, salesByCountry } },
  });
  const sales = await screen.findByRole('region', { name: 'Ventas' });
  expect(sales).toHaveTextContent(/Perú.*S\/166,75.*Chile.*\$27\.450/);
});

it('[BOF-02] who has nothing to do is told so', async () => {
  await renderOffice(<HomePage />, {
    path: '/back-office',
    account: anAccount('driver'),
    api: { 'GET /staff-api/today': { work: [], departures: [], sales: [] } satisfies Today },
  });
  expect(await screen.findByText('No hay nada pendiente.')).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Ventas' })).not.toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'Próximas 48 horas' })).not.toBeInTheDocument();
});

it('[DSP-18] a driver finds the way to their trips', async () => {
  await renderOffice(<HomePage />, { path: '/back-office', account: anAccount('driver') });
  expect(await screen.findByRole('link', { name: /^Mis viajes/ })).toHaveAttribute('href', '/qr-verification/trips');
});

it('[BOF-02] whatever waits leads to a page that there is', async () => {
  const counts = {
    ...{ transfers: 1, 'bank-rows': 2, flags: 3, requests: 4, 'failed-jobs': 5, rates: 6 },
    'refunds-by-hand': 7,
    complaints: 8,
    'broken-trips': 9,
    ...{ 'silent-phones': 10, 'tax-documents': 11, 'privacy-requests': 12 },
    webhooks: 13,
  } satisfies Record<WorkItem['kind'], number>;
  const work = Object.entries(counts).map(([kind, count]) => ({ kind: kind as WorkItem['kind'], count }));
  await renderOffice(<HomePage />, { path: '/back-office', api: { 'GET /staff-api/today': { ...today, work } } });
  const links = within(await screen.findByRole('region', { name: 'Por hacer' })).getAllByRole('link');
  expect(links).toHaveLength(work.length);
  const paths = definition.routes.map(({ path }) => path);
  for (const link of links) expect(paths).toContain(new URL((link as HTMLAnchorElement).href).pathname);
});

const firstDay: FirstDay = {
  steps: [
    { name: 'province', isDone: true },
    { name: 'event', isDone: false },
    { name: 'departures', isDone: false },
    { name: 'colleagues', isDone: false },
    { name: 'sale', isDone: false },
  ],
};

it('[OFF-07] an empty installation leads its owner to the first sale by links', async () => {
  const { api, user, calls } = await renderOffice(<HomePage />, {
    path: '/back-office',
    api: { 'GET /staff-api/today': { ...today, firstDay }, 'POST /staff-api/sample-data': { event: 'muestra' } },
  });
  const steps = await screen.findByRole('list', { name: 'Tus primeros pasos' });
  const [province, event, departures] = within(steps).getAllByRole('listitem');
  expect(within(province as HTMLElement).getByRole('img', { name: 'Hecho' })).toBeInTheDocument();
  expect(within(event as HTMLElement).getByRole('link', { name: 'Crea tu primer evento' })).toHaveAttribute(
    'href',
    '/back-office/new-event',
  );
  expect(within(departures as HTMLElement).queryByRole('link')).not.toBeInTheDocument();
  api['GET /staff-api/today'] = { ...today, firstDay: { ...firstDay, event: 'gala', sample: 'muestra' } };
  await user.click(screen.getByRole('button', { name: 'Crear datos de muestra' }));
  expect(calls.find(({ method }) => method === 'POST')?.data).toEqual({ country: 'PE' });
  expect(await screen.findByRole('link', { name: 'Ver el evento de muestra' })).toHaveAttribute(
    'href',
    '/back-office/events/muestra',
  );
  expect(screen.getByRole('link', { name: 'Agrégale salidas' })).toHaveAttribute(
    'href',
    '/back-office/events/gala/departures',
  );
  expect(screen.getByRole('link', { name: 'Haz la primera venta' })).toHaveAttribute('href', '/event/gala');
});

it('[OFF-07] sample data is thrown away when confirmed; what is in use is told', async () => {
  const { user } = await renderOffice(<HomePage />, {
    path: '/back-office',
    api: {
      'GET /staff-api/today': { ...today, firstDay: { ...firstDay, sample: 'muestra' } },
      'DELETE /staff-api/sample-data': { deleted: 3, kept: 2 },
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Desecharlos' }));
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name: 'Desecharlos' }));
  expect(await screen.findByText('Se borró lo demás; 2 cosas en uso se quedan, sin venderse.')).toBeVisible();
});

it('[OFF-07] who does not direct the company has no step that is not theirs, and makes no sample data', async () => {
  await renderOffice(<HomePage />, {
    path: '/back-office',
    account: anAccount('events'),
    api: { 'GET /staff-api/today': { ...today, firstDay } },
  });
  const steps = await screen.findByRole('list', { name: 'Tus primeros pasos' });
  expect(within(steps).queryByRole('link', { name: 'Invita a tu equipo' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Crear datos de muestra' })).not.toBeInTheDocument();
});
