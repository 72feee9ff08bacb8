import type { PrivateRequest, PrivateRequestDetail, StaffRole } from '@idavuelta/shared/contracts/staff';
import { apiError, type FakeApi } from '@idavuelta/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { anAccount, renderOffice } from '../../testing/office.tsx';
import RequestPage from './RequestPage.tsx';
import RequestsPage from './RequestsPage.tsx';

const row: PrivateRequest = {
  id: 7,
  status: 'under_review',
  name: 'Boda de Ana y Luis',
  organiser: 'Ana Rojas',
  email: 'ana@example.org',
  startsAt: '2055-03-07T01:00:00Z',
  timeZone: 'America/Lima',
  guests: 2,
  seats: 16,
};
const soles = (minor: number) => ({ minor, currency: 'PEN' as const });
const boda: PrivateRequestDetail = {
  ...row,
  phone: '+51987654321',
  endsAt: '2055-03-07T07:00:00Z',
  countryCode: 'PE',
  location: 'Casa Hacienda',
  address: 'Av. Grau 123',
  county: 'Surco',
  stops: [{ address: 'Plaza Bolognesi', county: 'Bellavista', time: '18:30' }],
  invitation: 'Los esperamos.',
  imagePath: '/media/boda.1',
  estimate: { vans: 2, vanSeats: 15, perVan: soles(48_000), perSeat: soles(500), cost: soles(104_000) },
};
const showOne = (more: FakeApi = {}, { tab = 'request', role = 'events' }: { tab?: string; role?: StaffRole } = {}) =>
  renderOffice(<RequestPage params={{ id: '7' }} />, {
    path: `/back-office/requests/7?tab=${tab}`,
    account: anAccount(role),
    api: { 'GET /staff-api/requests/7': boda, ...more },
  });

it('[BOF-10] requests are listed by status, and found by their text', async () => {
  const { user, calls } = await renderOffice(<RequestsPage />, {
    path: '/back-office/requests?status=approved',
    api: { 'GET /staff-api/requests': { rows: [row], total: 1 } },
  });
  const found = await screen.findByRole('row', { name: /Boda de Ana y Luis/ });
  expect(found).toHaveTextContent(/20:00.*2.*16.*Ana Rojas.*ana@example.org/);
  const asked = () => calls.filter(({ path }) => path === '/staff-api/requests').at(-1)?.params;
  expect(asked()).toEqual({ page: 1, size: 20, sort: 'id', status: 'approved' });
  await user.type(screen.getByRole('searchbox', { name: 'Buscar por evento u organizador' }), 'ana{Enter}');
  expect(asked()).toMatchObject({ text: 'ana', status: 'approved' });
});

it('[BOF-10] one request shows what its organiser sent and what it costs', async () => {
  await showOne();
  expect(await screen.findByText('Los esperamos.')).toBeVisible();
  expect(screen.getByText('Casa Hacienda, Av. Grau 123, Surco')).toBeVisible();
  expect(screen.getByText('18:30 Plaza Bolognesi, Bellavista')).toBeVisible();
  expect(screen.getByRole('img', { name: 'Foto de Boda de Ana y Luis' })).toBeInTheDocument();
  expect(screen.getByText('S/1.040,00')).toBeVisible();
  expect(screen.getByText(/2 vans de 15 asientos a S\/480,00/)).toBeVisible();
});

it('[BOF-10] its guests are shown with what each answered', async () => {
  const guests = [
    { name: 'Berta', email: 'berta@example.org', seats: 2, answer: 'declined', booked: 0 },
    { name: 'Carlos', email: 'carlos@example.org', seats: 14, booked: 0 },
  ];
  await showOne({ 'GET /staff-api/requests/7/guests': { rows: guests, total: 2 } }, { tab: 'guests' });
  expect(await screen.findByRole('row', { name: /Berta/ })).toHaveTextContent('No asistirá');
  expect(screen.getByRole('row', { name: /Carlos/ })).toHaveTextContent('Sin respuesta');
});

