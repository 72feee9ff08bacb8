import { apiError, networkDown, renderModule } from '@idavuelta/shared/testing';
import { act, screen, within } from '@testing-library/react';
import account from '../../module.ts';
import { openAccount } from '../../testing/account.tsx';
import { aPurchaseDetail } from '../../testing/purchases.ts';
import { aRide, aRidePage } from '../../testing/rides.ts';
import RidePage from './RidePage.tsx';

const route = 'GET /ride';
const open = (response: unknown, path = '/ride?token=a.b.c') =>
  renderModule(account, <RidePage />, { path, api: { [route]: response } });
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const present = () => screen.getAllByRole('listitem').filter((step) => step.getAttribute('aria-current') === 'step');

afterEach(() => jest.useRealTimers());

it('[DSP-09] the link shows time, van, driver and address without a login', async () => {
  const { calls, actions } = await open(aRidePage());
  await heading('Sigue tu van');
  const ride = await screen.findByRole('region', { name: 'Ida · Boleto 1' });
  for (const [label, value] of [
    ['Te recoge', /5 de marzo.*17:10/],
    ['Van', 'ABC-123'],
    ['Conduce', 'Manuel'],
    ['Dirección', 'Av. Larco 100'],
  ] as const)
    expect(within(ride).getByText(label, { selector: 'dt' }).nextSibling).toHaveTextContent(value);
  expect(within(ride).getByText('ABC-123')).toHaveAttribute('translate', 'no');
  expect(screen.getByText(/^Noche de cumbia/)).toBeVisible();
  expect(calls[0]).toMatchObject({ path: '/ride', params: { token: 'a.b.c' } });
  expect(actions.map(({ type }) => type)).not.toContain('auth/loginRequested');
  expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', expect.stringContaining('noindex'));
});

it('[DSP-22] a ride from a pick-up point names it and the walk, beside the own address', async () => {
  const position = { latitude: -12.11, longitude: -77.03 };
  const point = { id: 3, name: 'Óvalo Gutiérrez', address: 'Av. Santa Cruz 1', position, walkMinutes: 6 };
  await open(aRidePage({ rides: [aRide({ point })] }));
  const ride = await screen.findByRole('region', { name: 'Ida · Boleto 1' });
  expect(within(ride).getByText('Espera la van en').nextSibling).toHaveTextContent(
    'Óvalo Gutiérrez, Av. Santa Cruz 1 · a 6 min a pie desde tu puerta',
  );
  expect(within(ride).getByText('Dirección').nextSibling).toHaveTextContent('Av. Larco 100');
});

it.each([
  ['out', 'planned', 'Viaje planificado', 0],
  ['out', 'left', 'La van ya salió', 1],
  ['out', 'next', 'La siguiente parada es la tuya', 2],
  ['out', 'arrived', 'La van ya llegó', 3],
  ['out', 'boarded', 'A bordo', 4],
  ['out', 'no_show', 'Nadie subió en la parada', 2],
  ['out', 'done', 'Viaje terminado', 5],
  ['back', 'boarded', 'A bordo', 1],
  ['back', 'arrived', 'De vuelta en casa', 4],
] as const)(
  '[DSP-09] a ride %s that is %s is told in words, and marked among its steps',
  async (direction, progress, words, step) => {
    await open(aRidePage({ rides: [aRide({ direction, progress, progressAt: '2027-03-05T22:05:00Z' })] }));
    expect(await screen.findByText(words, { selector: '[role=status] > p' })).toBeVisible();
    const steps = within(screen.getByRole('list', { name: 'Avance del viaje' })).getAllByRole('listitem');
    expect(present()).toEqual([steps[step]]);
    expect(steps[step]).toHaveTextContent(`${words}17:05`);
  },
);

it('[DSP-14] whom no mark and no check saw aboard is told so, and no step says that they were', async () => {
  await open(aRidePage({ rides: [aRide({ progress: 'done', unseen: true })] }));
  expect(await screen.findByText('El viaje terminó. No consta que hayas subido a la van.')).toBeVisible();
  expect(screen.queryByText('A bordo')).not.toBeInTheDocument();
  expect(present()).toHaveLength(1);
});

it('[DSP-09] a van that is late says by how much, and when it is expected', async () => {
  await open(aRidePage({ rides: [aRide({ progress: 'left', lateMinutes: 15 })] }));
  expect(await screen.findByText(/unos 15 minutos de retraso: llega hacia las 17:25/)).toBeVisible();
});

