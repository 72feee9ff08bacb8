import { Link, Slot } from '@idavuelta/shared/platform';
import { anEvent, report } from '@idavuelta/shared/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import {
  aModule,
  aRegistry,
  aRelease,
  catalog,
  home,
  loadFrom,
  renderShell,
  type TestModule,
} from '../testing/renderShell.tsx';
import type { ExposeRequest, LoadExpose } from './federation/expose-loader.ts';
import { hedgeDelay, lateDelay } from './first-to-load.ts';

const bookingWith = (Wizard: () => React.ReactNode, over: Parameters<typeof aModule>[2] = {}) =>
  aModule('mfe-booking', {}, { fills: { 'event.booking': Wizard }, state: {}, ...over });
const booking = bookingWith(() => <h2>Reserva</h2>);
const older = bookingWith(() => <h2>Reserva de antes</h2>);
const Bomb = () => {
  throw new Error('boom');
};
const unavailable = 'Esta parte del sitio no está disponible: la reserva';

const expectRestOfPage = () => {
  expect(screen.getByRole('banner')).toBeVisible();
  expect(screen.getByRole('contentinfo')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'El evento' })).toBeVisible();
};

/** Behaviour of `mfe-booking` by requested version; `mfe-catalog` works. */
const bookingDoes =
  (does: (request: ExposeRequest) => TestModule | Promise<never>): LoadExpose =>
  async (request) =>
    request.release.name === 'mfe-catalog' ? loadFrom(catalog)(request) : loadFrom(await does(request))(request);

const missing = () => {
  throw new Error('404');
};
const startFails = ({ expose }: ExposeRequest) => (expose === './state.ts' ? missing() : booking);

const hangs = () => new Promise<never>(() => {});

/** A registry in which `mfe-booking` has a previous release. */
const withPrevious = () => {
  const registry = aRegistry(catalog, booking);
  registry.modules['mfe-booking'] = { current: aRelease(booking, '2.0.0'), previous: aRelease(older, '1.0.0') };
  return registry;
};

const showEvent = (loadExpose: LoadExpose, registry = aRegistry(catalog, booking)) =>
  renderShell({ path: '/event', modules: [catalog, booking], registry: async () => registry, loadExpose });

it('[EVT-07] leaves the event page whole when the wizard cannot be loaded, and retries', async () => {
  report.expect('mfe-booking: entry Error: 404');
  let published = false;
  const attempts: number[] = [];
  const { user } = await showEvent(
    bookingDoes(({ attempt }) => {
      attempts.push(attempt);
      if (!published) throw new Error('404');
      return booking;
    }),
  );
  expect(await screen.findByText(unavailable)).toBeVisible();
  expectRestOfPage();
  published = true;
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByRole('heading', { name: 'Reserva' })).toBeVisible();
  expect(screen.queryByText(unavailable)).not.toBeInTheDocument();
  expect(new Set(attempts)).toEqual(new Set([0, 1])); // from another URL, so nothing of the first attempt is reused
});

it('[EVT-07] asks for a page again at the next visit, after it could not be loaded', async () => {
  report.expect('mfe-form: entry Error: 404');
  const list = aModule('mfe-list', { '/': () => <Link to="/form">al formulario</Link> });
  const form = aModule('mfe-form', { '/form': () => <h1>Formulario</h1> });
  let published = false;
  const { user } = await renderShell({
    modules: [list, form],
    loadExpose: async (request) => {
      if (request.release.name === 'mfe-list') return loadFrom(list)(request);
      return published ? loadFrom(form)(request) : missing();
    },
  });
  await user.click(await screen.findByRole('link', { name: 'al formulario' }));
  await screen.findByText(/no está disponible/);
  published = true;
  await user.click(screen.getAllByRole('link').find((link) => link.getAttribute('href') === '/') as HTMLElement);
  await user.click(await screen.findByRole('link', { name: 'al formulario' }));
  expect(await screen.findByRole('heading', { name: 'Formulario' })).toBeVisible();
});

