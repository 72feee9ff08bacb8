import {
  backFromSignUp,
  eventType,
  loginRequested,
  periodicity,
  type SlotProps,
  sessionStarted,
} from '@idavuelta/shared/contracts';
import { Link, PlatformContext } from '@idavuelta/shared/platform';
import {
  aCustomer,
  anEvent,
  apiError,
  type FakeApi,
  inEveryLanguage,
  networkDown,
  noPickUps,
  pending,
  type RenderOptions,
  renderModule,
} from '@idavuelta/shared/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import catalog from '../../module.ts';
import { showEventPage } from '../../testing/event-page.tsx';
import { EventsPage } from '../event-lists/EventsPage.tsx';
import EventPage from './EventPage.tsx';

function wizard({ name, slotProps }: { name: string; slotProps: object }) {
  const { event, onOutdated } = slotProps as SlotProps<'event.booking'>;
  return (
    <>
      <p>
        {name} {event.slug}
      </p>
      <button type="button" onClick={onOutdated}>
        outdated
      </button>
    </>
  );
}

const show = (api: FakeApi, options: RenderOptions = {}) => showEventPage(api, { wizard, ...options });

it('[RTE-05, EVT-01] shows banner, facts, stops, what is included and the wizard, by slug alone', async () => {
  const event = anEvent({ slug: 'noche', additionalStops: [{ id: 1, address: 'Óvalo Gutiérrez', time: '18:15' }] });
  const { calls } = await show({ 'GET /events/noche': event });
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(/Evento/);
  expect(calls.map(({ path }) => path)).toEqual(['/events/noche', `/events/${event.id}/pick-ups`]);
  expect(screen.getByText(/viernes, 5 de marzo de 2027/i)).toBeVisible();
  expect(screen.getByText('Estadio Nacional')).toBeVisible();
  expect(screen.getByText('Óvalo Gutiérrez')).toBeVisible();
  expect(screen.getByText('18:15')).toBeVisible();
  expect(screen.getByRole('region', { name: 'Nuestro servicio incluye' }).querySelectorAll('li')).toHaveLength(3);
  expect(screen.getByText('event.booking noche')).toBeVisible();
});

it('[MON-02] the page of a Chilean event says its price in pesos, and the figure in soles beside it', async () => {
  const charge = { amount: 16_200, currency: 'CLP' as const };
  const event = anEvent({ countryCode: 'CL', minTicketCharge: charge, minTicketPrice: 64.8 });
  await show({ 'GET /events/noche': event });
  expect((await screen.findAllByText('Desde $16.200 (S/64,80) · ida y vuelta'))[0]).toBeVisible();
});

it('[EVT-01] says so when there is no extra stop', async () => {
  await show({ 'GET /events/noche': anEvent({ additionalStops: [] }) });
  expect(await screen.findByText('Sin paradas adicionales. Te recogemos en tu puerta.')).toBeVisible();
});

it('[EVT-01, LOC-11] is in the visitor’s language, else in the country’s', async () => {
  const translations = { es_PE: { name: 'Noche', description: 'Para bailar.' }, en_US: { name: 'Night' } };
  const place = { ...anEvent().place, translations: { en_US: { name: 'National Stadium' } } };
  const { unmount } = await show({ 'GET /events/noche': anEvent({ translations, place }) }, { language: 'en_US' });
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Night');
  expect(screen.getByText('National Stadium')).toBeVisible();
  unmount();
  await show({ 'GET /events/noche': anEvent({ translations }) }, { language: 'pt_BR' });
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Noche');
  expect(screen.getByText('Para bailar.')).toBeVisible();
});

it('[RTE-24] says its name, where and when to browsers, and shows its picture to messengers', async () => {
  const event = anEvent({ imagePath: '/media/noche.abc', translations: inEveryLanguage({ name: 'La Noche' }) });
  await show({ 'GET /events/noche': event });
  await screen.findByRole('heading', { level: 1 });
  const meta = (name: string) => document.querySelector(`meta[${name}]`)?.getAttribute('content');
  expect(document.title).toBe('La Noche | Idavuelta');
  expect(meta('name="description"')).toMatch(/La Noche, Estadio Nacional, 5 mar\.? 2027/);
  expect(meta('property="og:image"')).toMatch(/^http:\/\/site.test\/backend\/media\/noche.abc-/);
  expect(document.querySelector('link[rel="canonical"]')).toHaveAttribute('href', 'http://site.test/event/noche');
});

it('[EVT-01] asks to choose a date when the event has several', async () => {
  await show({ 'GET /events/noche': anEvent({ periodicityType: periodicity.calendar }) });
  expect((await screen.findAllByText('Elige tu fecha')).length).toBeGreaterThan(0);
});

