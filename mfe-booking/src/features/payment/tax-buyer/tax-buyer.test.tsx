import { aCustomer, anEvent, apiError, type FakeApi, type MadeCall } from '@idavuelta/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { fill, openWizard, pay, press } from '../../../testing/booking.tsx';
import { openAt } from '../../../testing/open-at.ts';

const initPayment = 'POST /shop-api/init-payment';
const refused = () => apiError('TOO_MANY_UNPAID_ORDERS', { status: 409 });
const issued = { issued: true };

const openPayment = (api: FakeApi = {}, options: Parameters<typeof openAt>[1] = {}) =>
  openAt('payment', { ...options, api: { 'GET /tax-documents': issued, [initPayment]: refused, ...api } });
const block = (name = 'Comprobante') => screen.findByRole('group', { name });
const orders = (calls: MadeCall[]) =>
  calls.filter(({ method }) => method === 'POST').map(({ data }) => (data as { taxBuyer?: object }).taxBuyer);
const payRefused = async (user: UserEvent) => {
  await pay(user);
  await screen.findByRole('alert');
};
async function change(user: UserEvent, kind: string) {
  await user.click(within(await block()).getByRole('button', { name: 'Cambiar' }));
  await user.selectOptions(screen.getByLabelText('Tipo de documento'), kind);
}

it('[FIS-03] nothing is asked where no documents are issued', async () => {
  const { user, calls } = await openPayment({ 'GET /tax-documents': { issued: false } });
  await payRefused(user);
  expect(screen.queryByRole('group', { name: 'Comprobante' })).not.toBeInTheDocument();
  expect(orders(calls)).toEqual([undefined]);
});

it('[FIS-03, FLT-39] one line says in whose name the boleta is, with the number of the account, and needs no press', async () => {
  const { user, calls } = await openPayment();
  expect(await block()).toHaveTextContent('Boleta a nombre de Rosa Quispe · DNI 44556677');
  expect(within(await block()).queryByRole('textbox')).not.toBeInTheDocument();
  await payRefused(user);
  expect(orders(calls)).toEqual([{ kind: 'personal', taxId: '44556677', name: 'Rosa Quispe' }]);
  expect(calls.find(({ path }) => path === '/tax-documents')?.params).toEqual({ 'country-code': 'PE' });
});

it('[FIS-03] an account without a number of the country is named in the line only', async () => {
  const { user, calls } = await openPayment({}, { session: aCustomer({ rut: 'FZ123456' }) });
  expect(await block()).toHaveTextContent('Boleta a nombre de Rosa QuispeCambiar');
  await payRefused(user);
  expect(orders(calls)).toEqual([undefined]);
});

it('[FIS-03] a company gives RUC, name and address, and reads next to each field what is wrong', async () => {
  const { user, calls } = await openPayment();
  await change(user, 'Factura');
  expect(screen.getByLabelText('Tipo de documento')).toHaveFocus();
  await user.click(await screen.findByRole('radio', { name: /webpay/i }));
  await fill(user, screen.getByLabelText('RUC'), '20131312956');
  await press(user, /^pagar/i);
  expect(screen.getByLabelText('RUC')).toHaveAccessibleDescription(
    'Revisa el RUC: son 11 dígitos y el último no coincide',
  );
  expect(screen.getByLabelText('Dirección fiscal')).toHaveAccessibleDescription('Campo requerido');
  await fill(user, screen.getByLabelText('RUC'), '45678901');
  expect(screen.getByLabelText('RUC')).toHaveAccessibleDescription('La factura lleva un RUC, no un DNI');
  expect(orders(calls)).toEqual([]);
  await fill(user, screen.getByLabelText('RUC'), '20-13131295-5');
  await fill(user, screen.getByLabelText('Razón social'), 'Andina S.A.C.');
  await fill(user, screen.getByLabelText('Dirección fiscal'), 'Av. Grau 1');
  await payRefused(user);
  expect(orders(calls)).toEqual([
    { kind: 'company', taxId: '20131312955', name: 'Andina S.A.C.', address: 'Av. Grau 1' },
  ]);
});