it('[MOD-01] says that the registry cannot be had when its body never ends', async () => {
  report.expect('the registry could not be fetched');
  const timeout = jest.spyOn(AbortSignal, 'timeout').mockImplementation(() => AbortSignal.abort(new Error('too slow')));
  await renderShell({ registry: () => new Promise(() => {}) });
  expect(await screen.findByRole('heading', { level: 1, name: 'No pudimos abrir esta página' })).toBeVisible();
  expect(timeout).toHaveBeenCalledWith(8_000);
});

describe('with time that passes', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('[EVT-07] says after three seconds that a module hangs, and shows it when it comes after all', async () => {
    const { promise, resolve: arrive } = Promise.withResolvers<TestModule>();
    await showEvent(bookingDoes(() => promise as Promise<never>));
    await act(() => jest.advanceTimersByTimeAsync(lateDelay - 100));
    expect(screen.queryByText(unavailable)).not.toBeInTheDocument();
    await act(() => jest.advanceTimersByTimeAsync(100));
    expect(screen.getByText(/Está tardando más de lo normal/)).toBeVisible();
    expectRestOfPage();
    await act(async () => arrive(booking));
    expect(screen.getByRole('heading', { name: 'Reserva' })).toBeVisible();
    expect(screen.queryByText(unavailable)).not.toBeInTheDocument();
  });

  it('[MOD-01] retries after a second with the registry at hand when another does not come', async () => {
    report.expect('mfe-booking: entry Error: 404');
    let works = false;
    let registry: () => Promise<unknown> = async () => aRegistry(catalog, booking);
    await renderShell({
      path: '/event',
      modules: [catalog, booking],
      registry: () => registry(),
      loadExpose: bookingDoes(() => (works ? booking : missing())),
    });
    await act(() => jest.advanceTimersByTimeAsync(100));
    works = true;
    registry = hangs;
    fireEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
    await act(() => jest.advanceTimersByTimeAsync(1_000));
    expect(screen.getByRole('heading', { name: 'Reserva' })).toBeVisible();
  });

  it('takes the previous release when the current one hangs, and keeps it when the current one arrives late', async () => {
    const { promise, resolve: arrive } = Promise.withResolvers<TestModule>();
    await showEvent(
      bookingDoes(({ release }) => (release.version === '2.0.0' ? (promise as Promise<never>) : older)),
      withPrevious(),
    );
    await act(() => jest.advanceTimersByTimeAsync(hedgeDelay));
    expect(screen.getByRole('heading', { name: 'Reserva de antes' })).toBeVisible();
    await act(async () => arrive(booking));
    expect(screen.getByRole('heading', { name: 'Reserva de antes' })).toBeVisible();
  });

  it('takes the current release when it arrives while the previous one is on its way', async () => {
    const { promise, resolve: arrive } = Promise.withResolvers<TestModule>();
    await showEvent(
      bookingDoes(({ release }) => (release.version === '2.0.0' ? (promise as Promise<never>) : hangs())),
      withPrevious(),
    );
    await act(() => jest.advanceTimersByTimeAsync(hedgeDelay + 100));
    await act(async () => arrive(booking));
    expect(screen.getByRole('heading', { name: 'Reserva' })).toBeVisible();
  });
});

it('[EVT-07] shows the failure in the module’s place when it throws as it starts', async () => {
  report.expect('mfe-booking: start Error: 404');
  await showEvent(bookingDoes(startFails));
  expect(await screen.findByText(/Algo falló al iniciarla/)).toBeVisible();
  expectRestOfPage();
});

it('shows the failure in the module’s place when it throws as it renders', async () => {
  report.expect('mfe-booking: start Error: boom');
  jest.spyOn(console, 'error').mockImplementation(() => {}); // React logs what the boundary caught
  await showEvent(bookingDoes(() => bookingWith(Bomb)));
  expect(await screen.findByText(unavailable)).toBeVisible();
  expectRestOfPage();
});

