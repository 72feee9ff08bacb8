import type { ErrorCode } from '@idavuelta/shared/contracts';
import { apiError } from '@idavuelta/shared/testing';
import { screen, within } from '@testing-library/react';
import { aPlacedOrder, press } from '../../testing/booking.tsx';
import { openAt } from '../../testing/open-at.ts';
import {
  aNow,
  anAdmission,
  aQueuedEvent,
  aTicket,
  inMinutes,
  queueApi,
  queueCalls,
} from '../../testing/waiting-room.ts';

const initPayment = 'POST /shop-api/init-payment';
const called = () => aTicket({ turn: 'called', until: inMinutes(5) });

const openPayment = (api = queueApi(), event = aQueuedEvent()) => openAt('payment', { event, method: 'webpay', api });

/** What was typed is still there. */
async function expectDraft() {
  const review = within(await screen.findByRole('list', { name: 'Resumen de tu compra' }));
  expect(review.getByText('Rosa Quispe')).toBeVisible();
  expect(review.getByText('Av. Larco 123, Miraflores')).toBeVisible();
}

it('[SAL-05] before the turn, the button says that paying waits, and a press loses nothing', async () => {
  const { user, calls } = await openPayment();
  await screen.findByText('Tu número: 441');
  await press(user, 'Pagar cuando sea mi turno');
  const alert = await screen.findByText('Todavía no es tu turno.');
  expect(alert.closest('[role=alert]')).toHaveFocus();
  expect(screen.getByText('Todo lo que escribiste se conserva.')).toBeVisible();
  await expectDraft();
  expect(calls.some(({ path }) => path.endsWith('init-payment'))).toBe(false);
});

it('[SAL-04] who was called enters by paying, and the order carries the admission', async () => {
  const more = { [queueCalls.enter]: anAdmission(), [initPayment]: aPlacedOrder() };
  const { user, calls } = await openPayment(queueApi(called(), aNow(), more));
  await screen.findByRole('heading', { name: '¡Es tu turno!' });
  await press(user, /^Pagar \$/);
  await screen.findByRole('heading', { name: 'Pago' });
  expect(calls.find(({ path }) => path.endsWith('init-payment'))?.headers['x-admission']).toBe('admission-1');
  expect(screen.getByRole('heading', { name: 'Ya usaste tu turno' })).toBeVisible();
});

it('[SAL-03] after a reload the admission is asked for again', async () => {
  const admitted = aTicket({ turn: 'admitted', until: inMinutes(5) });
  const more = {
    [queueCalls.ownTicket]: admitted,
    [queueCalls.enter]: anAdmission(),
    [initPayment]: aPlacedOrder(),
  };
  const { user, calls } = await openPayment(queueApi(admitted, aNow(), more));
  await screen.findByRole('heading', { name: 'Es tu turno: termina tu compra' });
  await press(user, /^Pagar \$/);
  await screen.findByRole('heading', { name: 'Pago' });
  expect(calls.filter(({ path }) => path.endsWith('/admission'))).toHaveLength(1);
});

it.each<[ErrorCode, number, string, string]>([
  ['ADMISSION_REQUIRED', 409, 'Es tu turno: termina tu compra', 'Este evento tiene fila virtual'],
  ['ADMISSION_USED', 409, 'Ya usaste tu turno', 'Tu turno ya se usó para una compra'],
  ['TURN_PASSED', 410, 'Tu turno pasó', 'Tu turno ya pasó. Puedes volver a la fila.'],
  ['SALE_NOT_OPEN', 409, 'Es tu turno: termina tu compra', 'La venta todavía no ha empezado.'],
])('[SAL-04] %s from the order is said at the queue, and nothing typed is lost', async (code, status, title, words) => {
  const more = { [queueCalls.enter]: anAdmission(), [initPayment]: () => apiError(code, { status }) };
  const { user } = await openPayment(queueApi(called(), aNow(), more));
  await screen.findByRole('heading', { name: '¡Es tu turno!' });
  await press(user, /^Pagar \$/);
  expect(await screen.findByText(new RegExp(`^${words}`))).toBeVisible();
  expect(screen.getByRole('heading', { name: title })).toBeVisible();
  await expectDraft();
});

it('[SAL-04] a queue that was opened meanwhile is found by the order: the event is read again', async () => {
  const onOutdated = jest.fn();
  const api = { [initPayment]: () => apiError('ADMISSION_REQUIRED', { status: 409 }) };
  const { user } = await openAt('payment', { method: 'webpay', api, onOutdated });
  await press(user, /^Pagar \$/);
  expect(await screen.findByText(/^Este evento tiene fila virtual/)).toBeVisible();
  expect(onOutdated).toHaveBeenCalled();
  await expectDraft();
});

it('[SAL-07] more tickets than one person may have lead back to the tickets', async () => {
  const errors = [{ field: 'account', reason: 'max' }];
  const api = { [initPayment]: () => apiError('TICKET_LIMIT_REACHED', { status: 409, errors }) };
  const { user } = await openAt('payment', { method: 'webpay', api });
  await press(user, /^Pagar \$/);
  expect(await screen.findByText(/^Con esta compra superarías el máximo de boletos/)).toBeVisible();
  expect(screen.getByRole('heading', { name: /Elige tus boletos/ })).toBeVisible();
});