it('[EVT-02] says that an event is no longer available, with a way back', async () => {
  await show({ 'GET /events/noche': anEvent({ available: false }) });
  expect(await screen.findByText('Este evento ya no está disponible')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Volver a la pantalla principal' })).toHaveAttribute('href', '/');
  expect(screen.queryByText(/event.booking/)).not.toBeInTheDocument();
});

it('[EVT-09] keeps the page of an event whose sales have closed, and says so in place of the booking', async () => {
  await show({ 'GET /events/noche': anEvent({ available: false, salesClosed: true }) });
  expect(await screen.findByText('Las ventas para este evento ya cerraron')).toBeVisible();
  expect(screen.getByText('Ventas cerradas')).toBeVisible();
  expect(screen.queryByText(/event.booking/)).not.toBeInTheDocument();
});

it('[EVT-09] says in words of their own that sales were stopped, and that open orders may still be paid', async () => {
  await show({ 'GET /events/noche': anEvent({ available: false, salesClosed: true, salesStopped: true }) });
  expect(await screen.findByText('Por ahora no vendemos traslados a este evento')).toBeVisible();
  expect(screen.getByText(/una compra pendiente todavía se puede pagar/)).toBeVisible();
  expect(screen.queryByText('Las ventas para este evento ya cerraron')).not.toBeInTheDocument();
  expect(screen.queryByText(/event.booking/)).not.toBeInTheDocument();
});

it('[EVT-03] shows the message of an event instead of the page', async () => {
  await show({ 'GET /events/noche': anEvent({ message: 'Postergado hasta nuevo aviso' }) });
  expect(await screen.findByText('Postergado hasta nuevo aviso')).toBeVisible();
  expect(screen.queryByText(/event.booking/)).not.toBeInTheDocument();
});

it('[BOF-05] says of a cancelled event why it is and what happens to the money; search engines leave it out', async () => {
  const cancelled = anEvent({ cancelled: { reason: 'El artista está enfermo.' }, salesClosed: true, available: false });
  await show({ 'GET /events/noche': cancelled });
  expect(await screen.findByText('Este evento se canceló')).toBeVisible();
  expect(screen.getByText('Motivo: El artista está enfermo.')).toBeVisible();
  expect(screen.getByText(/^Devolvemos todo lo que se pagó/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ver mis compras' })).toHaveAttribute('href', '/my-account/payments');
  expect(screen.queryByText(/event.booking/)).not.toBeInTheDocument();
  await waitFor(() => expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex'));
});

it('[EVT-04] tells a visitor to log in, and not someone who is', async () => {
  const prompt = 'Debe estar registrado para realizar una compra.';
  const { unmount, actions, user } = await show({ 'GET /events/noche': anEvent() });
  expect(await screen.findByText(prompt)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Ingresar' }));
  expect(actions).toContainEqual(loginRequested(undefined));
  await user.click(screen.getByRole('button', { name: 'Crear una cuenta' }));
  expect(actions).toContainEqual(loginRequested({ view: 'sign_up' }));
  unmount();
  await show({ 'GET /api/events/noche': anEvent({ slug: 'noche' }) }, { session: aCustomer() });
  expect(await screen.findByText('event.booking noche')).toBeVisible();
  expect(screen.queryByText(prompt)).not.toBeInTheDocument();
});

it.each([
  ['unknown', () => apiError('NOT_FOUND', { status: 404 })],
  ['out of reach', networkDown],
])('[EVT-05] redirects to /error404 when the event is %s', async (_, answer) => {
  const { currentPath } = await show({ 'GET /events/noche': answer });
  await waitFor(() => expect(currentPath()).toBe('/error404'));
});

it('shows at once what a list knows of the event, and the rest when it comes', async () => {
  const summary = anEvent({ slug: 'noche', translations: inEveryLanguage({ name: 'La Noche' }) });
  let answer: (event: unknown) => void = () => {};
  const { user } = await renderModule(
    catalog,
    <PlatformContext value={{ siteOrigin: 'http://site.test', apiBaseUrl: '/backend', SlotHost: wizard }}>
      <Routes>
        <Route path="/" element={<EventsPage type={eventType.massive} text="massive" />} />
        <Route path="/event/noche" element={<EventPage params={{ name: 'noche' }} />} />
      </Routes>
    </PlatformContext>,
    {
      api: {
        'GET /events': [summary],
        'GET /event-facets': pending,
        'GET /events/noche': () => new Promise((resolve) => (answer = resolve)),
        'GET /events/:id/pick-ups': noPickUps,
      },
    },
  );
  await user.click(await screen.findByRole('link', { name: /La Noche/ }));
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('La Noche');
  expect(screen.getByText(/viernes, 5 de marzo de 2027/i)).toBeVisible();
  expect(screen.getByText('Estadio Nacional')).toBeVisible();
  expect(screen.queryByText('event.booking noche')).not.toBeInTheDocument();
  answer({ ...summary, additionalStops: [{ id: 1, address: 'Óvalo Gutiérrez', time: '18:15' }] });
  expect(await screen.findByText('Óvalo Gutiérrez')).toBeVisible();
  expect(screen.getByText('event.booking noche')).toBeVisible();
});

it('[EVT-01] says that it is loading when nothing is known yet', async () => {
  await show({ 'GET /events/noche': pending });
  expect(screen.getByRole('status')).toHaveTextContent('Cargando');
});

it('shows no event under the address of another', async () => {
  const page = (name: string) => <EventPage params={{ name }} />;
  const { user } = await renderModule(
    catalog,
    <>
      <Link to="/event/dia">otro</Link>
      <Routes>
        <Route path="/event/noche" element={page('noche')} />
        <Route path="/event/dia" element={page('dia')} />
      </Routes>
    </>,
    {
      path: '/event/noche',
      api: {
        'GET /events/noche': anEvent({ slug: 'noche' }),
        'GET /events/:id/pick-ups': noPickUps,
        'GET /events/dia': pending,
      },
    },
  );
  await screen.findByRole('heading', { level: 1 });
  await user.click(screen.getByRole('link', { name: 'otro' }));
  expect(screen.queryByRole('heading', { level: 1 })).not.toBeInTheDocument();
});

it('[FLT-39] shows the wizard to who signed up here and comes back by the link of the mail', async () => {
  const scrollIntoView = jest.spyOn(HTMLElement.prototype, 'scrollIntoView');
  const { user } = await renderModule(
    catalog,
    <PlatformContext value={{ siteOrigin: 'http://site.test', apiBaseUrl: '/backend', SlotHost: wizard }}>
      <Link to="/event/noche" state={backFromSignUp}>
        verified
      </Link>
      <Routes>
        <Route path="/" element={null} />
        <Route path="/event/noche" element={<EventPage params={{ name: 'noche' }} />} />
      </Routes>
    </PlatformContext>,
    {
      api: {
        'GET /events/noche': anEvent({ slug: 'noche' }),
        'GET /events/:id/pick-ups': noPickUps,
        'GET /events/:slug/others': [],
      },
    },
  );
  await user.click(screen.getByRole('link', { name: 'verified' }));
  await screen.findByText('event.booking noche');
  const booking = screen.getByRole('region', { name: 'Reserva' });
  await waitFor(() => expect(booking).toHaveFocus());
  expect(scrollIntoView.mock.contexts).toEqual([booking]);
  scrollIntoView.mockRestore();
});

it('[EVT-06] keeps the public event while it fetches again for someone who logs in', async () => {
  const { store } = await show({
    'GET /events/noche': anEvent({ slug: 'noche' }),
    'GET /api/events/noche': pending,
  });
  await screen.findByText('event.booking noche');
  await act(async () => void store.dispatch(sessionStarted(undefined)));
  expect(screen.getByText('event.booking noche')).toBeVisible();
  expect(screen.queryByText('Debe estar registrado para realizar una compra.')).not.toBeInTheDocument();
});

it('[EVT-02] fetches the event again when the wizard learns that it is outdated', async () => {
  const event = anEvent({ slug: 'noche' });
  const { user, api } = await show({ 'GET /events/noche': event });
  await screen.findByText('event.booking noche');
  api['GET /events/noche'] = { ...event, available: false };
  await user.click(screen.getByRole('button', { name: 'outdated' }));
  await waitFor(() => expect(screen.queryByText('event.booking noche')).not.toBeInTheDocument());
  expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
});

it('[EVT-06] asks with the token first, and falls back to the public event', async () => {
  const { calls } = await show(
    {
      'GET /api/events/noche': () => apiError('NOT_FOUND', { status: 404 }),
      'GET /events/noche': anEvent({ slug: 'noche' }),
    },
    { session: aCustomer() },
  );
  expect(await screen.findByText('event.booking noche')).toBeVisible();
  expect(calls.map(({ path }) => path)).toEqual([
    '/api/events/noche',
    '/events/noche',
    expect.stringMatching(/pick-ups$/),
  ]);
  expect(calls[0]?.headers.Authorization).toMatch(/^Bearer /);
});
