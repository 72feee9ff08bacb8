import type { BrokenTrip, StaffUser } from '@idavuelta/shared/contracts/staff';
import { apiError } from '@idavuelta/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { anAccount, renderOffice } from '../../testing/office.tsx';
import PeoplePage from './PeoplePage.tsx';

const ines: StaffUser = {
  id: 7,
  email: 'ines@idavuelta.example',
  name: 'Inés',
  role: 'support',
  state: 'active',
  lastSeenAt: '2027-03-01T15:00:00Z',
  revision: 4,
};
const show = (api: object = {}) =>
  renderOffice(<PeoplePage />, {
    path: '/back-office/people',
    api: {
      'GET /staff-api/users': [ines],
      'GET /staff-api/audit': [],
      'GET /staff-api/partners': [{ id: 2, name: 'Vans del Sur' }],
      'GET /staff-api/event-options': [],
      ...api,
    },
  });

async function edit(view: Awaited<ReturnType<typeof show>>, name: string) {
  await view.user.click(await screen.findByRole('button', { name: 'Editar a Inés' }));
  const field = await screen.findByLabelText('Nombre');
  await view.user.clear(field);
  await view.user.type(field, name);
  await view.user.click(screen.getByRole('button', { name: 'Guardar' }));
}

it('[BOF-01] an owner sees who works here, and invites somebody', async () => {
  const { user, calls } = await show({
    'POST /staff-api/users': { ...ines, id: 8, email: 'luz@idavuelta.example', again: false },
  });
  const row = await screen.findByRole('row', { name: /Inés/ });
  expect(within(row).getByText('Atención')).toBeVisible();
  expect(within(row).getByText('Activa')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Invitar a alguien' }));
  await user.type(await screen.findByLabelText('Correo'), 'luz@idavuelta.example');
  await user.type(screen.getByLabelText('Nombre'), 'Luz');
  await user.click(screen.getByRole('button', { name: 'Enviar la invitación' }));
  expect(await screen.findByText('Enviamos la invitación a luz@idavuelta.example.')).toBeInTheDocument();
  const sent = calls.find(({ method }) => method === 'POST');
  expect(sent?.data).toEqual({ email: 'luz@idavuelta.example', name: 'Luz', role: 'support', language: 'es_PE' });
  expect(sent?.headers).toMatchObject({ 'X-CSRF-Token': 'a CSRF token' });
});

it('[BOF-01] a change names the revision that was read', async () => {
  const view = await show({ 'PUT /staff-api/users/7': { ...ines, name: 'Inés Díaz', revision: 5 } });
  await edit(view, 'Inés Díaz');
  expect(await screen.findByText('Los cambios quedaron guardados.')).toBeInTheDocument();
  const sent = view.calls.find(({ method }) => method === 'PUT');
  expect(sent?.headers['If-Match']).toBe('"4"');
  expect(sent?.data).toEqual({ name: 'Inés Díaz', role: 'support', blocked: false });
});

it('[BOF-15] who is second is told what the first changed, keeps what was typed, and may decide for it', async () => {
  const errors = [{ field: 'role', reason: 'changed' }];
  const view = await show({ 'PUT /staff-api/users/7': () => apiError('CHANGED_MEANWHILE', { status: 412, errors }) });
  await screen.findByRole('row', { name: /Inés/ });
  view.api['GET /staff-api/users'] = [{ ...ines, role: 'finance', revision: 5 }];
  await edit(view, 'Otra');
  expect(await screen.findByText(/otra persona cambió: Función/)).toBeVisible();
  expect(screen.getByLabelText('Nombre')).toHaveValue('Otra');
  await screen.findByText('Finanzas');
  view.api['PUT /staff-api/users/7'] = { ...ines, revision: 6 };
  await view.user.click(screen.getByRole('button', { name: 'Usar lo mío' }));
  await view.user.click(screen.getByRole('button', { name: 'Guardar' }));
  await waitFor(() =>
    expect(view.calls.filter(({ method }) => method === 'PUT').at(-1)?.headers['If-Match']).toBe('"5"'),
  );
});

it('[BOF-02] a role without the permission is told so, and the menu does not offer it', async () => {
  await renderOffice(<PeoplePage />, { path: '/back-office/people', account: anAccount('driver') });
  expect(await screen.findByText('Tu función no permite esto.')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Personas' })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Mi cuenta' })).toBeInTheDocument();
});

