import { Link } from '@idavuelta/shared/platform';
import { aToken } from '@idavuelta/shared/testing';
import { act, screen } from '@testing-library/react';
import { storedToken } from '../features/session/token.ts';
import { aModule, home, renderSite } from '../testing/renderSite.tsx';

const places = aModule('mfe-places', {
  '/a': () => (
    <>
      <h1>A</h1>
      <Link to="/b">a B</Link>
      <Link to="/a?query=1#hash">misma</Link>
    </>
  ),
  '/b': () => <h1 tabIndex={-1}>B</h1>,
  '/:product-companies': ({ params }) => <h1>Empresas {params.product}</h1>,
});
const account = aModule(
  'mfe-account',
  {},
  {
    routes: [{ path: '/my-account/:tab', private: true, load: async () => ({ default: () => <h1>Mi cuenta</h1> }) }],
  },
);

it('[RTE-21] redirects a path that nobody owns to /error404, which leads home', async () => {
  const { user, currentPath } = await renderSite({ path: '/no/existe' });
  expect(await screen.findByRole('heading', { level: 1, name: 'Página no disponible' })).toBeVisible();
  expect(currentPath()).toBe('/error404');
  await user.click(screen.getByRole('link', { name: 'Volver al inicio' }));
  expect(await screen.findByRole('heading', { name: 'Inicio' })).toBeVisible();
});

it('[RTE-21] redirects a path with a broken percent sequence as well', async () => {
  const { currentPath } = await renderSite({ path: '/event/%E0%A4', modules: [home, places] });
  expect(currentPath()).toBe('/error404');
});

it('[RTE-14] finds the owner of any product word before -companies', async () => {
  await renderSite({ path: '/vans-companies', modules: [places] });
  expect(await screen.findByRole('heading', { name: 'Empresas vans' })).toBeVisible();
});

it('[RTE-22] scrolls to the top when the path changes, and not when only query or hash do', async () => {
  const { user } = await renderSite({ path: '/a', modules: [places] });
  const scroll = jest.spyOn(window, 'scrollTo');
  await user.click(await screen.findByRole('link', { name: 'misma' }));
  expect(scroll).not.toHaveBeenCalled();
  await user.click(screen.getByRole('link', { name: 'a B' }));
  expect(await screen.findByRole('heading', { name: 'B' })).toBeVisible();
  expect(scroll).toHaveBeenCalledWith(0, 0);
});

it('[RTE-25] moves focus to the new heading and announces the page', async () => {
  const { user } = await renderSite({ path: '/a', modules: [places] });
  await user.click(await screen.findByRole('link', { name: 'a B' }));
  expect(await screen.findByText('Página: B')).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'B' })).toHaveFocus();
});

it('[RTE-23] sends a visitor without a login from the account to the home page', async () => {
  const { currentPath } = await renderSite({ path: '/my-account/profile', modules: [home, account] });
  expect(await screen.findByRole('heading', { name: 'Inicio' })).toBeVisible();
  expect(currentPath()).toBe('/');
});

it('[RTE-23, AUT-04] opens the account with a valid token, and not with one that expires within 5 s', async () => {
  storedToken.write(aToken(60));
  const { unmount, store } = await renderSite({ path: '/my-account/profile', modules: [home, account] });
  expect(await screen.findByRole('heading', { name: 'Mi cuenta' })).toBeVisible();
  unmount();
  await act(async () => void store.unmountModule('session-process'));

  storedToken.write(aToken(4));
  const { currentPath } = await renderSite({ path: '/my-account/profile', modules: [home, account] });
  expect(currentPath()).toBe('/');
  expect(storedToken.read()).toBeUndefined();
});

it('[AUT-04] takes a corrupt token for no login', async () => {
  storedToken.write('not.a.token');
  await renderSite();
  expect(screen.getByRole('button', { name: 'Ingresar' })).toBeVisible();
  expect(storedToken.read()).toBeUndefined();
});
