import { loginRequested } from '@idavuelta/shared/contracts';
import { aProfile, apiError, aToken, networkDown, report } from '@idavuelta/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { aModule, home, renderShell } from '../../testing/renderShell.tsx';
import { storedToken } from './token.ts';

const modal = () => screen.findByRole('dialog', { name: 'Ingresa a tu cuenta' });

/** A module that records the contract's events. */
function recorder() {
  const events: { type: string }[] = [];
  const reducer = (state = null, action: { type: string }) => {
    if (action.type.startsWith('contract/')) events.push(action);
    return state;
  };
  const page = { '/': () => <h1>Inicio</h1> };
  return { events, module: aModule('mfe-home', page, { state: { reducer } }) };
}

async function openModal(options: Parameters<typeof renderShell>[0] = {}) {
  const shell = await renderShell(options);
  await shell.user.click(screen.getByRole('button', { name: 'Ingresar' }));
  const dialog = within(await modal());
  const submit = () => shell.user.click(dialog.getByRole('button', { name: 'Ingresar' }));
  return { ...shell, dialog, submit };
}

it('[AUT-01] requires both fields, then a valid e-mail and 5 characters', async () => {
  const { user, dialog, submit, calls } = await openModal();
  await submit();
  expect(await dialog.findByText('Ingresa tu correo electrónico')).toBeVisible();
  expect(dialog.getByText('Ingresa tu contraseña')).toBeVisible();
  await user.type(dialog.getByLabelText('Correo electrónico'), 'rosa@');
  await user.type(dialog.getByLabelText('Contraseña'), '1234');
  await submit();
  expect(await dialog.findByText('Correo electrónico no válido')).toBeVisible();
  expect(dialog.getByText('La contraseña debe tener al menos 5 caracteres')).toBeVisible();
  expect(dialog.getByLabelText('Correo electrónico')).toHaveAccessibleDescription('Correo electrónico no válido');
  expect(calls.some(({ path }) => path === '/login')).toBe(false);
});

it('[AUT-01] shows the password on request without sending it, and keeps the caret', async () => {
  const { user, dialog, calls } = await openModal();
  const password = dialog.getByLabelText<HTMLInputElement>('Contraseña');
  await user.type(password, 'secreto');
  password.setSelectionRange(2, 2);
  await user.click(dialog.getByRole('button', { name: 'Mostrar: Contraseña' }));
  expect(password).toHaveAttribute('type', 'text');
  expect(password).toHaveFocus();
  expect(password).toHaveValue('secreto');
  expect([password.selectionStart, password.selectionEnd]).toEqual([2, 2]);
  await user.click(dialog.getByRole('button', { name: 'Ocultar: Contraseña' }));
  expect(password).toHaveAttribute('type', 'password');
  expect(calls.some(({ path }) => path === '/login')).toBe(false);
});

it('[AUT-02] logs in, stores the token, shows a toast and closes', async () => {
  const token = aToken();
  const { user, dialog, submit, calls } = await openModal({ api: { 'POST /login': { token } } });
  await user.type(dialog.getByLabelText('Correo electrónico'), ' rosa@example.test ');
  await user.type(dialog.getByLabelText('Contraseña'), 'secreto');
  await submit();
  expect(await screen.findByText('¡Bienvenido! Ingresaste correctamente.')).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(storedToken.read()).toBe(token);
  expect(calls.find(({ path }) => path === '/login')?.data).toEqual({
    email: 'rosa@example.test',
    password: 'secreto',
  });
  expect(await screen.findByRole('button', { name: /Rosa/ })).toBeVisible();
});

it('[AUT-02] never puts the token into an event', async () => {
  const token = aToken();
  const { events, module } = recorder();
  const { user, dialog, submit } = await openModal({ modules: [module], api: { 'POST /login': { token } } });
  await user.type(dialog.getByLabelText('Correo electrónico'), 'rosa@example.test');
  await user.type(dialog.getByLabelText('Contraseña'), 'secreto');
  await submit();
  await screen.findByRole('button', { name: /Rosa/ });
  expect(events.map(({ type }) => type)).toContain('contract/sessionStarted');
  expect(JSON.stringify(events)).not.toContain(token);
});

it.each([
  ['no token', undefined],
  ['an expired token', aToken(-60)],
])('[AUT-04] starts anonymous with %s without saying that a session ended', async (_, token) => {
  if (token) storedToken.write(token);
  const { events, module } = recorder();
  const { store } = await renderShell({ modules: [module] });
  await screen.findByRole('heading', { name: 'Inicio' });
  expect(store.getState().session).toEqual({ status: 'anonymous' });
  expect(storedToken.read()).toBeUndefined();
  expect(events.map(({ type }) => type)).not.toContain('contract/sessionEnded');
});

