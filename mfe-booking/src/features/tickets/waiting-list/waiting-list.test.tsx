import { type EventDetail, periodicity } from '@idavuelta/shared/contracts';
import { anEvent, anEventDate, apiError, callao, networkDown } from '@idavuelta/shared/testing';
import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { fill, named, openWizard, press, sharedVan, type WizardOptions } from '../../../testing/booking.tsx';

const vans = 'GET /events/:id/product-variant';
const joining = 'POST /waiting-list';
const joinLabel = 'Avísame si se libera un asiento';

const soldOutEvent = (over: Partial<EventDetail> = {}) =>
  anEvent({ soldOut: true, calendars: [anEventDate({ id: 71, soldOut: true })], ...over });

const open = async ({ api, ...options }: WizardOptions = {}) => {
  const view = await openWizard({
    event: soldOutEvent(),
    api: { [vans]: [sharedVan({ productVariantId: 501, stock: 0 })], [joining]: { state: 'waiting' }, ...api },
    ...options,
  });
  await press(view.user, joinLabel);
  return view;
};

const send = (user: UserEvent) => press(user, 'Entrar a la lista');
const sent = ({ calls }: { calls: { method: string; path: string; data?: unknown }[] }) =>
  calls.filter(({ method, path }) => method === 'POST' && path === '/waiting-list');

it('[WTL-05] who finds an event sold out joins its list with what is known, and reads what happens next', async () => {
  const view = await open();
  expect(screen.getByLabelText('Correo electrónico')).toHaveValue('rosa@example.test');
  await view.user.selectOptions(screen.getByLabelText('Cuántos boletos'), '2');
  await send(view.user);
  const done = await screen.findByText(/^Enviamos un correo a rosa@example.test/);
  expect(done.closest('[role=status]')).toHaveTextContent('Estás en la lista de espera');
  expect(done.closest('[tabindex]')).toHaveFocus();
  expect(sent(view).map(({ data }) => data)).toEqual([
    { eventDateId: 71, productVariantId: 501, tickets: 2, email: 'rosa@example.test' },
  ]);
});

it('[WTL-05, FLT-07] a visitor without a login is asked by mail first; errors stand beside their field', async () => {
  const view = await open({ session: { status: 'anonymous' }, api: { [joining]: { state: 'asked' } } });
  const email = screen.getByLabelText('Correo electrónico');
  await fill(view.user, email, 'ana@gmail');
  await send(view.user);
  expect(email).toBeInvalid();
  expect(email).toHaveAccessibleDescription(/correo/i);
  expect(sent(view)).toEqual([]);
  await fill(view.user, email, 'Ana@Example.test');
  await send(view.user);
  const done = await screen.findByText(/^Enviamos un enlace a ana@example.test/);
  expect(done.closest('[role=status]')).toHaveTextContent('Revisa tu correo');
  expect(screen.queryByText('Estás en la lista de espera')).not.toBeInTheDocument();
});

it('[WTL-05] a failure keeps what was typed, and says which field was refused', async () => {
  const view = await open({ api: { [joining]: networkDown } });
  await view.user.selectOptions(screen.getByLabelText('Cuántos boletos'), '3');
  await send(view.user);
  expect(await screen.findByRole('alert')).toHaveTextContent(/conexión/i);
  expect(screen.getByLabelText('Cuántos boletos')).toHaveValue('3');
  view.api[joining] = () =>
    apiError('VALIDATION_FAILED', { status: 400, errors: [{ field: 'tickets', reason: 'max' }] });
  await send(view.user);
  expect(await screen.findByText('Valor no válido')).toBeVisible();
  expect(screen.getByLabelText('Cuántos boletos')).toBeInvalid();
});

it('[WTL-05] seats that are on sale again are said to be, instead of a list for them', async () => {
  const onOutdated = jest.fn();
  const { user } = await open({ api: { [joining]: () => apiError('STATE_CONFLICT', { status: 409 }) }, onOutdated });
  await send(user);
  expect(await screen.findByText(/^Ya hay asientos libres/)).toBeVisible();
  expect(onOutdated).toHaveBeenCalled();
});

it('[WTL-05] of an event with several dates, one that is sold out is waited for, and what of it', async () => {
  const calendars = [
    anEventDate({ id: 71, startDate: '2027-03-06T01:00:00.000Z' }),
    anEventDate({ id: 72, startDate: '2027-03-07T01:00:00.000Z', soldOut: true }),
    anEventDate({ id: 73, startDate: '2027-03-08T01:00:00.000Z', soldOut: true }),
  ];
  const view = await open({
    event: anEvent({ periodicityType: periodicity.calendar, calendars }),
    api: {
      [vans]: [
        sharedVan(
          { productVariantId: 501, stock: 0 },
          { productVariantId: 502, stock: 0, provinceId: callao.id, ...named('Preferente') },
        ),
      ],
    },
  });
  const list = within(screen.getByRole('region', { name: 'Lista de espera' }));
  const dates = list.getByLabelText('Fecha');
  expect(within(dates).queryByRole('option', { name: /viernes, 5 de marzo/ })).not.toBeInTheDocument();
  await view.user.selectOptions(dates, within(dates).getByRole('option', { name: /sábado, 6 de marzo/ }));
  await view.user.selectOptions(
    await list.findByLabelText('Qué quieres reservar'),
    'Van compartida · Preferente · Callao',
  );
  await send(view.user);
  await screen.findByText(/^Enviamos un correo/);
  expect(sent(view)[0]?.data).toMatchObject({ eventDateId: 72, productVariantId: 502 });
});

it('[WTL-05] a day of a period is waited for by its day', async () => {
  const view = await open({
    event: anEvent({
      periodicityType: periodicity.range,
      calendars: [anEventDate({ id: 71 })],
      startDate: '2027-03-06T01:00:00.000Z',
      endDate: '2027-03-20T01:00:00.000Z',
      soldOutDays: ['2027-03-10'],
    }),
  });
  expect(screen.getByText(/miércoles, 10 de marzo de 2027/i)).toBeVisible();
  await send(view.user);
  await screen.findByText(/^Enviamos un correo/);
  expect(sent(view)[0]?.data).toMatchObject({ eventDateId: 71, date: '2027-03-10' });
});

it('[WTL-05] what is on sale by the time the form opens is said to be', async () => {
  await open({ api: { [vans]: [sharedVan({ productVariantId: 501 })] } });
  expect(await screen.findByText(/^Ya hay asientos libres/)).toBeVisible();
});

it('[WTL-05] there is no list where everything is on sale', async () => {
  await openWizard({ event: anEvent() });
  await screen.findByLabelText('Provincia');
  expect(screen.queryByRole('button', { name: joinLabel })).not.toBeInTheDocument();
});

it('[WTL-05] there is no list of an event by invitation', async () => {
  await openWizard({ event: soldOutEvent({ visibility: 'invited' }) });
  await screen.findByText('No hay boletos disponibles');
  expect(screen.queryByText(/lista de espera/)).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: joinLabel })).not.toBeInTheDocument();
});
