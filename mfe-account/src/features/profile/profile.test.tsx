import { type LocaleState, notified, profileChanged } from '@idavuelta/shared/contracts';
import { aLocale, aProfile, apiError, type FakeApi, networkDown, type RenderOptions } from '@idavuelta/shared/testing';
import { screen, waitFor } from '@testing-library/react';
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
  expect(screen.getByLabelText(/^DNI\/CE\/Pasaporte/)).toHaveValue('44556677');
  expect(screen.getByLabelText('Género')).toHaveDisplayValue('Femenino');
  expect(screen.getByLabelText('Teléfono')).toHaveValue('987654321');
  expect(screen.getByLabelText('Correo electrónico')).toHaveValue('rosa@example.test');
});

const localeOf = (country: LocaleState['country'], language: LocaleState['language']): LocaleState =>
  aLocale({ country, language, fallbackLanguage: language, siteLanguage: language });

it('[ACC-03] asks for RUT, RUN or passport in Chile', async () => {
  await open({}, { language: 'es_CL', state: { locale: localeOf('CL', 'es_CL') } });
  expect(screen.getByLabelText(/^RUT\/RUN\/Pasaporte/)).toBeVisible();
});

it.each([
  ['PE', 'DNI/CE/Pasaporte', '4455667', /El DNI tiene 8 cifras/, '44556677'],
  ['CL', 'RUT/RUN/Pasaporte', '12.345.678-6', /dígito verificador/, '12.345.678-5'],
  ['ES', 'DNI/NIE/Pasaporte', '12345678', /letra del DNI o NIE falta/, '12345678Z'],
] as const)(
  '[FLT-24] in %s it asks for %s, and says what is wrong with %s',
  async (country, label, wrong, words, right) => {
    const state = { locale: localeOf(country, 'es_PE') };
    const { user, calls } = await open({ [me]: aProfile({ rut: '' }), [save]: aProfile() }, { state });
    const field = screen.getByLabelText(new RegExp(`^${label}`));
    await user.type(field, wrong);
    await user.click(button());
    expect(field).toHaveAccessibleDescription(words);
    await user.clear(field);
    await user.type(field, right);
    await user.click(button());
    await waitFor(() =>
      expect(calls.find(({ method }) => method === 'PUT')?.data).toMatchObject({
        rut: right,
        documentCountry: country,
      }),
    );
  },
);

it('[FLT-24] what was stored before documents were checked may stay', async () => {
  const { user, calls } = await open({ [me]: aProfile({ rut: 'sin número' }), [save]: aProfile() });
  await user.click(button());
  await waitFor(() => expect(calls.find(({ method }) => method === 'PUT')?.data).toMatchObject({ rut: 'sin número' }));
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

it('[ACC-03] saves without a gender being told: it begins as not said, and the field says that this is enough', async () => {
  const { gender: _, ...untold } = aProfile();
  const { user, calls } = await open({ [me]: untold, [save]: aProfile({ gender: 'u' }) });
  const gender = screen.getByLabelText('Género');
  expect(gender).toHaveDisplayValue('Prefiero no decirlo');
  expect(gender).toHaveAccessibleDescription('No hace falta que lo digas: deja «Prefiero no decirlo».');
  await user.click(button());
  await waitFor(() => expect(calls.find(({ method }) => method === 'PUT')?.data).toMatchObject({ gender: 'u' }));
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
    documentCountry: 'PE',
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
  expect(screen.getByText(/^Escribe un nombre con letras/)).toBeVisible();
  await user.type(screen.getByLabelText('Nombres'), '{Backspace}');
  await user.click(button());
  expect(await screen.findAllByText('El correo electrónico ingresado ya se encuentra registrado.')).not.toHaveLength(0);
  expect(screen.getByLabelText('Correo electrónico')).toBeInvalid();
});

it('[AUT-18] asks for the password beside another address, and only then', async () => {
  const waiting = aProfile({ pendingEmail: 'nueva@example.test' });
  const { user, api, calls } = await open({ [save]: waiting });
  const email = screen.getByLabelText('Correo electrónico');
  expect(email).toHaveAccessibleDescription(/te pedimos tu contraseña/);
  expect(screen.queryByLabelText('Contraseña actual')).not.toBeInTheDocument();
  await user.clear(email);
  await user.type(email, 'nueva@example.test');
  const password = screen.getByLabelText('Contraseña actual');
  expect(password).toHaveAccessibleDescription(/porque el correo cambia/);
  await user.click(button());
  expect(password).toBeInvalid();
  expect(calls.some(({ method }) => method === 'PUT')).toBe(false);
  await user.type(password, 'secreta');
  api[me] = waiting;
  await user.click(button());
  expect(await screen.findByText(/Falta confirmar nueva@example\.test/)).toBeVisible();
  expect(calls.find(({ method }) => method === 'PUT')?.data).toMatchObject({
    email: 'nueva@example.test',
    currentPassword: 'secreta',
  });
  expect(screen.getByLabelText('Correo electrónico')).toHaveValue('rosa@example.test');
  expect(screen.queryByLabelText('Contraseña actual')).not.toBeInTheDocument();
});

it.each([
  [
    () => apiError('VALIDATION_FAILED', { status: 400, errors: [{ field: 'currentPassword', reason: 'wrong' }] }),
    'La contraseña actual no es correcta',
  ],
  [() => apiError('RATE_LIMITED', { status: 429 }), 'Demasiados intentos. Espera un momento.'],
])('[AUT-18, API-08] says why the address stays, and keeps what was typed', async (response, words) => {
  const { user } = await open({ [save]: response });
  const email = screen.getByLabelText('Correo electrónico');
  await user.clear(email);
  await user.type(email, 'nueva@example.test');
  await user.type(screen.getByLabelText('Contraseña actual'), 'secreta');
  await user.click(button());
  expect(await screen.findByText(words)).toBeVisible();
  expect(email).toHaveValue('nueva@example.test');
  expect(screen.getByLabelText('Contraseña actual')).toHaveValue('secreta');
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
