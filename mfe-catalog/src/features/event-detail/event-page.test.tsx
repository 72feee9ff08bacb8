import { PlatformContext } from '@idavuelta/shared/platform';
import { aCustomer, anEvent, networkDown, refuse, renderModule } from '@idavuelta/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import catalog from '../../module.ts';
import EventPage from './EventPage.tsx';

const wizard = ({ name, slotProps }: { name: string; slotProps: object }) => (
  <p>
    {name} {(slotProps as { event: { slug: string } }).event.slug}
  </p>
);

const show = (api: object, options = {}) =>
  renderModule(
    catalog,
    <PlatformContext value={{ siteOrigin: 'http://site.test', apiBaseUrl: '/backend', SlotHost: wizard }}>
      <EventPage params={{ name: 'noche' }} />
    </PlatformContext>,
    { path: '/event/noche', api: { ...api }, ...options },
  );

it('[RTE-05, EVT-01] shows banner, facts, stops, what is included and the wizard, by slug alone', async () => {
  const event = anEvent({ slug: 'noche', additionalStops: [{ id: 1, address: 'Óvalo Gutiérrez', time: '18:15' }] });
  const { calls } = await show({ 'GET /events/noche': event });
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(/Evento/);
  expect(calls.map(({ path }) => path)).toEqual(['/events/noche']);
  expect(screen.getByText(/viernes, 5 de marzo de 2027/i)).toBeVisible();
  expect(screen.getByText('Estadio Nacional')).toBeVisible();
  expect(screen.getByText('Óvalo Gutiérrez')).toBeVisible();
  expect(screen.getByText('18:15')).toBeVisible();
  expect(screen.getByRole('region', { name: 'Nuestro servicio incluye' }).querySelectorAll('li')).toHaveLength(3);
  expect(screen.getByText('event.booking noche')).toBeVisible();
});

it('[EVT-01] asks to choose a date when the event has several', async () => {
  await show({ 'GET /events/noche': anEvent({ periodicityType: 3 }) });
  expect((await screen.findAllByText('Elige tu fecha')).length).toBeGreaterThan(0);
});

it('[EVT-02] says that an event is no longer available, with a way back', async () => {
  await show({ 'GET /events/noche': anEvent({ available: false }) });
  expect(await screen.findByText('Este evento ya no está disponible')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Volver a la pantalla principal' })).toHaveAttribute('href', '/');
  expect(screen.queryByText(/event.booking/)).not.toBeInTheDocument();
});

it('[EVT-03] shows the message of an event instead of the page', async () => {
  await show({ 'GET /events/noche': anEvent({ message: 'Postergado hasta nuevo aviso' }) });
  expect(await screen.findByText('Postergado hasta nuevo aviso')).toBeVisible();
  expect(screen.queryByText(/event.booking/)).not.toBeInTheDocument();
});

it('[EVT-04] tells a visitor to log in, and not someone who is', async () => {
  const prompt = 'Debe estar registrado para realizar una compra.';
  const { unmount, actions, user } = await show({ 'GET /events/noche': anEvent() });
  expect(await screen.findByText(prompt)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Ingresar' }));
  expect(actions.map(({ type }) => type)).toContain('contract/loginRequested');
  unmount();
  await show({ 'GET /api/events/noche': anEvent({ slug: 'noche' }) }, { session: aCustomer() });
  expect(await screen.findByText('event.booking noche')).toBeVisible();
  expect(screen.queryByText(prompt)).not.toBeInTheDocument();
});

it.each([
  ['unknown', () => refuse('NOT_FOUND', { status: 404 })],
  ['out of reach', networkDown],
])('[EVT-05] redirects to /error404 when the event is %s', async (_, answer) => {
  const { currentPath } = await show({ 'GET /events/noche': answer });
  await waitFor(() => expect(currentPath()).toBe('/error404'));
});

it('[EVT-06] asks with the token first, and falls back to the public event', async () => {
  const { calls } = await show(
    {
      'GET /api/events/noche': () => refuse('NOT_FOUND', { status: 404 }),
      'GET /events/noche': anEvent({ slug: 'noche' }),
    },
    { session: aCustomer() },
  );
  expect(await screen.findByText('event.booking noche')).toBeVisible();
  expect(calls.map(({ path }) => path)).toEqual(['/api/events/noche', '/events/noche']);
  expect(calls[0]?.headers.Authorization).toMatch(/^Bearer /);
});
