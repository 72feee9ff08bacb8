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
  const { user } = await openWizard();
  await chooseTickets(user);
  await press(user, 'Continuar');
  await screen.findByLabelText('Dirección');
  expect(screen.getByRole('button', { name: 'Continuar' })).toHaveAttribute('aria-disabled', 'true');
  await press(user, 'Continuar');
  expect(await screen.findByRole('alert')).toHaveTextContent('Completa los campos marcados para continuar.');
  expect(screen.getByRole('alert')).toHaveFocus();

  await fillAddresses(user);
  await press(user, 'Continuar');
  await screen.findByLabelText('Teléfono');
  await press(user, 'Continuar');
  expect(await screen.findByRole('alert')).toHaveTextContent('Completa los campos marcados para continuar.');

  await fillPassengers(user);
  await press(user, 'Continuar');
  await screen.findByRole('radio', { name: /webpay/i });
  await press(user, /^pagar/i);
  expect(await screen.findByRole('alert')).toHaveTextContent('Completa los campos marcados para continuar.');
  expect(screen.getByText('Elige un medio de pago')).toBeInTheDocument();
});

it('starts again from zero for another event', async () => {
  const first = await openWizard({ event: anEvent() });
  await chooseTickets(first.user);
  first.unmount();
  await openWizard({ event: anEvent() });
  expect(await screen.findByLabelText('Provincia')).toHaveValue('');
});