it('[FIS-03] a passport needs its country, and the name is there already', async () => {
  const { user, calls } = await openPayment();
  await change(user, 'Boleta con pasaporte');
  await fill(user, screen.getByLabelText('Número de pasaporte'), 'fz 123456');
  await user.click(await screen.findByRole('radio', { name: /webpay/i }));
  await press(user, /^pagar/i);
  expect(await screen.findByLabelText('País del pasaporte')).toHaveAttribute('aria-invalid', 'true');
  await user.selectOptions(screen.getByLabelText('País del pasaporte'), 'Brasil');
  await payRefused(user);
  expect(orders(calls)).toEqual([{ kind: 'passport', taxId: 'FZ123456', name: 'Rosa Quispe', country: 'BR' }]);
});

it('[FIS-03] what was typed is there after another kind was looked at, and after a reload', async () => {
  const { user, event, unmount } = await openPayment();
  await change(user, 'Factura');
  await fill(user, screen.getByLabelText('RUC'), '2013');
  await fill(user, screen.getByLabelText('Razón social'), 'Andina S.A.C.');
  await user.selectOptions(screen.getByLabelText('Tipo de documento'), 'Boleta');
  expect(screen.getByLabelText(/^DNI/)).toHaveValue('44556677');
  await user.selectOptions(screen.getByLabelText('Tipo de documento'), 'Factura');
  expect(screen.getByLabelText('RUC')).toHaveValue('2013');
  window.dispatchEvent(new Event('pagehide'));
  unmount();
  await openWizard({ event, api: { 'GET /tax-documents': issued } });
  expect(await screen.findByLabelText('RUC')).toHaveValue('2013');
  expect(screen.getByLabelText('Razón social')).toHaveValue('Andina S.A.C.');
});

it('[FIS-03] from the total on that asks for it the number must be given', async () => {
  const terms = { issued: true, namedFrom: { amount: 45, currency: 'PEN' } };
  const { user, calls } = await openPayment(
    { 'GET /tax-documents': terms },
    { session: aCustomer({ rut: undefined }) },
  );
  const number = await screen.findByLabelText('DNI');
  expect(number).toHaveAccessibleDescription(
    'Por el monto de esta compra, el documento debe llevar tu nombre y tu número.',
  );
  await user.click(await screen.findByRole('radio', { name: /webpay/i }));
  await press(user, /^pagar/i);
  expect(number).toHaveAttribute('aria-invalid', 'true');
  expect(orders(calls)).toEqual([]);
  await fill(user, number, '45678901');
  await payRefused(user);
  expect(orders(calls)).toEqual([{ kind: 'personal', taxId: '45678901', name: 'Rosa Quispe' }]);
});

it('[FIS-03] a number that only the API asks for opens the block, and is said next to the field', async () => {
  const errors = [{ field: 'taxBuyer.taxId', reason: 'required' }];
  const { user } = await openPayment(
    { [initPayment]: () => apiError('VALIDATION_FAILED', { errors }) },
    { session: aCustomer({ rut: undefined }) },
  );
  await pay(user);
  await waitFor(() => expect(screen.getByLabelText(/^DNI/)).toHaveAttribute('aria-invalid', 'true'));
  expect(screen.getByRole('alert')).toHaveTextContent('Comprobante');
});

it.each([
  ['CL', 'Boleta a nombre de Rosa Quispe', 'RUT', '76.123.456-1', 'Revisa el RUT: el dígito verificador no coincide'],
  ['ES', 'Factura simplificada', 'NIF', '12345678A', 'Revisa el NIF: la letra no coincide'],
] as const)('[FIS-03] the words and the rule are those of the country of the event: %s', async (...expected) => {
  const [countryCode, line, label, wrong, error] = expected;
  const { user } = await openPayment({}, { event: anEvent({ countryCode }) });
  expect(await block()).toHaveTextContent(line);
  await user.click(within(await block()).getByRole('button', { name: 'Cambiar' }));
  const field = screen.getByLabelText(new RegExp(`^${label}`));
  await fill(user, field, wrong);
  await user.tab();
  await waitFor(() => expect(field).toHaveAccessibleDescription(error));
});
