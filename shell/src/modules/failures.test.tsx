import { Slot } from '@idavuelta/shared/platform';
import { anEvent } from '@idavuelta/shared/testing';
import { act, screen } from '@testing-library/react';
import { aModule, aRegistry, aRelease, home, renderShell } from '../testing/renderShell.tsx';
import { moduleTimeLimit } from './module-host.ts';

const event = anEvent();
const catalog = aModule('mfe-catalog', {
  '/event': () => (
    <>
      <h1>El evento</h1>
      <Slot name="event.booking" event={event} />
    </>
  ),
});
const wizard = { slots: { 'event.booking': async () => ({ default: () => <h2>Reserva</h2> }) } };
const booking = aModule('mfe-booking', {}, wizard);
const unavailable = 'Esta parte del sitio no está disponible';

const expectRestOfPage = () => {
  expect(screen.getByRole('banner')).toBeVisible();
  expect(screen.getByRole('contentinfo')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'El evento' })).toBeVisible();
};

it('[EVT-07] leaves the event page whole when the wizard cannot be loaded, and retries', async () => {
  let published = false;
  const { user } = await renderShell({
    path: '/event',
    modules: [catalog, booking],
    loadRelease: async ({ name }) => {
      if (name === 'mfe-catalog') return catalog;
      if (!published) throw new Error('404');
      return booking;
    },
  });
  expect(await screen.findByText(unavailable)).toBeVisible();
  expectRestOfPage();
  published = true;
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByRole('heading', { name: 'Reserva' })).toBeVisible();
  expect(screen.queryByText(unavailable)).not.toBeInTheDocument();
});

it('[EVT-07] gives up on a module whose files hang', async () => {
  jest.useFakeTimers();
  try {
    await renderShell({
      path: '/event',
      modules: [catalog, booking],
      loadRelease: ({ name }) => (name === 'mfe-catalog' ? Promise.resolve(catalog) : new Promise(() => {})),
    });
    await act(() => jest.advanceTimersByTimeAsync(moduleTimeLimit));
    expect(screen.getByText(unavailable)).toBeVisible();
    expectRestOfPage();
  } finally {
    jest.useRealTimers();
  }
});

it('[EVT-07] shows the failure in the module’s place when it throws as it starts', async () => {
  const broken = aModule('mfe-booking', {}, { ...wizard, state: () => Promise.reject(new Error('boom')) });
  await renderShell({ path: '/event', modules: [catalog, broken] });
  expect(await screen.findByText(/Algo falló al iniciarla/)).toBeVisible();
  expectRestOfPage();
});

it('shows the failure in the module’s place when it throws as it renders', async () => {
  const Bomb = () => {
    throw new Error('boom');
  };
  jest.spyOn(console, 'error').mockImplementation(() => {}); // React reports what the boundary caught
  const broken = aModule('mfe-booking', {}, { slots: { 'event.booking': async () => ({ default: Bomb }) } });
  await renderShell({ path: '/event', modules: [catalog, broken] });
  expect(await screen.findByText(unavailable)).toBeVisible();
  expectRestOfPage();
});

it('rejects a module that was built for another contract', async () => {
  const newer = aModule('mfe-booking', {}, { ...wizard, contract: '^3.0.0' });
  await renderShell({ path: '/event', modules: [catalog, newer] });
  expect(await screen.findByText(/Se está actualizando/)).toBeVisible();
});

it('falls back to the previous release when the current one does not load', async () => {
  const registry = aRegistry(catalog, booking);
  const entry = registry.modules['mfe-booking'];
  if (entry) entry.current = aRelease(booking, '2.0.0');
  if (entry) entry.previous = aRelease(booking, '1.0.0');
  await renderShell({
    path: '/event',
    registry: async () => registry,
    loadRelease: async ({ name, version }) => {
      if (name === 'mfe-catalog') return catalog;
      if (version === '2.0.0') throw new Error('404');
      return booking;
    },
  });
  expect(await screen.findByRole('heading', { name: 'Reserva' })).toBeVisible();
});

it.each([
  ['is not JSON', () => Promise.reject(new SyntaxError('Unexpected token'))],
  ['is not a registry', () => Promise.resolve({ modules: { 'mfe-home': {} } })],
  [
    'has a release without an entry',
    () => Promise.resolve({ modules: { 'mfe-home': { current: { routes: [], slots: [] } } } }),
  ],
])('says so, inside the layout, when the registry %s, and retries', async (_, respond) => {
  let broken = true;
  const { user } = await renderShell({ registry: () => (broken ? respond() : Promise.resolve(aRegistry(home))) });
  expect(await screen.findByRole('heading', { level: 1, name: 'No pudimos abrir esta página' })).toBeVisible();
  expect(screen.getByRole('banner')).toBeVisible();
  broken = false;
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByRole('heading', { name: 'Inicio' })).toBeVisible();
});