it('[AUT-03] keeps the modal and the e-mail when the login fails, and says so', async () => {
  const { user, dialog, submit } = await openModal({
    api: { 'POST /login': () => apiError('BAD_CREDENTIALS', { status: 401 }) },
  });
  await user.type(dialog.getByLabelText('Correo electrónico'), 'rosa@example.test');
  await user.type(dialog.getByLabelText('Contraseña'), 'equivocada');
  await submit();
  const toast = await screen.findByText('El correo electrónico o la contraseña son incorrectos.');
  expect(toast.closest('[role=alert]')).not.toBeNull();
  expect(await modal()).toBeVisible();
  expect(dialog.getByLabelText('Correo electrónico')).toHaveValue('rosa@example.test');
  expect(storedToken.read()).toBeUndefined();
});

it('[AUT-03] distinguishes a network failure from a wrong password', async () => {
  const { user, dialog, submit } = await openModal({ api: { 'POST /login': networkDown } });
  await user.type(dialog.getByLabelText('Correo electrónico'), 'rosa@example.test');
  await user.type(dialog.getByLabelText('Contraseña'), 'secreto');
  await submit();
  await waitFor(() => expect(screen.getByText(/No hay conexión con el servidor/)).toBeVisible());
});

it('[AUT-14] offers the verification link again to who has not opened it', async () => {
  const { user, dialog, submit, calls } = await openModal({
    api: {
      'POST /login': () => apiError('ACCOUNT_NOT_VERIFIED', { status: 403 }),
      'POST /verify-account/resend': {},
    },
  });
  await user.type(dialog.getByLabelText('Correo electrónico'), 'rosa@example.test');
  await user.type(dialog.getByLabelText('Contraseña'), 'secreto');
  await submit();
  await user.click(await dialog.findByRole('button', { name: 'Enviar el enlace otra vez' }));
  expect(await dialog.findByText(/Enviamos el enlace otra vez a rosa@example.test/)).toBeVisible();
  expect(calls.find(({ path }) => path === '/verify-account/resend')?.data).toEqual({ email: 'rosa@example.test' });
});

it('[AUT-04] ends the session 5 s before the token expires', async () => {
  jest.useFakeTimers();
  try {
    storedToken.write(aToken(60));
    const { store } = await renderShell();
    expect(store.getState().session.status).toBe('authenticated');
    await act(() => jest.advanceTimersByTimeAsync(56_000));
    expect(store.getState().session.status).toBe('anonymous');
    expect(storedToken.read()).toBeUndefined();
  } finally {
    jest.useRealTimers();
  }
});

it('[AUT-05, HDR-06] logs out by Salir: token and user data go from every module', async () => {
  report.expect('the session could not be ended on the server UNAUTHENTICATED');
  const { events, module } = recorder();
  storedToken.write(aToken());
  const { user, store, calls } = await renderShell({
    modules: [module],
    api: { 'POST /shop-api/logout': () => apiError('UNAUTHENTICATED', { status: 401 }) },
  });
  const token = storedToken.read();
  await screen.findByRole('heading', { name: 'Inicio' });
  await user.click(await screen.findByRole('button', { name: /Rosa/ }));
  expect(screen.getByRole('link', { name: 'Mi cuenta' })).toHaveAttribute('href', '/my-account/profile');
  await user.click(screen.getByRole('button', { name: 'Salir' }));
  expect(await screen.findByRole('button', { name: 'Ingresar' })).toBeVisible();
  expect(storedToken.read()).toBeUndefined();
  expect(store.getState().session).toEqual({ status: 'anonymous', lastEnd: 'logout' });
  expect(events).toContainEqual({ type: 'contract/sessionEnded', payload: { reason: 'logout' } });
  // the session also ends on the server, once; its response no longer matters
  expect(calls.find(({ path }) => path === '/shop-api/logout')?.headers.Authorization).toBe(`Bearer ${token}`);
  expect(events.filter(({ type }) => type === 'contract/sessionEnded').length).toBe(1);
});

it('[AUT-05] follows a logout in another tab', async () => {
  storedToken.write(aToken());
  const { store } = await renderShell();
  const oldValue = storedToken.read() ?? null;
  await act(async () => {
    window.dispatchEvent(new StorageEvent('storage', { key: storedToken.key, oldValue, newValue: null }));
  });
  await waitFor(() => expect(store.getState().session.status).toBe('anonymous'));
});

/** Sets the clock wrong by some seconds; it runs on at its usual pace. */
function shiftClock(seconds: number) {
  const now = Date.now.bind(Date);
  jest.spyOn(Date, 'now').mockImplementation(() => now() + seconds * 1000);
}

