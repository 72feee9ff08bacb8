import type { ComplaintSheet } from '@idavuelta/shared/contracts';
import { aLocale, apiError, type FakeApi, networkDown, renderModule } from '@idavuelta/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import catalog from '../../module.ts';
import ComplaintsBookPage from './ComplaintsBookPage.tsx';

const company = { name: 'Idavuelta Perú S.A.C.', taxId: '20131312955', address: 'Av. Larco 1232' };
const sheet: ComplaintSheet = {
  ...{ number: '000000012-2027', country: 'PE', filedAt: '2027-07-16T20:00:00Z', filedOn: '2027-07-16', company },
  ...{ dueOn: '2027-08-12', name: 'Rosa Quispe', documentKind: 'dni', documentNumber: '41234567' },
  ...{ address: 'Jr. Ancash 320', phone: '987654321', email: 'rosa@example.org', item: 'service' },
  ...{ itemDescription: 'Van al concierto', amountMinor: 9150, kind: 'queja', detail: 'Tarde', request: 'Disculpas' },
  files: [],
};

const show = (answer: FakeApi[string] = sheet) =>
  renderModule(catalog, <ComplaintsBookPage />, {
    path: '/complaints-book',
    api: { 'GET /complaints-book': company, 'POST /complaints': answer },
  });

type Visitor = Awaited<ReturnType<typeof show>>['user'];
const field = (label: string | RegExp) => screen.getByLabelText(label);
const submit = () => screen.getByRole('button', { name: 'Enviar mi hoja de reclamación' });
const typed: Record<string, string> = {
  'Nombres y apellidos': 'Rosa Quispe',
  'Número de documento': '41234567',
  Domicilio: 'Jr. Ancash 320',
  'Correo electrónico': 'rosa@example.org',
  Teléfono: '987654321',
  'Descripción del producto o servicio': 'Van al concierto',
  'Detalle: qué pasó': 'Tarde',
  'Pedido: qué solicitas': 'Disculpas',
};

async function fillIn(user: Visitor, values = typed) {
  for (const [label, value] of Object.entries(values)) {
    await user.clear(field(label));
    await user.type(field(label), value);
  }
}

it('[LEG-01] names the company, the term and what a reclamo and a queja are', async () => {
  await show();
  expect(await screen.findByText('Idavuelta Perú S.A.C.')).toBeVisible();
  expect(screen.getByText(/quince \(15\) días hábiles/)).toBeVisible();
  expect(screen.getByText(/^Disconformidad relacionada con los productos/)).toBeVisible();
  expect(screen.getByText(/atención al público/)).toBeVisible();
});

it('[LEG-01] a sheet is filed, and its number, its facts and its last day are shown to be printed', async () => {
  const { user, calls } = await show();
  await fillIn(user);
  await user.type(field(/Monto reclamado/), '91,50');
  await user.click(screen.getByRole('radio', { name: /^Queja/ }));
  await user.click(submit());
  const receipt = within(await screen.findByRole('region', { name: /000000012-2027/ }));
  expect(receipt.getByText(/12 de agosto de 2027/)).toBeVisible();
  expect(receipt.getByText('Van al concierto')).toBeVisible();
  expect(receipt.getByRole('button', { name: 'Imprimir' })).toBeVisible();
  const { data } = calls.find(({ method }) => method === 'POST') ?? {};
  expect(data).toMatchObject({ kind: 'queja', item: 'service', amountMinor: 9150, documentNumber: '41234567' });
  expect(data).not.toHaveProperty('isMinor');
  expect(data).not.toHaveProperty('guardian');
});

it('[LEG-01] what is wrong is said beside its field, and nothing is sent', async () => {
  const { user, calls } = await show();
  await fillIn(user, { 'Número de documento': '123', 'Correo electrónico': 'rosa' });
  await user.click(submit());
  expect(field('Número de documento')).toHaveAccessibleDescription('Este número no corresponde al tipo de documento.');
  expect(field('Nombres y apellidos')).toBeInvalid();
  expect(screen.getByRole('alert')).toHaveTextContent('Detalle: qué pasó');
  expect(calls.filter(({ method }) => method === 'POST')).toEqual([]);
});

