import type { StaffOrder } from '@idavuelta/shared/contracts/staff';
import { apiError } from '@idavuelta/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { anAccount, renderOffice } from '../../../testing/office.tsx';
import { aStaffOrder, aStaffTicket } from '../../../testing/orders.ts';
import { noTaxDocuments } from '../../../testing/tax.ts';
import OrderPage from './OrderPage.tsx';

const { id } = aStaffOrder();
const url = `/staff-api/orders/${id}`;
const twoTickets = [aStaffTicket(), aStaffTicket({ number: 2 })];

async function show(order: Partial<StaffOrder> = {}, api: object = {}, account = anAccount('support')) {
  const view = await renderOffice(<OrderPage params={{ id }} />, {
    path: `/back-office/orders/${id}`,
    account,
    api: {
      [`GET ${url}`]: aStaffOrder({ tickets: twoTickets, ...order }),
      [`GET ${url}/timeline`]: [],
      ...noTaxDocuments,
      ...api,
    },
  });
  await screen.findByText('lucia@example.org');
  const press = (name: string | RegExp) => view.user.click(screen.getByRole('button', { name }));
  /** Opens a dialog, fills it in and submits it. */
  const inDialog = async (name: string, fill: (dialog: HTMLElement) => Promise<void>, submit = name) => {
    await press(name);
    const dialog = await screen.findByRole('dialog');
    await fill(dialog);
    await view.user.click(within(dialog).getByRole('button', { name: submit }));
  };
  const sent = () => view.calls.findLast(({ method }) => method !== 'GET');
  return { ...view, press, inDialog, sent };
}
type View = Awaited<ReturnType<typeof show>>;

const giveReason = (view: View, reason: string) => async (dialog: HTMLElement) =>
  view.user.type(within(dialog).getByLabelText('Motivo'), reason);

it('[BOF-08] says what a refund will do before it is done, and pays back all of an order', async () => {
  const view = await show({}, { [`POST ${url}/refund`]: { amount: { minor: 4550, currency: 'PEN' } } });
  await view.inDialog('Devolver dinero', async (dialog) => {
    expect(within(dialog).getByText(/Se devuelven S\/45,50.*El pedido se cancela/)).toBeInTheDocument();
    await giveReason(view, 'No viaja')(dialog);
  });
  expect(await screen.findByText('La devolución de S/45,50 está en camino.')).toBeInTheDocument();
  expect(view.sent()?.data).toEqual({ tickets: [], reason: 'No viaja' });
});

it('[BOF-08] pays back some tickets', async () => {
  const view = await show({}, { [`POST ${url}/refund`]: { amount: { minor: 4550, currency: 'PEN' } } });
  await view.inDialog('Devolver dinero', async (dialog) => {
    await view.user.click(within(dialog).getByRole('radio', { name: 'Algunos boletos' }));
    await view.user.click(await within(dialog).findByRole('checkbox', { name: /^2\. Van compartida.*S\/45,50/ }));
    await giveReason(view, 'Uno no viaja')(dialog);
  });
  await waitFor(() => expect(view.sent()?.data).toEqual({ tickets: [2], reason: 'Uno no viaja' }));
});

it('[BOF-08] pays back an amount once: it names what could be paid back when it was chosen', async () => {
  const view = await show(
    { refundable: { minor: 9000, currency: 'CLP' } },
    { [`POST ${url}/refund-amount`]: () => apiError('CHANGED_MEANWHILE', { status: 412 }) },
  );
  await view.inDialog('Devolver dinero', async (dialog) => {
    await view.user.click(within(dialog).getByRole('radio', { name: 'Un monto' }));
    await view.user.type(await within(dialog).findByLabelText('Monto'), '1500');
    expect(within(dialog).getByText('Como máximo $9.000')).toBeVisible();
    await giveReason(view, 'Tarde')(dialog);
  });
  expect(await screen.findByText('Otra persona hizo cambios mientras editabas.')).toBeVisible();
  expect(view.sent()?.data).toEqual({ amount: 1500, refundable: 9000, reason: 'Tarde' });
});