it('[AUT-04] keeps a fresh login in a browser whose clock is five minutes fast', async () => {
  const token = aToken(3600);
  shiftClock(300);
  const { user, dialog, submit, store } = await openModal({ api: { 'POST /login': { token } } });
  await user.type(dialog.getByLabelText('Correo electrónico'), 'rosa@example.test');
  await user.type(dialog.getByLabelText('Contraseña'), 'secreto');
  await submit();
  expect(await screen.findByRole('button', { name: /Rosa/ })).toBeVisible();
  expect(store.getState().session.status).toBe('authenticated');
});

it('[AUT-04, AUT-16] lets the API judge a token that a clock five minutes slow takes for valid, and leads home', async () => {
  storedToken.write(aToken(-60));
  shiftClock(-300);
  const routes = { '/my-account/:tab': { private: true } } as const;
  const account = aModule('mfe-account', { '/my-account/:tab': () => <h1>Mi cuenta</h1> }, { routes });
  const { store, currentPath } = await renderShell({
    path: '/my-account/profile',
    modules: [home, account],
    api: { 'GET /shop-api/me': () => apiError('UNAUTHENTICATED', { status: 401 }) },
  });
  await waitFor(() => expect(store.getState().session).toEqual({ status: 'anonymous', lastEnd: 'expired' }));
  expect(storedToken.read()).toBeUndefined();
  expect(currentPath()).toBe('/');
});

it('[AUT-16] ends the login when the API responds 401 to a call with the token', async () => {
  storedToken.write(aToken());
  const { store } = await renderShell({
    modules: [home],
    api: { 'GET /shop-api/me': () => apiError('UNAUTHENTICATED', { status: 401 }) },
  });
  await waitFor(() => expect(store.getState().session.status).toBe('anonymous'));
});

const endedSentence = /Tu sesión venció o se cerró en otro dispositivo/;

it('[AUT-16, AUT-19] says at the log-in that the session was ended elsewhere, and leads into a new one', async () => {
  storedToken.write(aToken());
  let profile = () => apiError('UNAUTHENTICATED', { status: 401 }) as unknown;
  const { user } = await renderShell({
    modules: [home],
    api: { 'GET /shop-api/me': () => profile(), 'POST /login': { token: aToken() }, 'POST /shop-api/logout': {} },
  });
  const dialog = within(await modal());
  expect(dialog.getByText(endedSentence)).toBeVisible();
  profile = aProfile;
  await user.type(dialog.getByLabelText('Correo electrónico'), 'rosa@example.test');
  await user.type(dialog.getByLabelText('Contraseña'), 'secreto');
  await user.click(dialog.getByRole('button', { name: 'Ingresar' }));
  expect(await screen.findByRole('button', { name: /Rosa/ })).toBeVisible();
  await user.click(screen.getByRole('button', { name: /Rosa/ }));
  await user.click(screen.getByRole('button', { name: 'Salir' }));
  await user.click(await screen.findByRole('button', { name: 'Ingresar' }));
  expect(within(await modal()).queryByText(endedSentence)).not.toBeInTheDocument();
});

it('[AUT-17] a session that expires leaves the page and what was typed into it behind the log-in', async () => {
  storedToken.write(aToken());
  const form = aModule('mfe-home', { '/': () => <input aria-label="Tu mensaje" /> });
  let answer = (_: unknown) => {};
  const profile = new Promise((resolve) => {
    answer = resolve;
  });
  const { user } = await renderShell({ modules: [form], api: { 'GET /shop-api/me': () => profile } });
  await user.type(await screen.findByLabelText('Tu mensaje'), 'Dos asientos');
  answer(apiError('UNAUTHENTICATED', { status: 401 }));
  const dialog = within(await modal());
  expect(dialog.getByText(endedSentence)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Cerrar' }));
  expect(screen.getByLabelText('Tu mensaje')).toHaveValue('Dos asientos');
});

it('[AUT-09, EVT-04] opens the sign-up when a module asks for it, and the login the next time', async () => {
  const { store, user } = await renderShell();
  await act(async () => void store.dispatch(loginRequested({ view: 'sign_up' })));
  const signUp = within(await screen.findByRole('dialog', { name: 'Crea tu cuenta' }));
  await user.click(signUp.getByRole('button', { name: 'Cerrar' }));
  await act(async () => void store.dispatch(loginRequested(undefined)));
  expect(await modal()).toBeVisible();
});

it('[AUT-17] opens the modal over the page when a module requests a login, and stays there', async () => {
  const { user, store, currentPath } = await renderShell({ api: { 'POST /login': { token: aToken() } } });
  await act(async () => void store.dispatch(loginRequested(undefined)));
  const dialog = within(await modal());
  await user.type(dialog.getByLabelText('Correo electrónico'), 'rosa@example.test');
  await user.type(dialog.getByLabelText('Contraseña'), 'secreto');
  await user.click(dialog.getByRole('button', { name: 'Ingresar' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(currentPath()).toBe('/');
});
