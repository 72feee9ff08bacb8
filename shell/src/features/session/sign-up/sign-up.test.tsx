import { accountVerified, signUpPlace } from '@idavuelta/shared/contracts';
import { useDispatch } from '@idavuelta/shared/platform';
import { apiError, aToken, networkDown } from '@idavuelta/shared/testing';
import { screen, within } from '@testing-library/react';
import { aModule, renderShell } from '../../../testing/renderShell.tsx';
import { storedToken } from '../token.ts';

type Options = Parameters<typeof renderShell>[0];

async function openSignUp(options: Options = {}) {
  const shell = await renderShell(options);
  await shell.user.click(screen.getByRole('button', { name: 'Ingresar' }));
  await shell.user.click(await screen.findByRole('button', { name: 'Crear una cuenta' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Crea tu cuenta' }));
  await dialog.findByLabelText('Nombre');
  const submit = () => shell.user.click(dialog.getByRole('button', { name: 'Crear cuenta' }));
  const fill = async (changes: Record<string, string> = {}) => {
    const values = {
      Nombre: 'Rosa María',
      Apellidos: 'Núñez Ñahui',
      'Correo electrónico': ' Rosa@Example.test ',
      Teléfono: '987 654 321',
      'Fecha de nacimiento': '1990-03-01',
      Contraseña: 'secreto',
      ...changes,
    };
    for (const [label, text] of Object.entries(values)) {
      await shell.user.clear(dialog.getByLabelText(label));
      if (text) await shell.user.type(dialog.getByLabelText(label), text);
    }
  };
  return { ...shell, dialog, submit, fill };
}

const registered = (calls: { path: string; data?: unknown }[]) => calls.filter(({ path }) => path === '/register');

it('[AUT-06] says what is accepted with an account, and how a phone may be written', async () => {
  const { dialog } = await openSignUp();
  const terms = dialog.getByRole('link', { name: 'Términos de uso' });
  expect(terms).toHaveAttribute('href', '/legal/terms');
  // the form keeps what was typed
  expect(terms).toHaveAttribute('target', '_blank');
  expect(dialog.getByRole('link', { name: 'Políticas de privacidad' })).toBeVisible();
  expect(dialog.getByLabelText('Teléfono')).toHaveAccessibleDescription('Por ejemplo 987 654 321');
});

it('[AUT-06] asks for names of letters, a phone of the country, a password and a day of birth that has been', async () => {
  const { dialog, submit, fill, calls } = await openSignUp();
  await submit();
  expect(await dialog.findByRole('alert')).toHaveFocus();
  expect(dialog.getAllByText('Campo requerido').length).toBe(4);
  expect(dialog.getByText('Ingresa tu correo electrónico')).toBeVisible();
  await fill({ Nombre: 'R0sa', Teléfono: 'abcdefgh', 'Fecha de nacimiento': '2999-01-01', Contraseña: '1234' });
  await submit();
  expect(dialog.getByLabelText('Nombre')).toHaveAccessibleDescription('Solo letras y espacios');
  expect(dialog.getByLabelText('Teléfono')).toHaveAccessibleDescription(/Teléfono no válido: solo números/);
  expect(dialog.getByLabelText('Fecha de nacimiento')).toHaveAccessibleDescription('La fecha no puede ser futura');
  expect(dialog.getByText('La contraseña debe tener al menos 5 caracteres')).toBeVisible();
  expect(registered(calls)).toEqual([]);
});

it('[AUT-06] takes the phone by the country that is chosen, Peru at first', async () => {
  const { user, dialog, submit, fill } = await openSignUp();
  expect(dialog.getByLabelText('País')).toHaveValue('PE');
  await user.selectOptions(dialog.getByLabelText('País'), 'ES');
  await fill({ Teléfono: '987 654 32' });
  await submit();
  expect(dialog.getByLabelText('Teléfono')).toHaveAccessibleDescription(/612 34 56 78/);
});

it('[FLT-31] keeps the country of a phone, beside that of the account', async () => {
  const { user, dialog, submit, fill, calls } = await openSignUp({ api: { 'POST /register': {} } });
  await user.selectOptions(dialog.getByLabelText('País'), 'ES');
  expect(dialog.getByLabelText('Código de país')).toHaveValue('ES');
  await user.selectOptions(dialog.getByLabelText('Código de país'), 'PE');
  await fill({ Teléfono: '987 654 321' });
  await submit();
  expect(registered(calls).map(({ data }) => data)).toMatchObject([{ countryCode: 'ES', phoneNumber: '+51987654321' }]);
});

it('[FLT-32] takes names with the marks of their languages', async () => {
  const { submit, fill, calls } = await openSignUp({ api: { 'POST /register': {} } });
  await fill({ Nombre: 'Gal·la', Apellidos: 'O’Higgins' });
  await submit();
  expect(registered(calls).map(({ data }) => data)).toMatchObject([{ firstName: 'Gal·la', lastName: 'O’Higgins' }]);
});

it('[FLT-08] takes a phone and an e-mail as they are pasted, with what nobody sees', async () => {
  const { submit, fill, calls } = await openSignUp({ api: { 'POST /register': {} } });
  await fill({ Teléfono: '\u202A+51\u00A0987.654.321\u202C', 'Correo electrónico': '\u200Brosa@example.test\u00A0' });
  await submit();
  expect(registered(calls).map(({ data }) => data)).toMatchObject([
    { phoneNumber: '+51987654321', email: 'rosa@example.test' },
  ]);
});

it('[AUT-07, AUT-08] sends what the API wants, says Registro Exitoso! and to check the inbox', async () => {
  const { user, dialog, submit, fill, calls } = await openSignUp({
    path: '/?q=cumbia',
    api: { 'POST /register': {}, 'POST /verify-account/resend': {} },
  });
  await fill();
  await submit();
  expect(await dialog.findByRole('heading', { name: 'Registro Exitoso!' })).toHaveFocus();
  expect(dialog.getByText(/Enviamos un correo a rosa@example.test/)).toBeVisible();
  expect(signUpPlace.take()).toBe('/?q=cumbia');
  expect(registered(calls).map(({ data }) => data)).toEqual([
    {
      firstName: 'Rosa María',
      lastName: 'Núñez Ñahui',
      email: 'rosa@example.test',
      phoneNumber: '+51987654321',
      countryCode: 'PE',
      birthday: '1990-03-01',
      plainPassword: 'secreto',
    },
  ]);
  await user.click(dialog.getByRole('button', { name: 'Enviar el enlace otra vez' }));
  expect(await dialog.findByText(/Enviamos el enlace otra vez a rosa@example.test/)).toBeVisible();
});

it('[AUT-08] shows at their fields what the API refuses, and keeps everything typed', async () => {
  let reject = () => apiError('EMAIL_TAKEN', { status: 409 });
  const { dialog, submit, fill } = await openSignUp({ api: { 'POST /register': () => reject() } });
  await fill();
  await submit();
  expect(await dialog.findByLabelText('Correo electrónico')).toHaveAccessibleDescription(
    'El correo electrónico ingresado ya se encuentra registrado.',
  );
  reject = () => apiError('VALIDATION_FAILED', { status: 400, errors: [{ field: 'plainPassword', reason: 'common' }] });
  await submit();
  expect(await dialog.findByText('Esa contraseña es de las más usadas: elige otra')).toBeVisible();
  reject = networkDown;
  await submit();
  expect(await dialog.findByText(/No hay conexión con el servidor/)).toBeVisible();
  expect(dialog.getByLabelText('Apellidos')).toHaveValue('Núñez Ñahui');
});

it('[AUT-09] changes between login and sign-up, and takes the e-mail along', async () => {
  const { user, dialog } = await openSignUp();
  await user.type(dialog.getByLabelText('Correo electrónico'), 'rosa@example.test');
  await user.click(dialog.getByRole('button', { name: 'Ingresar' }));
  const login = within(await screen.findByRole('dialog', { name: 'Ingresa a tu cuenta' }));
  expect(login.getByLabelText('Correo electrónico')).toHaveValue('rosa@example.test');
  await user.click(login.getByRole('button', { name: 'Crear una cuenta' }));
  expect(await dialog.findByLabelText('Correo electrónico')).toHaveValue('rosa@example.test');
});

const verifiedPage = () => {
  const dispatch = useDispatch();
  return (
    <button type="button" onClick={() => dispatch(accountVerified(undefined))}>
      El enlace es correcto
    </button>
  );
};

it('[AUT-12] logs the browser that signed up in when its address is verified, once', async () => {
  const { submit, fill, unmount } = await openSignUp({ api: { 'POST /register': { loginKey: 'from-sign-up' } } });
  await fill();
  await submit();
  await screen.findByText('Registro Exitoso!');
  unmount(); // the link of the mail opens another page

  const token = aToken();
  const { user, calls } = await renderShell({
    modules: [aModule('mfe-account', { '/': verifiedPage })],
    api: { 'POST /login/after-sign-up': { token } },
  });
  const verify = () => user.click(screen.getByRole('button', { name: 'El enlace es correcto' }));
  await verify();
  expect(await screen.findByText('¡Bienvenido! Ingresaste correctamente.')).toBeVisible();
  expect(storedToken.read()).toBe(token);
  await verify();
  expect(calls.filter(({ path }) => path === '/login/after-sign-up').map(({ data }) => data)).toEqual([
    { key: 'from-sign-up' },
  ]);
});

it('[AUT-12] opens no session in a browser that signed nobody up', async () => {
  const { user, calls } = await renderShell({ modules: [aModule('mfe-account', { '/': verifiedPage })] });
  await user.click(screen.getByRole('button', { name: 'El enlace es correcto' }));
  expect(screen.getByRole('button', { name: 'Ingresar' })).toBeVisible();
  expect(calls.some(({ path }) => path === '/login/after-sign-up')).toBe(false);
});
