import { screen, waitFor } from '@testing-library/react';
import { aModule, renderShell } from '../../testing/renderShell.tsx';

const search = aModule('mfe-catalog', { '/': () => <h1>Inicio</h1>, '/search': () => <h1>Resultados</h1> });

it.each(['Enter', 'icon'])('[HDR-04] stores the query and goes to /search by %s', async (how) => {
  const { user, store, currentPath } = await renderShell({ modules: [search] });
  await user.type(await screen.findByRole('searchbox'), '  cumbia ');
  if (how === 'Enter') await user.keyboard('{Enter}');
  else await user.click(screen.getByRole('button', { name: 'Buscar' }));
  expect(await screen.findByRole('heading', { name: 'Resultados' })).toBeVisible();
  expect(currentPath()).toBe('/search?q=cumbia');
  expect(store.getState().navigation).toEqual({ searchText: 'cumbia', searchPending: true });
});

it('[HDR-05] clears the pending flag by typing', async () => {
  const { user, store } = await renderShell({ modules: [search] });
  await user.type(await screen.findByRole('searchbox'), 'cumbia{Enter}');
  await user.type(screen.getByRole('searchbox'), 's');
  expect(store.getState().navigation.searchPending).toBe(false);
});

it('[SCH-02] shows the query of the results page in the box, on a cold load and after another search', async () => {
  const { user } = await renderShell({ path: '/search?q=noche+de+cumbia', modules: [search] });
  const box = await screen.findByRole('searchbox');
  expect(box).toHaveValue('noche de cumbia');
  await user.clear(box);
  await user.type(box, 'salsa{Enter}');
  await waitFor(() => expect(box).toHaveValue('salsa'));
});

it('[HDR-04] goes nowhere without a query', async () => {
  const { user, currentPath } = await renderShell({ modules: [search] });
  await user.type(await screen.findByRole('searchbox'), '  {Enter}');
  expect(currentPath()).toBe('/');
});