it('shows the failure when it throws later, and a retry shows it anew', async () => {
  report.expect('mfe-booking: start Error: boom');
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const Fragile = () => {
    const [broken, setBroken] = useState(false);
    if (broken) throw new Error('boom');
    return (
      <button type="button" onClick={() => setBroken(true)}>
        Romper
      </button>
    );
  };
  const { user } = await showEvent(bookingDoes(() => bookingWith(Fragile)));
  await user.click(await screen.findByRole('button', { name: 'Romper' }));
  expect(screen.getByText(unavailable)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByRole('button', { name: 'Romper' })).toBeVisible();
  expect(screen.queryByText(unavailable)).not.toBeInTheDocument();
});

it('rejects a module that was built for another contract', async () => {
  report.expect('mfe-booking: contract');
  const newer = bookingWith(() => null, { contract: '^9.0.0' });
  const registry = aRegistry(catalog, newer);
  await showEvent(
    bookingDoes(() => newer),
    registry,
  );
  expect(await screen.findByText(/Se está actualizando/)).toBeVisible();
});

it.each<[string, (request: ExposeRequest) => TestModule | Promise<never>, warning: string]>([
  ['its files are missing', missing, 'entry Error: 404'],
  [
    'its wizard’s chunk is missing',
    ({ expose }) => (expose === './state.ts' ? booking : missing()),
    'entry Error: 404',
  ],
  ['it throws as it starts', startFails, 'start Error: 404'],
  ['it throws as it renders', () => bookingWith(Bomb), 'start Error: boom'],
  ['it does not have the wizard any more', () => aModule('mfe-booking', {}), 'entry Error: there is no'],
])('falls back to the previous release when of the current one %s', async (_, broken, warning) => {
  report.expect(`mfe-booking: ${warning}`);
  jest.spyOn(console, 'error').mockImplementation(() => {});
  await showEvent(
    bookingDoes((request) => (request.release.version === '2.0.0' ? broken(request) : older)),
    withPrevious(),
  );
  expect(await screen.findByRole('heading', { name: 'Reserva de antes' })).toBeVisible();
  expect(screen.queryByText(unavailable)).not.toBeInTheDocument();
  expectRestOfPage();
});

it('[EVT-07] says that a part is missing also of a module that it has no name for', async () => {
  report.expect('mfe-gifts: entry Error: 404');
  const gifts = aModule('mfe-gifts', { '/gifts': () => null });
  await renderShell({ path: '/gifts', modules: [gifts], loadExpose: missing });
  expect(await screen.findByText('Esta parte del sitio no está disponible')).toBeVisible();
});

it('asks once for a module that two places of a page need', async () => {
  const loaded: string[] = [];
  const event = anEvent();
  const two = aModule('mfe-catalog', {
    '/event': () => (
      <>
        <Slot name="event.booking" event={event} />
        <Slot name="event.booking" event={event} />
      </>
    ),
  });
  await renderShell({
    path: '/event',
    modules: [two, booking],
    loadExpose: async (request) => {
      if (request.release.name === 'mfe-booking') loaded.push(request.expose);
      return loadFrom(two, booking)(request);
    },
  });
  expect(await screen.findAllByRole('heading', { name: 'Reserva' })).toHaveLength(2);
  expect(loaded).toHaveLength(2); // the wizard and its state
});

it.each([
  ['is not JSON', () => Promise.reject(new SyntaxError('Unexpected token'))],
  ['is not a registry', () => Promise.resolve({ modules: { 'mfe-home': {} } })],
  [
    'has a release without an entry',
    () => Promise.resolve({ modules: { 'mfe-home': { current: { routes: [], slots: {} } } } }),
  ],
])('says so, inside the layout, when the registry %s, and retries', async (_, respond) => {
  report.expect('the registry could not be fetched');
  let broken = true;
  const { user } = await renderShell({ registry: () => (broken ? respond() : Promise.resolve(aRegistry(home))) });
  expect(await screen.findByRole('heading', { level: 1, name: 'No pudimos abrir esta página' })).toBeVisible();
  expect(screen.getByRole('banner')).toBeVisible();
  broken = false;
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByRole('heading', { name: 'Inicio' })).toBeVisible();
});