it('[BOF-10] an approval says how many are mailed, and sends seats and amount', async () => {
  const { user, calls } = await showOne({ 'POST /staff-api/requests/7/approve': { ...boda, status: 'approved' } });
  await user.click(await screen.findByRole('button', { name: 'Aprobar' }));
  const dialog = await screen.findByRole('dialog', { name: 'Aprobar la solicitud' });
  expect(dialog).toHaveTextContent('2 personas reciben su invitación por correo');
  await user.type(within(dialog).getByLabelText('Monto que paga quien organiza (soles)'), '1300');
  await user.click(within(dialog).getByLabelText('Por transferencia'));
  await user.click(within(dialog).getByRole('button', { name: 'Aprobar' }));
  expect(await screen.findByText('El evento está creado; 2 invitaciones van en camino.')).toBeInTheDocument();
  expect(calls.find(({ method }) => method === 'POST')?.data).toEqual({
    seats: 16,
    guests: 2,
    guestSeats: 16,
    amount: 130_000,
    payBy: 'transfer',
  });
});

it('[BOF-10] what was typed for an approval is there when its dialog is opened again', async () => {
  const { user } = await showOne({});
  const amount = 'Monto que paga quien organiza (soles)';
  await user.click(await screen.findByRole('button', { name: 'Aprobar' }));
  const dialog = await screen.findByRole('dialog', { name: 'Aprobar la solicitud' });
  await user.type(within(dialog).getByLabelText(amount), '1300');
  await user.click(within(dialog).getAllByRole('button', { name: /Cancelar|Cerrar|Close/ })[0] as HTMLElement);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Aprobar' }));
  expect(await screen.findByLabelText(amount)).toHaveValue('1.300,00');
  expect(screen.getByText(/lo que habías escrito/)).toBeInTheDocument();
});

const quote = { amount: soles(130_000), payBy: 'bill' as const, reference: 'EVENTO-7' };

it('[BOF-10] finance records what an organiser owes as paid, and decides nothing', async () => {
  const { user, calls } = await showOne(
    {
      'GET /staff-api/requests/7': { ...boda, status: 'approved', quote },
      'POST /staff-api/requests/7/quote-settlement': boda,
    },
    { role: 'finance' },
  );
  expect(await screen.findByText('S/1.300,00 · Con factura · EVENTO-7 · por cobrar')).toBeVisible();
  expect(
    screen
      .getAllByRole('button', { name: /^Registrar|^Finalizar|^Aprobar|^Rechazar/ })
      .map(({ textContent }) => textContent),
  ).toEqual(['Registrar la factura', 'Registrar el pago']);
  await user.click(screen.getByRole('button', { name: 'Registrar el pago' }));
  const dialog = await screen.findByRole('dialog', { name: 'Llegaron S/1.300,00' });
  await user.type(within(dialog).getByLabelText('Número de factura o día del pago'), 'F001-22');
  await user.click(within(dialog).getByRole('button', { name: 'Registrar el pago' }));
  expect(await screen.findByText('El pago está registrado.')).toBeInTheDocument();
  expect(calls.find(({ method }) => method === 'POST')?.data).toEqual({ as: 'paid', note: 'F001-22' });
});

it('[BOF-15] a guest list that changed meanwhile is not approved; what was typed stays and the new count is told', async () => {
  let guests = 2;
  const { user } = await showOne({
    'GET /staff-api/requests/7': () => ({ ...boda, guests }),
    'POST /staff-api/requests/7/approve': () => {
      guests = 3;
      return apiError('CHANGED_MEANWHILE', { status: 412, errors: [{ field: 'guests', reason: 'changed' }] });
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Aprobar' }));
  const dialog = await screen.findByRole('dialog', { name: 'Aprobar la solicitud' });
  await user.type(within(dialog).getByLabelText('Monto que paga quien organiza (soles)'), '1300');
  await user.click(within(dialog).getByRole('button', { name: 'Aprobar' }));
  expect(await within(dialog).findByRole('alert')).toHaveTextContent('Otra persona hizo cambios');
  expect(await within(dialog).findByText(/3 personas reciben su invitación/)).toBeVisible();
  expect(within(dialog).getByLabelText('Monto que paga quien organiza (soles)')).toHaveValue('1.300,00');
});

it('[BOF-10] who decides about requests leaves their money to finance', async () => {
  await showOne({ 'GET /staff-api/requests/7': { ...boda, status: 'approved', quote } });
  expect(await screen.findByText(/EVENTO-7/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Registrar/ })).not.toBeInTheDocument();
});