it('[BOF-08] sends one passenger alone the mail again', async () => {
  const [traveller] = aStaffTicket().passengers;
  if (!traveller) throw new Error('nobody travels');
  const passengers = [traveller, { ...traveller, name: 'Inés Vega', email: 'Ines@example.org' }];
  const tickets = [aStaffTicket({ passengers })];
  const view = await show({ tickets }, { [`POST ${url}/mail`]: { mails: 1 } });
  await view.inDialog(
    'Enviar un correo de nuevo',
    async (dialog) => {
      await view.user.click(within(dialog).getByRole('radio', { name: 'boletos para un pasajero' }));
      await view.user.click(await within(dialog).findByRole('radio', { name: 'Inés Vega · ines@example.org' }));
    },
    'Enviar',
  );
  await waitFor(() => expect(view.sent()?.data).toEqual({ mail: 'passenger-tickets', address: 'ines@example.org' }));
});

it('[BOF-08] cancels an unpaid order for a reason, which must be given', async () => {
  const view = await show(
    { state: 'awaiting_transfer_payment', refundable: undefined, seats: 'held' },
    { [`POST ${url}/cancel`]: { outcome: 'asking' } },
  );
  expect(screen.queryByRole('button', { name: 'Devolver dinero' })).not.toBeInTheDocument();
  await view.inDialog('Cancelar el pedido', async () => {});
  expect(await screen.findByText('Completa este campo.')).toBeVisible();
  expect(view.sent()).toBeUndefined();
  const dialog = screen.getByRole('dialog');
  await giveReason(view, 'Se arrepintió')(dialog);
  await view.user.click(within(dialog).getByRole('button', { name: 'Cancelar el pedido' }));
  expect(await screen.findByText(/Primero preguntamos al medio de pago/)).toBeInTheDocument();
  expect(view.sent()?.data).toEqual({ reason: 'Se arrepintió' });
});

it('[BOF-08] sends a mail again, and writes a note that is kept until it is saved', async () => {
  const view = await show({}, { [`POST ${url}/mail`]: { mails: 2 }, [`POST ${url}/notes`]: {} });
  await view.inDialog(
    'Enviar un correo de nuevo',
    async (dialog) => view.user.click(within(dialog).getByRole('radio', { name: 'boletos para un pasajero' })),
    'Enviar',
  );
  expect(await screen.findByText('Van en camino 2 correos.')).toBeInTheDocument();
  expect(view.sent()?.data).toEqual({ mail: 'passenger-tickets' });

  await view.press('Escribir una nota');
  await view.user.type(await screen.findByLabelText('Nota'), 'Llamó');
  await view.user.click(
    within(screen.getByRole('dialog')).getAllByRole('button', { name: 'Cerrar' }).at(-1) as HTMLElement,
  );
  await view.press('Escribir una nota');
  expect(await screen.findByLabelText('Nota')).toHaveValue('Llamó');
  await view.press('Guardar la nota');
  await waitFor(() => expect(view.sent()?.data).toEqual({ text: 'Llamó' }));
});

it('[BOF-08] changes a passenger and the address by the rule of the buyer', async () => {
  const view = await show({}, { [`PUT ${url}/passenger`]: () => apiError('SALES_CLOSED', { status: 409 }) });
  const [first] = await screen.findAllByRole('button', { name: 'Cambiar a Zoe Sáenz' });
  await view.user.click(first as HTMLElement);
  const name = await screen.findByLabelText('Nombre y apellido');
  await view.user.clear(name);
  await view.user.type(name, 'Inés');
  const address = screen.getByLabelText('Dirección');
  await view.user.clear(address);
  await view.user.type(address, 'Jr. Unión 45');
  await view.press('Guardar');
  expect(await screen.findByText('Las ventas para esta fecha ya terminaron.')).toBeVisible();
  expect(view.sent()?.data).toEqual({
    ticket: 1,
    passenger: 1,
    name: 'Inés',
    email: 'zoe@example.org',
    phone: '+51987654321',
    address: { address: 'Jr. Unión 45', commune_id: 5 },
  });
});

