import { anEvent } from '@idavuelta/shared/testing';
import { screen } from '@testing-library/react';
import {
  aPlacedOrder,
  chooseTickets,
  fillAddresses,
  fillPassengers,
  openWizard,
  pay,
  press,
} from '../../testing/booking.tsx';
import { openAt } from '../../testing/open-at.ts';
import { anOrder } from '../../testing/orders.ts';

async function openAtPassengers() {
  const view = await openWizard();
  await chooseTickets(view.user);
  await press(view.user, 'Continuar');
  await fillAddresses(view.user);
  await press(view.user, 'Continuar');
  expect(await screen.findByRole('heading', { name: /quiénes viajan/i })).toHaveFocus();
  return view;
}

it('[BKG-01] goes through the steps in order, opens earlier ones again, and never jumps to a later one', async () => {
  const { user } = await openWizard({ api: { 'POST /shop-api/init-payment': aPlacedOrder() } });
  expect(screen.getByText('¿Quiénes viajan?')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /quiénes viajan/i })).not.toBeInTheDocument();

  await chooseTickets(user);
  await press(user, 'Continuar');
  await fillAddresses(user);
  await press(user, 'Continuar');
  expect(screen.getByRole('heading', { name: /quiénes viajan/i })).toHaveFocus();

  await press(user, /elige tus boletos.*editar/i);
  expect(screen.getByRole('heading', { name: /elige tus boletos/i })).toHaveFocus();
  expect(screen.getByRole('status', { name: 'Boletos de Entrada general' })).toHaveTextContent('1');
  expect(screen.queryByRole('button', { name: /quiénes viajan/i })).not.toBeInTheDocument();

  await press(user, 'Continuar');
  expect(await screen.findByLabelText('Dirección')).toHaveValue('Av. Larco 123');
  await press(user, 'Continuar');
  await fillPassengers(user);
  await press(user, 'Continuar');
  await pay(user);
  expect(await screen.findByRole('heading', { name: 'Pago' })).toHaveFocus();
  // the order is placed: the earlier steps can no longer be changed
  expect(screen.queryByRole('button', { name: /editar/i })).not.toBeInTheDocument();
});

it('[BKG-11] says incomplete_form when a step is continued with fields missing', async () => {
  const { user } = await openAt('addresses');
  expect(screen.getByRole('button', { name: 'Continuar' })).toHaveAttribute('aria-disabled', 'true');
  await press(user, 'Continuar');
  expect(await screen.findByRole('alert')).toHaveTextContent('Completa los campos marcados para continuar.');
  expect(screen.getByLabelText('Dirección')).toHaveFocus();

  await fillAddresses(user);
  await press(user, 'Continuar');
  await screen.findByLabelText('Teléfono');
  await press(user, 'Viaja otra persona');
  await press(user, 'Continuar');
  expect(await screen.findByRole('alert')).toHaveTextContent('Completa los campos marcados para continuar.');

  await fillPassengers(user);
  await press(user, 'Continuar');
  await screen.findByRole('radio', { name: /webpay/i });
  await press(user, /^pagar/i);
  expect(await screen.findByRole('alert')).toHaveTextContent('Completa los campos marcados para continuar.');
  expect(screen.getByText('Elige un medio de pago')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Medio de pago' })).toBeVisible();
  expect(screen.getByRole('radio', { name: /webpay/i })).toHaveFocus();
});

it('starts again from zero for another event', async () => {
  const first = await openWizard({ event: anEvent() });
  await chooseTickets(first.user);
  first.unmount();
  await openWizard({ event: anEvent() });
  expect(await screen.findByLabelText('Provincia')).toHaveValue('');
});

it('[BKG-01, BKG-22] goes one step back with the browser’s Back, and leaves the page only from the first step', async () => {
  const { user } = await openAtPassengers();
  await press(user, 'Atrás');
  expect(await screen.findByRole('heading', { name: /direcciones de recojo/i })).toHaveFocus();
  expect(screen.getByLabelText('Dirección')).toHaveValue('Av. Larco 123');
  await press(user, 'Atrás');
  expect(await screen.findByRole('heading', { name: /elige tus boletos/i })).toHaveFocus();

  await press(user, 'Continuar');
  expect(await screen.findByRole('heading', { name: /direcciones de recojo/i })).toHaveFocus();
  await press(user, 'Atrás');
  expect(await screen.findByRole('heading', { name: /elige tus boletos/i })).toBeInTheDocument();
});

it('[BKG-01] takes the steps in between off the history when an earlier step is opened by its label', async () => {
  const { user } = await openAtPassengers();
  await press(user, /elige tus boletos.*editar/i);
  expect(await screen.findByRole('heading', { name: /elige tus boletos/i })).toHaveFocus();
  await press(user, 'Continuar');
  await screen.findByRole('heading', { name: /direcciones de recojo/i });
  await press(user, 'Atrás');
  expect(await screen.findByRole('heading', { name: /elige tus boletos/i })).toBeInTheDocument();
});

it('[BKG-22] goes back from the checkout to the payment, with the order that waits and everything typed', async () => {
  const { user } = await openAt('payment', {
    api: {
      'POST /shop-api/init-payment': aPlacedOrder(),
      'GET /shop-api/order-detail/:id': anOrder('awaiting_payment', { payable: true }),
    },
  });
  await pay(user);
  await screen.findByRole('heading', { name: 'Pago' });
  await press(user, 'Atrás');
  expect(await screen.findByRole('heading', { name: /confirma tu compra/i })).toBeInTheDocument();
  expect(await screen.findByRole('link', { name: 'Seguir pagando' })).toBeVisible();
  expect(screen.getByRole('list', { name: 'Resumen de tu compra' })).toHaveTextContent('Rosa Quispe');
});

it('[BKG-25] shows what to do about an event that is sold out instead of its steps', async () => {
  const onOutdated = jest.fn();
  const { user } = await openWizard({ event: anEvent({ soldOut: true }), onOutdated });
  expect(await screen.findByText('No hay boletos disponibles')).toBeVisible();
  expect(screen.queryByText('Direcciones de recojo')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Ver otros eventos' })).toHaveAttribute('href', '/massive-events');
  expect(screen.getByRole('link', { name: 'Escríbenos' })).toHaveAttribute('href', '/contact');
  expect(screen.getByText(/Una compra tuya que espera su pago, quizá en otro dispositivo/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ver mis compras' })).toHaveAttribute('href', '/my-account/payments');
  await press(user, 'Revisar otra vez');
  expect(onOutdated).toHaveBeenCalledTimes(1);
});
