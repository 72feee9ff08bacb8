import { screen, within } from '@testing-library/react';
import { openAccount } from '../../testing/account.tsx';

const tabs = [
  ['profile', 'Mi perfil'],
  ['payments', 'Mis compras'],
  ['events', 'Mis eventos'],
  ['frecuentAddresses', 'Direcciones frecuentes'],
  ['frecuentFriends', 'Amigos frecuentes'],
] as const;

it.each(tabs)('[ACC-01, RTE-11] opens the tab that /my-account/%s names', async (tab, name) => {
  await openAccount(tab);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(name);
  expect(screen.getByRole('link', { name })).toHaveAttribute('aria-current', 'page');
  expect(document.title).toBe(`${name} | Idavuelta`);
  const links = within(screen.getByRole('navigation', { name: 'Mi cuenta' }));
  expect(links.getAllByRole('link', { current: 'page' })).toHaveLength(1);
});

it('[ACC-01] takes an unknown tab for the profile', async () => {
  await openAccount('nothing');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Mi perfil');
  expect(await screen.findByDisplayValue('rosa@example.test')).toBeVisible();
});

it('[ACC-01] changes the path when another tab is chosen', async () => {
  const { user, currentPath } = await openAccount('profile');
  await user.click(screen.getByRole('link', { name: 'Amigos frecuentes' }));
  expect(currentPath()).toBe('/my-account/frecuentFriends');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Amigos frecuentes');
});

it('[ACC-02] shows first and last name and the five tabs in order', async () => {
  await openAccount('events');
  expect(screen.getByText('Rosa Quispe')).toBeVisible();
  const links = within(screen.getByRole('navigation', { name: 'Mi cuenta' })).getAllByRole('link');
  expect(links.map((link) => [link.getAttribute('href'), link.textContent])).toEqual(
    tabs.map(([tab, name]) => [`/my-account/${tab}`, name]),
  );
});
