import { aToken } from '@idavuelta/shared/testing';
import { screen, within } from '@testing-library/react';
import { home, renderShell } from '../../testing/renderShell.tsx';
import { storedToken } from './token.ts';

const blocked = (): never => {
  throw new DOMException('', 'SecurityError');
};
const full = (): never => {
  throw new DOMException('', 'QuotaExceededError');
};
const storages = ['localStorage', 'sessionStorage'] as const;
const originals = storages.map((name) => [name, Object.getOwnPropertyDescriptor(window, name)] as const);

beforeEach(() => void jest.spyOn(console, 'warn').mockImplementation());

/** Runs before the tests' own clean-up, which needs the storage. */
function restore() {
  jest.restoreAllMocks();
  for (const [name, descriptor] of originals) if (descriptor) Object.defineProperty(window, name, descriptor);
  storedToken.remove();
}

it.each([
  [
    'is blocked',
    () => {
      for (const name of storages) Object.defineProperty(window, name, { configurable: true, get: blocked });
    },
  ],
  ['is full', () => void jest.spyOn(Storage.prototype, 'setItem').mockImplementation(full)],
])('[FLT-11] where storage %s the site opens, one logs in, and is told that it is not kept', async (_, lose) => {
  try {
    lose();
    const shell = await renderShell({ modules: [home], api: { 'POST /login': { token: aToken() } } });
    await shell.user.click(screen.getByRole('button', { name: 'Ingresar' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Ingresa a tu cuenta' }));
    await shell.user.type(dialog.getByLabelText('Correo electrónico'), 'rosa@example.test');
    await shell.user.type(dialog.getByLabelText('Contraseña'), 'secreto');
    await shell.user.click(dialog.getByRole('button', { name: 'Ingresar' }));
    expect(await screen.findByText(/Este navegador no guarda datos/)).toBeVisible();
    expect(await screen.findByRole('button', { name: /Rosa/ })).toBeVisible();
  } finally {
    restore();
  }
});
