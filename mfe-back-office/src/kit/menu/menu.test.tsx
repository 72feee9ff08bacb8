import { screen, waitFor, within } from '@testing-library/react';
import HomePage from '../../pages/home/HomePage.tsx';
import SystemPage from '../../pages/system/SystemPage.tsx';
import { anAccount, renderOffice } from '../../testing/office.tsx';

it('[OFF-01] entries of the menu are links, and the one of the page says so', async () => {
  const { user, currentPath } = await renderOffice(<HomePage />, { path: '/back-office' });
  const menu = within(await screen.findByRole('navigation', { name: 'Áreas' }));
  expect(menu.getByRole('link', { name: 'Pedidos' })).toHaveAttribute('href', '/back-office/orders');
  const [today] = menu.getAllByRole('link', { name: 'Hoy' });
  expect(today).toHaveAttribute('aria-current', 'page');
  await user.click(menu.getByRole('link', { name: 'Clientes' }));
  expect(currentPath()).toBe('/back-office/customers');
});

it('[OFF-01] on a phone all areas are in a drawer that the bar at the foot opens', async () => {
  const { user, currentPath } = await renderOffice(<HomePage />, { path: '/back-office' });
  await user.click(await screen.findByRole('button', { name: 'Áreas' }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Áreas' }));
  await user.click(drawer.getByRole('link', { name: 'Informes' }));
  expect(currentPath()).toBe('/back-office/reports');
});

it('[OFF-01] the person’s menu has the account and the log-out', async () => {
  const { user, currentPath } = await renderOffice(<HomePage />, {
    path: '/back-office',
    api: { 'POST /staff-api/logout': {} },
  });
  await user.click(await screen.findByRole('button', { name: 'Rosa · Dirección' }));
  const menu = within(await screen.findByRole('menu'));
  expect(menu.getByRole('link', { name: 'Mi cuenta' })).toHaveAttribute('href', '/back-office/account');
  await user.click(screen.getByRole('menuitem', { name: 'Cerrar sesión' }));
  await waitFor(() => expect(currentPath()).toBe('/back-office/log-in'));
});

it('[LOC-04] the language is chosen in the person’s menu and kept with the account', async () => {
  const { user, calls, actions } = await renderOffice(<SystemPage />, {
    account: anAccount('support'),
    path: '/back-office/system',
    api: {
      'PUT /staff-api/account/language': {},
      'GET /staff-api/failed-jobs': [],
      'GET /staff-api/check-devices': [],
    },
  });
  await user.click(await screen.findByRole('button', { name: /Rosa/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Português (Brasil)' }));
  await waitFor(() =>
    expect(actions.find(({ type }) => type === 'contract/languageRequested')?.payload).toEqual({ language: 'pt_BR' }),
  );
  expect(calls.find(({ method }) => method === 'PUT')?.data).toEqual({ language: 'pt_BR' });
});
