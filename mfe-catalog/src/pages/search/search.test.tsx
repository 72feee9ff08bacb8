import { countryChanged, links } from '@idavuelta/shared/contracts';
import { Link } from '@idavuelta/shared/platform';
import { anEvent, aPage, type MadeCall, networkDown, pending, renderModule } from '@idavuelta/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import catalog from '../../module.ts';
import { someFacets } from '../../testing/facets.ts';
import SearchPage from './SearchPage.tsx';
import searchData from './search.data.ts';

const facets = { 'GET /search/facets': someFacets() };
const ofSearch = (calls: MadeCall[]) => calls.filter(({ path }) => path === '/search');

const nothing = 'No se han encontrado resultados';

it('[RTE-16, SCH-01, SCH-02] shows what the query in the address finds, and how much it is', async () => {
  const { calls } = await renderModule(catalog, <SearchPage />, {
    path: '/search?q=cumbia',
    api: { ...facets, 'GET /search': [anEvent(), anEvent()] },
  });
  expect(await screen.findAllByRole('article')).toHaveLength(2);
  expect(ofSearch(calls)[0]?.params).toEqual({ q: 'cumbia', 'country-code': 'PE' });
  expect(screen.getByRole('heading', { level: 1, name: 'Resultados para «cumbia»' })).toBeVisible();
  expect(screen.getByText('2 eventos')).toHaveAttribute('role', 'status');
  expect(screen.getByRole('link', { name: 'Volver al inicio' })).toHaveAttribute('href', '/');
  expect(screen.queryByText(nothing)).not.toBeInTheDocument();
});

it('[SCH-01] says that there are more results than it shows, and fetches them', async () => {
  const { user, api, calls } = await renderModule(catalog, <SearchPage />, {
    path: '/search?q=cumbia',
    api: { ...facets, 'GET /search': aPage([anEvent(), anEvent()], 'after-2') },
  });
  expect(await screen.findByText('Los primeros 2 eventos')).toHaveAttribute('role', 'status');
  api['GET /search'] = aPage([anEvent()]);
  await user.click(screen.getByRole('button', { name: 'Ver más' }));
  expect(await screen.findByText('3 eventos')).toHaveAttribute('role', 'status');
  expect(screen.getAllByRole('article')).toHaveLength(3);
  expect(ofSearch(calls).at(-1)?.params).toEqual({ q: 'cumbia', 'country-code': 'PE', cursor: 'after-2' });
});

it('[SCH-01] shows what was typed last when the address asks for nothing', async () => {
  const { calls } = await renderModule(catalog, <SearchPage />, {
    path: '/search',
    state: { navigation: { searchText: 'salsa', searchPending: true } },
    api: { ...facets, 'GET /search': [anEvent()] },
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'Resultados para «salsa»' })).toBeVisible();
  expect(ofSearch(calls)[0]?.params).toMatchObject({ q: 'salsa' });
});

it('[SCH-01] asks for a query when there is none, and asks the API nothing', async () => {
  const { calls } = await renderModule(catalog, <SearchPage />, { path: '/search' });
  expect(screen.getByText(/Escríbelo en el buscador/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ver próximos eventos' })).toHaveAttribute('href', links.massiveEvents());
  expect(calls).toEqual([]);
});

it('[SCH-01] says after one second that nothing was found, with a next step', async () => {
  jest.useFakeTimers();
  try {
    await renderModule(catalog, <SearchPage />, { path: '/search?q=xyz', api: { ...facets, 'GET /search': [] } });
    await act(() => jest.advanceTimersByTimeAsync(999));
    expect(screen.queryByText(nothing)).not.toBeInTheDocument();
    await act(() => jest.advanceTimersByTimeAsync(1));
    const empty = screen.getByText(nothing).closest<HTMLElement>('[role=status]');
    expect(within(empty as HTMLElement).getByRole('link', { name: 'Ver próximos eventos' })).toBeVisible();
  } finally {
    jest.useRealTimers();
  }
});

it('[SCH-01] waits for a slow answer instead of saying that nothing was found', async () => {
  jest.useFakeTimers();
  try {
    await renderModule(catalog, <SearchPage />, {
      path: '/search?q=cumbia',
      api: { ...facets, 'GET /search': pending },
    });
    await act(() => jest.advanceTimersByTimeAsync(5_000));
    expect(screen.getByText('Cargando…')).toBeInTheDocument();
    expect(screen.queryByText(nothing)).not.toBeInTheDocument();
  } finally {
    jest.useRealTimers();
  }
});

it('[SCH-01, NTF-02] says that the search failed, and shows the results of a retry', async () => {
  const { user, api } = await renderModule(catalog, <SearchPage />, {
    path: '/search?q=cumbia',
    api: { ...facets, 'GET /search': networkDown },
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('No pudimos cargar la información');
  expect(screen.queryByText(nothing)).not.toBeInTheDocument();
  api['GET /search'] = [anEvent()];
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByRole('article')).toBeVisible();
});

it('[SCH-01] never shows the results of another query under the new one', async () => {
  const { user, api } = await renderModule(
    catalog,
    <>
      <Link to={links.search('salsa')}>otra</Link>
      <SearchPage />
    </>,
    { path: '/search?q=cumbia', api: { ...facets, 'GET /search': [anEvent()] } },
  );
  await screen.findByRole('article');
  api['GET /search'] = pending;
  await user.click(screen.getByRole('link', { name: 'otra' }));
  expect(screen.getByRole('heading', { level: 1, name: 'Resultados para «salsa»' })).toBeVisible();
  expect(screen.queryByRole('article')).not.toBeInTheDocument();
});

it('[LOC-05] searches again when the visitor chooses another country', async () => {
  const { store, calls } = await renderModule(catalog, <SearchPage />, {
    path: '/search?q=cumbia',
    api: { ...facets, 'GET /search': [anEvent()] },
  });
  await screen.findByRole('article');
  await act(async () => void store.dispatch(countryChanged({ country: 'CL' })));
  await waitFor(() => expect(ofSearch(calls).at(-1)?.params).toEqual({ q: 'cumbia', 'country-code': 'CL' }));
});

it('[RTE-24, SCH-02] has a title of its own, an address that can be shared, and stays out of search engines', async () => {
  await renderModule(catalog, <SearchPage />, {
    path: '/search?q=noche+de+cumbia&utm_source=mail',
    api: { ...facets, 'GET /search': [anEvent()] },
  });
  await screen.findByRole('article');
  expect(document.title).toBe('noche de cumbia: resultados | Idavuelta');
  expect(document.querySelector('link[rel=canonical]')).toHaveAttribute(
    'href',
    'http://localhost:3000/search?q=noche+de+cumbia',
  );
  expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex');
});

it('[SCH-02] has its first results before it renders: a server asks what the page asks', async () => {
  const started: unknown[] = [];
  const start = async (action: unknown) => {
    started.push(action);
    return {};
  };
  const context = { params: {}, country: 'PE', language: 'es_PE', authenticated: false } as const;
  await searchData({ ...context, search: new URLSearchParams('q=+cumbia+') }, start);
  await searchData({ ...context, search: new URLSearchParams() }, start);
  expect(started).toHaveLength(2);

  const { store, calls } = await renderModule(catalog, <SearchPage />, {
    path: '/search?q=+cumbia+',
    api: { ...facets, 'GET /search': [anEvent()] },
  });
  await screen.findByRole('article');
  await store.dispatch(started[0] as never);
  expect(ofSearch(calls)).toHaveLength(1);
});