it('[BOF-08, LEG-07] shows and changes the document of a passenger, which Spain does not ask for', async () => {
  const [zoe] = aStaffTicket().passengers;
  const tickets = [aStaffTicket({ passengers: zoe ? [{ ...zoe, document: '45678901' }] : [] })];
  const view = await show({ tickets }, { [`PUT ${url}/passenger`]: {} });
  expect(screen.getByText(/· 45678901$/)).toBeVisible();
  await view.press('Cambiar a Zoe Sáenz');
  const field = await screen.findByLabelText('DNI, CE o pasaporte');
  await view.user.clear(field);
  await view.user.type(field, '001234567');
  await view.press('Guardar');
  await waitFor(() => expect(view.sent()?.data).toMatchObject({ document: '001234567' }));
  view.unmount();
  const { user } = await show({ country: 'ES', tickets });
  await user.click(screen.getByRole('button', { name: 'Cambiar a Zoe Sáenz' }));
  await screen.findByLabelText('Nombre y apellido');
  expect(screen.queryByLabelText(/pasaporte/)).not.toBeInTheDocument();
});

it('[BOF-08] gives a ticket another code, and resolves a flag', async () => {
  const api = { [`POST ${url}/tickets/2/reissue`]: { issue: 2, checked: [] }, [`POST ${url}/flag/resolve`]: {} };
  const view = await show({ flags: ['refund-by-hand'] }, api);
  await view.inDialog('Otro código para el boleto 2', async () => {}, 'Dar otro código');
  expect(await screen.findByText('El boleto 2 tiene otro código.')).toBeInTheDocument();
  await view.inDialog('Marcar como revisado', giveReason(view, 'Transferido'));
  await waitFor(() => expect(view.sent()?.data).toEqual({ reason: 'Transferido' }));
});

it('[BOF-08, BOF-14] whoever resolves a refund by hand says whether it was paid back', async () => {
  const refund = {
    amount: { minor: 4550, currency: 'PEN' },
    state: 'by_hand',
    reason: 'asked_for',
    by: 'staff:rosa',
  } as const;
  const refunds = [{ ...refund, requestedAt: '2027-03-01T15:00:00Z' }];
  const view = await show({ flags: ['refund-by-hand'], refunds }, { [`POST ${url}/flag/resolve`]: {} });
  await view.inDialog('Marcar como revisado', giveReason(view, 'Transferido'));
  expect(await screen.findByText('Completa este campo.')).toBeVisible();
  expect(view.sent()).toBeUndefined();
  await view.user.click(screen.getByRole('radio', { name: 'Sí, ya se devolvió' }));
  await view.user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Marcar como revisado' }));
  await waitFor(() => expect(view.sent()?.data).toEqual({ reason: 'Transferido', isPaidBack: true }));
});

it('[BOF-02] who may only read does nothing, and finance refunds', async () => {
  const first = await show({}, {}, anAccount('viewer'));
  for (const name of [/Devolver dinero/, /Escribir una nota/, /Otro código/, /Cambiar a/])
    expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
  first.unmount();
  await show({}, {}, anAccount('finance'));
  expect(screen.getByRole('button', { name: 'Devolver dinero' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Escribir una nota' })).not.toBeInTheDocument();
});

it('[OFF-06] a note is typed at once after its two keys', async () => {
  const view = await show();
  await view.user.keyboard('{Control>}.{/Control}n');
  const note = within(await screen.findByRole('dialog')).getByRole('textbox');
  await waitFor(() => expect(note).toHaveFocus());
});