it("[FLT-43] an owner resets a colleague's second factor with their own code, and a wrong one stays", async () => {
  const path = 'POST /staff-api/users/7/second-factor-reset';
  const { user, calls, api } = await show({ [path]: () => apiError('CODE_INVALID', { status: 401 }) });
  await user.click(await screen.findByRole('button', { name: 'Editar a Inés' }));
  await user.type(await screen.findByLabelText('Tu código'), '000000');
  await user.click(screen.getByRole('button', { name: 'Restablecer su segundo factor' }));
  expect(await screen.findByText(/El código no es correcto/)).toBeVisible();
  expect(screen.getByLabelText('Tu código')).toHaveValue('000000');
  api[path] = { ...ines, awaitsSecondFactor: true };
  api['GET /staff-api/users'] = [{ ...ines, awaitsSecondFactor: true }];
  await user.click(screen.getByRole('button', { name: 'Restablecer su segundo factor' }));
  expect(await screen.findByText('Se restableció. Enviamos el enlace a ines@idavuelta.example.')).toBeInTheDocument();
  expect(calls.findLast(({ method }) => method === 'POST')?.data).toEqual({ code: '000000' });
  expect(await screen.findByText('Debe configurar su aplicación')).toBeInTheDocument();
});

it('[FLT-43] who opens their own page reads who resets their second factor, and what an only owner does', async () => {
  const { user } = await show({ 'GET /staff-api/users': [{ ...ines, id: 1 }] });
  await user.click(await screen.findByRole('button', { name: 'Editar a Inés' }));
  expect(await screen.findByText(/users invite ines@idavuelta.example --role owner/)).toBeVisible();
  expect(screen.queryByLabelText('Tu código')).not.toBeInTheDocument();
});

it.each([
  ['ALREADY_COLLEAGUE', /Ya trabaja aquí.*restablece su segundo factor/],
  ['COLLEAGUE_BLOCKED', /quita el bloqueo/],
  ['INVITED_WITH_ANOTHER_ROLE', /invitación sin aceptar, con otra función/],
] as const)('[BOF-01] inviting somebody once more says what to do: %s', async (code, sentence) => {
  const { user } = await show({ 'POST /staff-api/users': () => apiError(code, { status: 409 }) });
  await user.click(await screen.findByRole('button', { name: 'Invitar a alguien' }));
  await user.type(await screen.findByLabelText('Correo'), 'ines@idavuelta.example');
  await user.type(screen.getByLabelText('Nombre'), 'Inés');
  await user.click(screen.getByRole('button', { name: 'Enviar la invitación' }));
  expect(await screen.findByText(sentence)).toBeVisible();
  expect(screen.getByLabelText('Correo')).toHaveValue('ines@idavuelta.example');
});

it('[FLT-43] whose session ends while they type logs in beside the page, and saves what they typed', async () => {
  const view = await show({ 'PUT /staff-api/users/7': () => apiError('UNAUTHENTICATED', { status: 401 }) });
  await edit(view, 'Inés Díaz');
  const logIn = await screen.findByRole('link', { name: 'Entra a la oficina' });
  expect([logIn.getAttribute('href'), logIn.getAttribute('target')]).toEqual(['/back-office/log-in', '_blank']);
  view.api['GET /staff-api/account'] = anAccount('owner', { name: 'Rosa Quispe', csrfToken: 'a new CSRF token' });
  view.api['PUT /staff-api/users/7'] = { ...ines, name: 'Inés Díaz', revision: 5 };
  await act(async () => void dispatchEvent(new StorageEvent('storage', { key: 'idavuelta.staff-since' })));
  await screen.findByText(/^Rosa Quispe · /);
  expect(screen.getByLabelText('Nombre')).toHaveValue('Inés Díaz');
  await view.user.click(screen.getByRole('button', { name: 'Guardar' }));
  expect(await screen.findByText('Los cambios quedaron guardados.')).toBeInTheDocument();
  const saved = view.calls.findLast(({ method }) => method === 'PUT');
  expect(saved?.headers).toMatchObject({ 'X-CSRF-Token': 'a new CSRF token' });
});

