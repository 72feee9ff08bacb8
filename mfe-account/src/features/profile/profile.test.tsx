import { type LocaleState, notified, profileChanged } from '@idavuelta/shared/contracts';
import { aProfile, apiError, type FakeApi, networkDown, type RenderOptions } from '@idavuelta/shared/testing';
import { screen } from '@testing-library/react';
import { openAccount } from '../../testing/account.tsx';

const me = 'GET /shop-api/me';
const save = 'PUT /shop-api/me';
const button = () => screen.getByRole('button', { name: 'Guardar cambios' });

async function open(api: FakeApi = {}, options: RenderOptions = {}) {
  const view = await openAccount('profile', { ...options, api });
  await screen.findByLabelText('Nombres');
  return view;
}

it('[ACC-03] shows the profile to be changed, with the gender in words', async () => {
  await open();
  expect(screen.getByLabelText('Nombres')).toHaveValue('Rosa');
  expect(screen.getByLabelText('Apellidos')).toHaveValue('Quispe');
  expect(screen.getByLabelText(/^RUT\/RUN/)).toHaveValue('44556677');
  expect(screen.getByLabelText('Género')).toHaveDisplayValue('Femenino');
  expect(screen.getByLabelText('Teléfono')).toHaveValue('987654321');
  expect(screen.getByLabelText('Correo electrónico')).toHaveValue('rosa@example.test');
});

it('[ACC-03] asks for RUT, RUN or passport in Chile', async () => {
  const locale: LocaleState = {
    country: 'CL',
    language: 'es_CL',
    fallbackLanguage: 'es_CL',
    siteLanguage: 'es_CL',
    languageChanged: false,
  };
  await open({}, { language: 'es_CL', state: { locale } });
  expect(screen.getByLabelText(/^RUT\/RUN\/Pasaporte/)).toBeVisible();
});

it.each(['Nombres', 'Apellidos', 'Teléfono', 'Correo electrónico'])(
  '[ACC-03] saves nothing without %s',
  async (label) => {
    const { user } = await open();
    expect(button()).toBeEnabled();
    await user.clear(screen.getByLabelText(label));
    expect(button()).toBeDisabled();
  },
);

it('[ACC-03] saves nothing without a gender', async () => {
  const { user } = await open();
  await user.selectOptions(screen.getByLabelText('Género'), 'Elige una opción');
  expect(button()).toBeDisabled();
});

it('[ACC-03] saves, loads the profile again and changes the name in the panel', async () => {
  const saved = aProfile({ firstName: 'Rosa María' });
  const { user, api, calls, actions } = await open({ [save]: saved });
  await user.type(screen.getByLabelText('Nombres'), ' María');
  api[me] = aProfile({ firstName: 'Rosa María', phoneNumber: '900' });
  await user.click(button());
  expect(await screen.findByDisplayValue('900')).toBeVisible();
  expect(calls.find(({ method }) => method === 'PUT')?.data).toEqual({
    firstName: 'Rosa María',
    lastName: 'Quispe',
    rut: '44556677',
    gender: 'f',
    phoneNumber: '987654321',
    email: 'rosa@example.test',
  });
  expect(screen.getByText('Rosa María Quispe')).toBeVisible();
  expect(actions).toContainEqual(profileChanged({ profile: saved }));
  expect(actions).toContainEqual(notified({ kind: 'success', key: 'account:profile.saved' }));
});

it('[ACC-03] says what is wrong and what the API refuses, and keeps what was typed', async () => {
  const { user } = await open({ [save]: () => apiError('EMAIL_TAKEN', { status: 409 }) });
  await user.type(screen.getByLabelText('Nombres'), '3');
  await user.click(button());
  expect(screen.getByText('Usa solo letras y espacios')).toBeVisible();
  await user.type(screen.getByLabelText('Nombres'), '{Backspace}');
  await user.click(button());
  expect(await screen.findAllByText('El correo electrónico ingresado ya se encuentra registrado.')).not.toHaveLength(0);
  expect(screen.getByLabelText('Correo electrónico')).toBeInvalid();
});

it('[AUT-18] says which address waits for its confirmation', async () => {
  await open({ [me]: aProfile({ pendingEmail: 'nueva@example.test' }) });
  expect(screen.getByText(/Falta confirmar nueva@example\.test/)).toBeVisible();
  expect(screen.getByDisplayValue('rosa@example.test')).toBeVisible();
});

it('[ACC-03] shows a retry when the profile does not come', async () => {
  const { user, api } = await openAccount('profile', { api: { [me]: networkDown } });
  await user.click(await screen.findByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByText(/No pudimos cargar la información/)).toBeVisible();
  api[me] = aProfile({ email: 'r@example.test' });
  await user.click(await screen.findByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByDisplayValue('r@example.test')).toBeVisible();
});