it('[LEG-01] somebody under age names a guardian', async () => {
  const { user, calls } = await show();
  await fillIn(user);
  await user.click(screen.getByRole('checkbox', { name: 'Soy menor de edad' }));
  const guardian = within(screen.getByRole('group', { name: 'Padre, madre o apoderado' }));
  await user.type(guardian.getByLabelText('Nombres y apellidos'), 'Ana Huamán');
  await user.selectOptions(guardian.getByLabelText('Tipo de documento'), 'Pasaporte');
  await user.type(guardian.getByLabelText('Número de documento'), 'AB123456');
  await user.click(submit());
  await screen.findByRole('region', { name: /000000012-2027/ });
  expect(calls.find(({ method }) => method === 'POST')?.data).toMatchObject({
    guardian: { name: 'Ana Huamán', documentKind: 'passport', documentNumber: 'AB123456' },
  });
});

it('[LEG-01] after a failure the words stay, also after a reload, and the same submit is repeated', async () => {
  let failures = 1;
  const { user, calls, unmount } = await show(() => (failures-- > 0 ? networkDown() : sheet));
  await fillIn(user);
  await user.click(submit());
  expect(await screen.findByText(/No pudimos registrar tu hoja/)).toBeVisible();
  const first = calls.find(({ method }) => method === 'POST');
  unmount();
  const again = await show();
  expect(field('Detalle: qué pasó')).toHaveValue('Tarde');
  await again.user.click(submit());
  await screen.findByRole('region', { name: /000000012-2027/ });
  const second = again.calls.find(({ method }) => method === 'POST');
  expect(second?.headers?.['Idempotency-Key']).toBe(first?.headers?.['Idempotency-Key']);
  expect(sessionStorage.getItem('catalog/complaint')).toBeNull();
});

it('[LEG-01] somebody who files too often is told to wait', async () => {
  const { user } = await show(apiError('RATE_LIMITED', { status: 429 }));
  await fillIn(user);
  await user.click(submit());
  expect(await screen.findByRole('alert')).toHaveTextContent(/intent|espera|momento|minuto/i);
});

it('[LEG-01] files are sent with the sheet, and a refused one is named beside its field', async () => {
  const refused = apiError('VALIDATION_FAILED', { status: 400, errors: [{ field: 'files', reason: 'type' }] });
  const { user, calls } = await show(refused);
  await fillIn(user);
  await user.upload(field(/Fotos o PDF/), new File(['x'], 'van.png', { type: 'image/png' }));
  await user.click(submit());
  await waitFor(() => expect(field(/Fotos o PDF/)).toHaveAccessibleDescription(/Solo podemos recibir fotos y PDF/));
  expect(calls.find(({ method }) => method === 'POST')?.data).toBeInstanceOf(FormData);
});

it('[LEG-01] five files are too many before anything is sent', async () => {
  const { user } = await show();
  const files = Array.from({ length: 5 }, (_, i) => new File(['x'], `${i}.png`, { type: 'image/png' }));
  await user.upload(field(/Fotos o PDF/), files);
  expect(field(/Fotos o PDF/)).toHaveAccessibleDescription(/4 archivos como máximo/);
});

it.each([
  ['CL', 'SERNAC'],
  ['ES', 'hoja de reclamaciones'],
] as const)('[LEG-01] somebody in %s reads that the book is Peru’s, and where to complain', async (country, where) => {
  await renderModule(catalog, <ComplaintsBookPage />, {
    path: '/complaints-book',
    state: { locale: aLocale({ country }) },
  });
  expect(screen.getByText(new RegExp(where))).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ir a contacto' })).toHaveAttribute('href', '/contact');
  expect(screen.queryByRole('button', { name: /Enviar/ })).not.toBeInTheDocument();
});