it('[DSP-20] a driver with published trips is blocked only after one has seen which', async () => {
  const trip: BrokenTrip = {
    departure: { id: 5, event: { id: 9, slug: 'gala', translations: { es_PE: { name: 'Gala' } } }, direction: 'back' },
    number: 1,
    van: 'ABC-123',
    driver: 'Inés',
    startsAt: '2027-03-06T22:00:00Z',
    timeZone: 'America/Lima',
    reasons: ['driver-blocked'],
  };
  const { user, calls } = await show({
    'GET /staff-api/users': [{ ...ines, role: 'driver' }],
    'GET /staff-api/users/7/broken-trips': [trip],
    'PUT /staff-api/users/7': { ...ines, state: 'blocked', revision: 5 },
  });
  await user.click(await screen.findByRole('button', { name: 'Editar a Inés' }));
  await user.click(await screen.findByLabelText(/^Bloqueada: no puede/));
  await user.click(screen.getByRole('button', { name: 'Guardar' }));
  expect(await screen.findByText(/^Gala, vuelta, 6 mar\.? 2027, 17:00, ABC-123$/)).toBeInTheDocument();
  expect(calls.some(({ method }) => method === 'PUT')).toBe(false);
  await user.click(screen.getByRole('button', { name: 'Cambiar de todos modos' }));
  await waitFor(() => expect(calls.some(({ method }) => method === 'PUT')).toBe(true));
});

it('[DSP-23] an owner limits a colleague to countries, and gives a driver a company', async () => {
  const view = await show({ 'PUT /staff-api/users/7': { ...ines, revision: 5 } });
  const sent = () => view.calls.findLast(({ method }) => method === 'PUT')?.data;
  await view.user.click(await screen.findByRole('button', { name: 'Editar a Inés' }));
  await view.user.click(await screen.findByLabelText('Solo estos países'));
  await view.user.click(await screen.findByTitle('Chile'));
  await view.user.click(screen.getByRole('button', { name: 'Guardar' }));
  await waitFor(() =>
    expect(sent()).toEqual({ name: 'Inés', role: 'support', blocked: false, scope: { countries: ['CL'] } }),
  );
  view.unmount();
  const other = await show({
    'GET /staff-api/users': [{ ...ines, role: 'driver' }],
    'PUT /staff-api/users/7': { ...ines, role: 'driver', revision: 5 },
  });
  await other.user.click(await screen.findByRole('button', { name: 'Editar a Inés' }));
  await other.user.click(await screen.findByLabelText('Empresa asociada'));
  await other.user.click(await screen.findByTitle('Vans del Sur'));
  await other.user.click(screen.getByRole('button', { name: 'Guardar' }));
  await waitFor(() =>
    expect(other.calls.findLast(({ method }) => method === 'PUT')?.data).toMatchObject({ scope: { partnerId: 2 } }),
  );
});

it('[DSP-23] the invitation of a colleague says at once what is shown to them', async () => {
  const { user, calls } = await show({
    'POST /staff-api/users': { ...ines, id: 8, email: 'luz@idavuelta.example', again: false },
  });
  await user.click(await screen.findByRole('button', { name: 'Invitar a alguien' }));
  await user.type(await screen.findByLabelText('Correo'), 'luz@idavuelta.example');
  await user.type(screen.getByLabelText('Nombre'), 'Luz');
  await user.click(screen.getByLabelText('Solo estos países'));
  await user.click(await screen.findByTitle('Chile'));
  await user.click(screen.getByRole('button', { name: 'Enviar la invitación' }));
  await waitFor(() =>
    expect(calls.find(({ method }) => method === 'POST')?.data).toMatchObject({ scope: { countries: ['CL'] } }),
  );
});
