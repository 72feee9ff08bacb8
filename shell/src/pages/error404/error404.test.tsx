import { screen } from '@testing-library/react';
import { renderShell } from '../../testing/renderShell.tsx';

it('[RTE-19, RTE-21] says that the page is not available, with a button to home', async () => {
  await renderShell({ path: '/error404' });
  expect(await screen.findByRole('heading', { level: 1, name: 'Página no disponible' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Volver al inicio' })).toHaveAttribute('href', '/');
});

it('[RTE-24] has its own title and description, and stays out of search engines', async () => {
  await renderShell({ path: '/error404?from=/nada' });
  await screen.findByRole('heading', { level: 1 });
  const head = (selector: string) => document.head.querySelector(selector);
  expect(document.title).toBe('Página no disponible | Idavuelta');
  const description = head('meta[name=description]')?.getAttribute('content') ?? '';
  expect(description).toContain('no existe');
  expect(description.length).toBeLessThanOrEqual(160);
  expect(head('link[rel=canonical]')).toHaveAttribute('href', 'http://site.test/error404');
  expect(head('meta[name=robots]')).toHaveAttribute('content', 'noindex');
});
