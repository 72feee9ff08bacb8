import { loginRequested } from '@idavuelta/shared/contracts';
import { aCustomer, anEvent, apiError, type FakeApi, type RenderOptions } from '@idavuelta/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { showEventPage } from '../../../testing/event-page.tsx';

const reminder = '/shop-api/events/noche/sale-reminder';
const start = Date.parse('2027-02-01T14:00:00Z');
const opening = (inMs: number) => new Date(start + inMs).toISOString();
const [second, minute, hour, day] = [1000, 60_000, 3_600_000, 86_400_000];

beforeEach(() => {
  jest.useFakeTimers({ now: start });
});
afterEach(() => {
  jest.useRealTimers();
});

const show = (saleOpensAt: string | undefined, api: FakeApi = {}, options: RenderOptions = {}) =>
  showEventPage(
    { 'GET /events/noche': anEvent({ slug: 'noche', ...(saleOpensAt && { saleOpensAt }) }), ...api },
    { wizard: () => <p>wizard</p>, ...options },
  );

it('[SAL-01] says when the sale opens in the zone of the event, and lets an order be prepared', async () => {
  await show(opening(2 * day + 3 * hour + 5 * minute));
  const panel = within(await screen.findByRole('region', { name: 'Apertura de la venta' }));
  expect(panel.getByText('La venta abre el miércoles, 3 de febrero de 2027, 12:05 (hora de Lima)')).toBeVisible();
  expect(panel.getByRole('timer')).toHaveTextContent('Faltan: 2 d 3 h 5 min');
  expect(panel.getByRole('timer')).toHaveAttribute('aria-live', 'off');
  expect(screen.getByText('wizard')).toBeVisible();
  expect(screen.getAllByRole('button', { name: 'Preparar mi reserva' })[0]).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Reservar' })).not.toBeInTheDocument();
});

it('[SAL-01] counts per minute, and per second in the last hour', async () => {
  const opensAt = opening(hour + 90 * second);
  await show(opensAt);
  const timer = await screen.findByRole('timer');
  expect(timer).toHaveTextContent('Faltan: 1 h 2 min');
  await act(() => jest.advanceTimersByTimeAsync(30 * second));
  expect(timer).toHaveTextContent('Faltan: 1 h 1 min');
  await act(() => jest.advanceTimersByTimeAsync(Date.parse(opensAt) - hour - Date.now()));
  expect(timer).toHaveTextContent('Faltan: 60 min 0 s');
  await act(() => jest.advanceTimersByTimeAsync(second));
  expect(timer).toHaveTextContent('Faltan: 59 min 59 s');
});

it('[SAL-01] fetches the event again at the opening until it is open, and says so politely', async () => {
  let isOpen = false;
  const opensAt = opening(10 * second);
  const { calls } = await show(opensAt, {
    'GET /events/noche': () => anEvent({ slug: 'noche', ...(!isOpen && { saleOpensAt: opensAt }) }),
  });
  await screen.findByRole('timer');
  const fetched = () => calls.filter(({ path }) => path === '/events/noche').length;
  expect(fetched()).toBe(1);
  await act(() => jest.advanceTimersByTimeAsync(10 * second));
  expect(fetched()).toBe(1); // everybody waits for the same moment
  await act(() => jest.advanceTimersByTimeAsync(6 * second));
  expect(fetched()).toBeGreaterThan(1);
  expect(screen.getByRole('timer')).toBeVisible();
  isOpen = true;
  await act(() => jest.advanceTimersByTimeAsync(12 * second));
  const said = await screen.findByText('La venta ya abrió: puedes comprar.');
  expect(said).toHaveAttribute('role', 'status');
  expect(screen.queryByRole('timer')).not.toBeInTheDocument();
  expect(screen.getAllByRole('button', { name: 'Reservar' })[0]).toBeVisible();
});

it('[SAL-01] says quietly when the sale ends, and nothing of an event that is simply sold', async () => {
  const { unmount } = await show(undefined, {
    'GET /events/noche': anEvent({ slug: 'noche', saleEndsAt: opening(day) }),
  });
  expect(
    await screen.findByText('La venta termina el martes, 2 de febrero de 2027, 09:00 (hora de Lima)'),
  ).toBeVisible();
  unmount();
  await show(undefined);
  expect(await screen.findByText('wizard')).toBeVisible();
  expect(screen.queryByText(/La venta/)).not.toBeInTheDocument();
});

it('[SAL-01] a customer is reminded with one click, and not with another', async () => {
  let reminded = false;
  const set = (value: boolean) => () => {
    reminded = value;
    return { reminded };
  };
  const { user } = await show(
    opening(day),
    {
      'GET /api/events/noche': anEvent({ slug: 'noche', saleOpensAt: opening(day) }),
      [`GET ${reminder}`]: () => ({ reminded }),
      [`PUT ${reminder}`]: set(true),
      [`DELETE ${reminder}`]: set(false),
    },
    { session: aCustomer() },
  );
  await user.click(await screen.findByRole('button', { name: 'Avisarme por correo' }));
  expect(await screen.findByText('Te escribiremos media hora antes.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Ya no avisarme' }));
  expect(await screen.findByRole('button', { name: 'Avisarme por correo' })).toBeVisible();
  expect(screen.queryByText('Te escribiremos media hora antes.')).not.toBeInTheDocument();
});

it('[SAL-01] says why a reminder failed', async () => {
  const { user } = await show(
    opening(day),
    {
      'GET /api/events/noche': anEvent({ slug: 'noche', saleOpensAt: opening(day) }),
      [`GET ${reminder}`]: { reminded: false },
      [`PUT ${reminder}`]: () => apiError('STATE_CONFLICT', { status: 409 }),
    },
    { session: aCustomer() },
  );
  await user.click(await screen.findByRole('button', { name: 'Avisarme por correo' }));
  expect(await screen.findByRole('alert')).toBeVisible();
});

it('[SAL-01] leads a visitor to log in, and gives anybody the opening for their calendar', async () => {
  const { user, actions } = await show(opening(day));
  await user.click(await screen.findByRole('button', { name: 'Avisarme por correo' }));
  await waitFor(() => expect(actions).toContainEqual(loginRequested(undefined)));
  expect(screen.getByRole('link', { name: 'Agregar al calendario' })).toHaveAttribute(
    'href',
    '/backend/events/noche/sale.ics?language=es_PE',
  );
});
