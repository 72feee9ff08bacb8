import { networkDown } from '@idavuelta/shared/testing';
import { act, screen, waitFor } from '@testing-library/react';
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
  await user.type(screen.getByLabelText('Buscar eventos'), 's');
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

const suggestions = [
  { kind: 'city', name: 'Lima', translations: {} },
  { kind: 'place', name: 'Lima Arena', translations: {}, city: 'Lima' },
  { kind: 'event', name: '', translations: { es_PE: { name: 'Lima canta' } }, slug: 'lima-canta', city: 'Lima' },
];
const pages = aModule('mfe-catalog', {
  '/': () => <h1>Inicio</h1>,
  '/search': () => <h1>Resultados</h1>,
  '/event/:name': () => <h1>Evento</h1>,
});

/** Types into the search box until there are suggestions. */
async function typed(text = 'lima', api: Parameters<typeof renderShell>[0] = {}) {
  const shell = await renderShell({ modules: [pages], api: { 'GET /search/suggestions': suggestions }, ...api });
  const box = await screen.findByLabelText('Buscar eventos');
  await shell.user.type(box, text);
  return { ...shell, box };
}

it('[FND-04] suggests cities, places and events while one types, and says how many', async () => {
  const { box, calls } = await typed();
  const list = await screen.findByRole('listbox', { name: 'Sugerencias' });
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'Lima Ciudad',
    'Lima Arena Lugar · Lima',
    'Lima canta Evento · Lima',
  ]);
  expect(box).toHaveAttribute('role', 'combobox');
  expect(box).toHaveAttribute('aria-expanded', 'true');
  expect(box).toHaveAttribute('aria-controls', list.id);
  expect(screen.getByText('3 sugerencias: elige con las flechas')).toHaveAttribute('role', 'status');
  const queries = calls.filter(({ path }) => path === '/search/suggestions');
  expect(queries.map(({ params }) => params)).toEqual([{ q: 'lima', 'country-code': 'PE' }]);
});

it('[FND-04] arrows choose, Enter goes to an event', async () => {
  const { user, box, currentPath } = await typed();
  await screen.findByRole('listbox');
  await user.keyboard('{ArrowDown}');
  const [city, , event] = screen.getAllByRole('option');
  expect(box).toHaveAttribute('aria-activedescendant', city?.id);
  expect(city).toHaveAttribute('aria-selected', 'true');
  await user.keyboard('{ArrowUp}');
  expect(box).toHaveAttribute('aria-activedescendant', event?.id);
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('heading', { name: 'Evento' })).toBeVisible();
  expect(currentPath()).toBe('/event/lima-canta');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
});

it('[FND-04] a place or a city is searched for by a click', async () => {
  const { user, box, currentPath } = await typed();
  await user.click(await screen.findByRole('option', { name: /Lima Arena/ }));
  expect(currentPath()).toBe('/search?q=Lima%20Arena');
  expect(box).toHaveValue('Lima Arena');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
});

it('[FND-04] Escape closes the suggestions and keeps what is typed; Enter then searches for it', async () => {
  const { user, box, currentPath } = await typed();
  await screen.findByRole('listbox');
  await user.keyboard('{ArrowDown}{Escape}');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  expect(box).toHaveValue('lima');
  expect(box).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(currentPath()).toBe('/search?q=lima');
});

it('[FND-04] suggests nothing for a letter, nor after a failure, and the search still works', async () => {
  const failed = await typed('lima', { api: { 'GET /search/suggestions': networkDown } });
  await waitFor(() => expect(failed.calls.some(({ path }) => path === '/search/suggestions')).toBe(true));
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  await failed.user.keyboard('{Enter}');
  expect(failed.currentPath()).toBe('/search?q=lima');
  failed.unmount();
  const { calls } = await typed('l');
  await act(() => new Promise((resolve) => setTimeout(resolve, 300)));
  expect(calls.some(({ path }) => path === '/search/suggestions')).toBe(false);
});

it('[FND-04] a call that is overtaken is given up, and its late answer is not shown', async () => {
  let answer: (late: unknown) => void = () => {};
  const { user, responses, calls } = await typed('lima', {
    api: { 'GET /search/suggestions': () => new Promise((resolve) => (answer = resolve)) },
  });
  const queries = () => calls.filter(({ path }) => path === '/search/suggestions');
  await waitFor(() => expect(queries()).toHaveLength(1));
  responses['GET /search/suggestions'] = suggestions.slice(0, 1);
  await user.keyboard(' a');
  await waitFor(() => expect(queries()).toHaveLength(2));
  expect(queries()[0]?.signal?.aborted).toBe(true);
  await screen.findByRole('listbox');
  await act(async () => answer(suggestions));
  expect(screen.getAllByRole('option')).toHaveLength(1);
});
