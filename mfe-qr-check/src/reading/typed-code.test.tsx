import { apiError } from '@idavuelta/shared/testing';
import { screen } from '@testing-library/react';
import { checkComplete, openPage, ticket } from '../testing/scanner.tsx';

const orderId = '0f8b0a4e-6a5c-4c58-9d7e-0a3a4d1c2b3e';
const checked = { [checkComplete]: ticket };

async function openForm(api: object = checked) {
  const page = await openPage(api);
  await page.user.click(screen.getByRole('button', { name: 'Subir una foto o escribir el código' }));
  await page.user.click(await screen.findByText('Escribir el código del boleto'));
  const code = screen.getByLabelText('Código del boleto');
  const submit = () => page.user.click(screen.getByRole('button', { name: 'Verificar' }));
  return { ...page, code, submit };
}

it.each([
  ['typed', orderId],
  ['typed in capitals and without hyphens', orderId.toUpperCase().replaceAll('-', '')],
  ['pasted with the link of the purchase', `https://idavuelta.pe/my-account/payments?order=${orderId}&x=1`],
])('[QRC-06] checks the order whose code is %s', async (_, text) => {
  const { user, code, submit, calls } = await openForm();
  await user.type(code, text);
  await submit();
  expect(await screen.findByRole('heading', { level: 2, name: 'Válido' })).toBeVisible();
  expect(calls[0]).toMatchObject({ path: `/order/${orderId}/check-complete`, params: {} });
});

it('[QRC-06, QRC-11] takes the text of a QR code with its signature', async () => {
  const { user, code, submit, calls } = await openForm();
  await user.click(code);
  await user.paste(`{"orderId":"${orderId}","ticket":2,"signature":"key.bytes"}`);
  await submit();
  expect(await screen.findByRole('heading', { level: 2, name: 'Válido' })).toBeVisible();
  expect(calls[0]).toMatchObject({ params: { ticket: 2 }, data: { signature: 'key.bytes' } });
});

it.each([
  ['nothing', ' ', /Escribe el código del boleto/],
  ['something else', 'hola 123', /no es el código de un boleto/],
  ['too few characters', orderId.slice(0, -1), /no es el código de un boleto/],
  ['the number of the order', 'IV-ABCD2345', /Ese es el número de pedido\. El código de 8 letras está debajo del QR/],
  ['a letter of a ticket’s code', 'cdfg-hjkm', /Alguna letra no coincide/],
])('[QRC-06] says at the field what is wrong with %s, and keeps it', async (_, text, words) => {
  const { user, code, submit, calls } = await openForm();
  await user.type(code, text);
  await submit();
  expect(code).toHaveAccessibleDescription(expect.stringMatching(words));
  expect(code).toBeInvalid();
  expect(code).toHaveFocus();
  expect(code).toHaveValue(text);
  expect(calls).toEqual([]);
});

it('[QRC-06, QRC-10] asks for the ticket when the order has several, and keeps the code', async () => {
  const several = { field: 'ticket', reason: 'required' };
  let isFirst = true;
  const { user, code, submit, calls } = await openForm({
    [checkComplete]: () => {
      if (!isFirst) return ticket;
      isFirst = false;
      return apiError('VALIDATION_FAILED', { status: 422, errors: [several] });
    },
  });
  await user.type(code, orderId);
  await submit();
  expect(await screen.findByText('Esta compra tiene varios boletos: ¿cuál revisas?')).toBeVisible();
  expect(screen.getByLabelText('Código del boleto')).toHaveValue(orderId);
  await submit();
  const number = screen.getByLabelText('Número del boleto');
  expect(number).toHaveAccessibleDescription(/Escribe el número del boleto/);
  await user.type(number, '99');
  expect(number).toHaveAccessibleDescription(/de 1 a 50/);
  await user.clear(number);
  await user.type(number, '2');
  await submit();
  expect(await screen.findByRole('heading', { level: 2, name: 'Válido' })).toBeVisible();
  expect(calls[1]).toMatchObject({ params: { ticket: 2 } });
});

it('[QRC-06] keeps what was typed when the check fails', async () => {
  const { user, code, submit } = await openForm({ [checkComplete]: () => apiError('INTERNAL', { status: 500 }) });
  await user.type(code, orderId);
  await submit();
  expect(await screen.findByLabelText('Código del boleto')).toHaveValue(orderId);
});