it('[DSP-09] before the day before there is nothing to follow, and after the event the link is over', async () => {
  const { unmount } = await open(aRidePage({ rides: [] }));
  expect(await screen.findByText(/Desde el día anterior/)).toBeVisible();
  unmount();
  await open(aRidePage({ rides: [], over: true }));
  await heading('Este viaje terminó');
  expect(screen.getByText(/Noche de cumbia/)).toBeVisible();
});

it.each(['/ride', '/ride?token=forged'])('[DSP-09] a link that is not ours says so: %s', async (path) => {
  await open(() => apiError('TOKEN_INVALID', { status: 410 }), path);
  await heading('Este enlace no es válido');
  expect(screen.getByRole('link', { name: 'Escríbenos' })).toHaveAttribute('href', '/contact');
});

it('[DSP-09] a failure can be tried again, and what was shown before stays', async () => {
  const { user, api } = await open(networkDown);
  const retry = await screen.findByRole('button', { name: 'Reintentar' });
  expect(screen.getByText('No pudimos leer tu viaje')).toBeVisible();
  api[route] = aRidePage();
  await user.click(retry);
  expect(await screen.findByText('ABC-123')).toBeVisible();
  api[route] = networkDown;
  act(() => void window.dispatchEvent(new Event('focus')));
  expect(await screen.findByText('No pudimos actualizar esta página')).toBeVisible();
  expect(screen.getByText('ABC-123')).toBeVisible();
});

it('[DSP-09] while the van drives the page is read every half minute, less often while that fails, and no more at the end', async () => {
  jest.useFakeTimers();
  const { api, calls } = await open(aRidePage({ rides: [aRide({ progress: 'left' })] }));
  await screen.findByText('La van ya salió', { selector: '[role=status] > p' });
  const wait = (seconds: number) => act(() => jest.advanceTimersByTimeAsync(seconds * 1000));
  await wait(29);
  expect(calls).toHaveLength(1);
  api[route] = networkDown;
  await wait(2);
  const failed = calls.length;
  expect(failed).toBeGreaterThan(1);
  await wait(40);
  expect(calls).toHaveLength(failed);
  api[route] = aRidePage({ rides: [aRide({ progress: 'done' })] });
  await wait(30);
  expect(screen.getByText('Viaje terminado', { selector: '[role=status] > p' })).toBeVisible();
  const ended = calls.length;
  await wait(1200);
  expect(calls).toHaveLength(ended);
});

it('[DSP-09] somebody who comes back to the page sees what is true now', async () => {
  const { api } = await open(aRidePage());
  await screen.findByText('ABC-123');
  api[route] = aRidePage({ rides: [aRide({ van: 'XYZ-789' })] });
  act(() => void window.dispatchEvent(new Event('focus')));
  expect(await screen.findByText('XYZ-789')).toBeVisible();
});

it('[DSP-09] the purchase shows its rides, and follows them without being blanked by a failure', async () => {
  const path = 'GET /shop-api/order-detail/order-1';
  const purchase = { ...aPurchaseDetail(), rides: [aRide({ progress: 'next' })] };
  const { api } = await openAccount('payments?order=order-1', { api: { [path]: purchase } });
  const card = await screen.findByRole('region', { name: 'Sigue tu van' });
  expect(await within(card).findByText('ABC-123')).toBeVisible();
  api[path] = { ...purchase, rides: [aRide({ progress: 'arrived' })] };
  act(() => void window.dispatchEvent(new Event('focus')));
  expect(await within(card).findByText('La van ya llegó', { selector: '[role=status] > p' })).toBeVisible();
  api[path] = networkDown;
  act(() => void window.dispatchEvent(new Event('focus')));
  expect(await screen.findByRole('heading', { name: 'Noche de cumbia' })).toBeVisible();
  expect(within(card).getByText('ABC-123')).toBeVisible();
});

it('[DSP-09] a purchase without planned vans has no such card', async () => {
  await openAccount('payments?order=order-1', { api: { 'GET /shop-api/order-detail/order-1': aPurchaseDetail() } });
  await screen.findByRole('heading', { name: 'Noche de cumbia' });
  expect(screen.queryByRole('region', { name: 'Sigue tu van' })).not.toBeInTheDocument();
});
