import { apiError, networkDown, report } from '@idavuelta/shared/testing';
import { screen, within } from '@testing-library/react';
import { openAccount } from '../../testing/account.tsx';

const list = 'GET /shop-api/frequent-friends';
const ana = { id: 4, fullname: 'Ana Torres', phone: '987654321', email: 'ana@example.test' };
const luis = { id: 5, fullname: 'Luis Paz', phone: '+56912345678', email: 'luis@example.test' };

const open = (api: object = {}) => openAccount('frecuentFriends', { api: { [list]: [ana], ...api } });
const field = (name: string) => screen.getByLabelText(name);
const press = (name: string) => screen.getByRole('button', { name });

it('[ACC-16] lists name, phone and e-mail of each friend', async () => {
  await open();
  const friends = await screen.findByRole('region', { name: 'Amigos frecuentes' });
  for (const text of ['Ana Torres', '987654321', 'ana@example.test'])
    expect(await within(friends).findByText(text)).toBeVisible();
});

it('[ACC-16] adds a friend, empties the form and shows them in the list', async () => {
  const { user, api, calls } = await open({ 'POST /shop-api/frequent-friends': luis });
  await user.type(await screen.findByLabelText('Nombre completo'), ' Luis Paz ');
  await user.type(field('Teléfono'), '+569 1234 5678');
  await user.type(field('Correo electrónico'), 'Luis@Example.test');
  api[list] = [ana, luis];
  await user.click(press('Agregar'));
  expect(await screen.findByText('Luis Paz')).toBeVisible();
  expect(calls.find(({ method }) => method === 'POST')?.data).toEqual({
    fullname: 'Luis Paz',
    phone: '+56912345678',
    email: 'luis@example.test',
  });
  expect(field('Nombre completo')).toHaveValue('');
  expect(screen.queryByText('Campo requerido')).not.toBeInTheDocument();
});

it('[ACC-16] says in the words of the specification what is missing and what is wrong', async () => {
  const { user, calls } = await open();
  await user.click(await screen.findByRole('button', { name: 'Agregar' }));
  expect(screen.getAllByText('Campo requerido')).toHaveLength(3);
  await user.type(field('Teléfono'), '12345678');
  await user.type(field('Correo electrónico'), 'luis@');
  expect(screen.getByText('Teléfono inválido')).toBeVisible();
  expect(screen.getByText('Email inválido')).toBeVisible();
  expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(0);
});

it('[ACC-16] changes a friend in their place', async () => {
  const { user, api, calls } = await open({ 'PUT /shop-api/frequent-friends/4': { ...ana, fullname: 'Ana Soto' } });
  await user.click(await screen.findByRole('button', { name: 'Editar Ana Torres' }));
  const form = within(screen.getByRole('form', { name: 'Editar amigo' }));
  const name = form.getByLabelText('Nombre completo');
  expect(name).toHaveFocus();
  await user.clear(name);
  await user.type(name, 'Ana Soto');
  api[list] = [{ ...ana, fullname: 'Ana Soto' }];
  await user.click(form.getByRole('button', { name: 'Guardar' }));
  expect(await screen.findByText('Ana Soto')).toBeVisible();
  expect(calls.find(({ method }) => method === 'PUT')?.data).toEqual({
    fullname: 'Ana Soto',
    phone: ana.phone,
    email: ana.email,
  });
});

it('[ACC-16, ACC-19] removes a friend once that is confirmed, and keeps the focus in the list', async () => {
  const { user, api } = await open({ 'DELETE /shop-api/frequent-friends/4': {} });
  await user.click(await screen.findByRole('button', { name: 'Quitar Ana Torres' }));
  expect(screen.getByText('¿Quitar de tu lista?')).toHaveFocus();
  api[list] = [];
  await user.click(press('Sí, quitar'));
  expect(await screen.findByText('Aún no tienes amigos frecuentes')).toBeVisible();
  expect(screen.getByRole('region', { name: 'Amigos frecuentes' })).toHaveFocus();
});

it('[ACC-18] logs that the list failed and shows neither a message nor an empty list', async () => {
  const log = jest.spyOn(console, 'warn').mockImplementation();
  await open({ [list]: networkDown });
  expect(await screen.findByRole('button', { name: 'Agregar' })).toBeVisible();
  expect(log).toHaveBeenCalledWith('loading the friends failed', 'NETWORK');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(screen.queryByText('Aún no tienes amigos frecuentes')).not.toBeInTheDocument();
});

it.each(['NOT_FOUND', 'RATE_LIMITED'] as const)('[FLT-05] says why a friend is not removed: %s', async (code) => {
  report.expect(`removing a friend failed ${code}`);
  const status = code === 'NOT_FOUND' ? 404 : 429;
  const { user } = await open({ 'DELETE /shop-api/frequent-friends/:id': () => apiError(code, { status }) });
  const [remove] = await screen.findAllByRole('button', { name: /^Quitar/ });
  if (remove) await user.click(remove);
  await user.click(screen.getByRole('button', { name: 'Sí, quitar' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(/No encontramos|Demasiados intentos/);
});

it('[ACC-18] logs that saving failed, shows no message and keeps what was typed', async () => {
  const log = jest.spyOn(console, 'warn').mockImplementation();
  const { user } = await open({ 'POST /shop-api/frequent-friends': () => apiError('INTERNAL', { status: 500 }) });
  await user.type(await screen.findByLabelText('Nombre completo'), 'Luis Paz');
  await user.type(field('Teléfono'), '912345678');
  await user.type(field('Correo electrónico'), 'luis@example.test');
  await user.click(press('Agregar'));
  expect(await screen.findByRole('button', { name: 'Agregar' })).toBeEnabled();
  expect(log).toHaveBeenCalledWith('saving a friend failed', 'INTERNAL');
  expect(field('Nombre completo')).toHaveValue('Luis Paz');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
