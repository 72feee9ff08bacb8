import type { ContractState } from '@idavuelta/shared/contracts';
import { aLocale, anEvent, inEveryLanguage, pending, renderModule } from '@idavuelta/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import catalog from '../../module.ts';
import { someFacets } from '../../testing/facets.ts';
import SearchPage from '../search/SearchPage.tsx';
import searchData from '../search/search.data.ts';
import MassiveEventsPage from './MassiveEventsPage.tsx';
import massiveData from './massive.data.ts';

const narrowed = '?when=2026-12&city=Lima&genre=concert&price=50';
const api = { 'GET /events': [anEvent()], 'GET /event-facets': someFacets() };

const show = (search = '', responses = {}, state?: Pick<ContractState, 'locale'>) =>
  renderModule(catalog, <MassiveEventsPage />, {
    path: `/massive-events${search}`,
    api: { ...api, ...responses },
    ...(state && { state }),
  });

const menu = async (name: string) => {
  const summary = await screen.findByText(name, { selector: 'summary' });
  return { summary, menu: within(summary.parentElement as HTMLElement) };
};

it('[FND-01] asks the API for what the address says, and for the counts beside it', async () => {
  const { calls } = await show(narrowed);
  await screen.findByRole('article');
  const filters = { when: '2026-12', city: 'Lima', genre: 'concert', price: 50 };
  for (const path of ['/events', '/event-facets'])
    expect(calls.find((call) => call.path === path)?.params).toEqual({ type: 1, 'country-code': 'PE', ...filters });
});

it('[FND-01] offers each choice as a link with its number of events, beside the filters that are set', async () => {
  await show('?genre=concert&utm_source=mail');
  const { menu: when } = await menu('Cuándo');
  expect(when.getByRole('link', { name: 'Este fin de semana 3 eventos', hidden: true })).toHaveAttribute(
    'href',
    '/massive-events?genre=concert&utm_source=mail&when=weekend',
  );
  expect(when.getByRole('link', { name: /^diciembre 2026 5/i, hidden: true })).toBeInTheDocument();
  const { menu: genre } = await menu('Tipo');
  expect(genre.getByRole('link', { name: 'Conciertos 7 eventos', hidden: true })).toHaveAttribute(
    'aria-current',
    'true',
  );
  expect(genre.getByRole('link', { name: /^Todos 12/, hidden: true })).toHaveAttribute(
    'href',
    '/massive-events?utm_source=mail',
  );
  const { menu: price } = await menu('Precio');
  expect(price.getByRole('link', { name: /^Hasta S\/50,00 8/, hidden: true })).toBeInTheDocument();
});

it('[FND-01] narrows the list by a press, keeps the focus on the filter, and says how many events there are', async () => {
  const { user, api, currentPath } = await show();
  const { summary, menu: city } = await menu('Dónde');
  api['GET /event-facets'] = someFacets({ total: 9 });
  await user.click(city.getByRole('link', { name: /^Lima/, hidden: true }));
  expect(currentPath()).toBe('/massive-events?city=Lima');
  expect(summary).toHaveFocus();
  expect(summary.parentElement).not.toHaveAttribute('open');
  expect(await screen.findByText('9 eventos con estos filtros')).toHaveAttribute('role', 'status');
});

it('[FND-05] below a chosen city one chooses its district, which goes with the city', async () => {
  const county = { any: 9, choices: [{ value: 'San Borja', events: 4 }] };
  const { user, currentPath } = await show('?city=Lima&county=Ate', {
    'GET /event-facets': someFacets({ county, city: { any: 12, choices: [{ value: 'Cusco', events: 3 }] } }),
  });
  const { summary, menu: where } = await menu('Dónde');
  expect(where.getByRole('link', { name: /^Cusco/, hidden: true })).toHaveAttribute(
    'href',
    '/massive-events?city=Cusco',
  );
  const districts = within(where.getByRole('region', { name: 'Distritos de Lima', hidden: true }));
  expect(districts.getByRole('link', { name: 'Todos 9 eventos', hidden: true })).toHaveAttribute(
    'href',
    '/massive-events?city=Lima',
  );
  await user.click(districts.getByRole('link', { name: 'San Borja 4 eventos', hidden: true }));
  expect(currentPath()).toBe('/massive-events?city=Lima&county=San+Borja');
  expect(summary).toHaveFocus();
  await user.click(await screen.findByRole('link', { name: 'Quitar filtro: Lima' }));
  expect(currentPath()).toBe('/massive-events');
});

it('[FND-05] asks for no districts without a city, and calls them what the country does', async () => {
  const county = { any: 9, choices: [{ value: 'Macul', events: 4 }] };
  const { unmount } = await show('', { 'GET /event-facets': someFacets({ county }) });
  await menu('Dónde');
  expect(screen.queryByText('Distritos de Lima')).not.toBeInTheDocument();
  unmount();
  const locale = aLocale({ country: 'CL' });
  await show('?city=Santiago', { 'GET /event-facets': someFacets({ county }) }, { locale });
  expect(await screen.findByText('Comunas de Santiago')).toBeInTheDocument();
});

it('[FND-01] shows what is chosen as chips, each of which can be removed, and all together', async () => {
  const { user, currentPath } = await show(narrowed);
  const { summary } = await menu('Cuándo');
  for (const chip of [/diciembre 2026/i, 'Lima', 'Conciertos', 'Hasta S/50,00'])
    expect(
      screen.getByRole('link', {
        name: chip instanceof RegExp ? /Quitar filtro: diciembre/i : `Quitar filtro: ${chip}`,
      }),
    ).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Quitar filtro: Conciertos' }));
  expect(currentPath()).toBe('/massive-events?when=2026-12&city=Lima&price=50');
  expect(summary).toHaveFocus();
  await user.click(screen.getByRole('link', { name: 'Quitar todos los filtros' }));
  expect(currentPath()).toBe('/massive-events');
  expect(screen.queryByRole('link', { name: /Quitar/ })).not.toBeInTheDocument();
});

it('[MON-02, MON-03] names the limits of the price in the currency of the country', async () => {
  const price = { any: 9, choices: [{ value: '12000', events: 4 }] };
  const locale = aLocale({ country: 'CL' });
  await show('?price=18000', { 'GET /event-facets': someFacets({ price }) }, { locale });
  const { menu: limits } = await menu('Precio');
  expect(limits.getByRole('link', { name: /^Hasta \$12\.000 4/, hidden: true })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Quitar filtro: Hasta $18.000' })).toBeVisible();
});

it('[FND-01] takes a day of its own', async () => {
  const { user, currentPath } = await show();
  const { summary, menu: when } = await menu('Cuándo');
  await user.click(summary);
  await user.type(await when.findByLabelText('Un día en particular'), '2026-12-24');
  await user.click(when.getByRole('button', { name: 'Ver', hidden: true }));
  expect(currentPath()).toBe('/massive-events?when=2026-12-24');
  expect(screen.getByRole('link', { name: /Quitar filtro: jueves, 24 de diciembre de 2026/ })).toBeVisible();
});

it('[FND-01] says which filter to lift when nothing is left', async () => {
  const nobody = { any: 0, choices: [] };
  const facets = someFacets({ total: 0, city: { any: 4, choices: [] }, genre: nobody });
  const { currentPath, user } = await show('?city=Lima&genre=concert', {
    'GET /events': [],
    'GET /event-facets': facets,
  });
  const empty = (await screen.findByText('Ningún evento cumple con todos los filtros')).closest<HTMLElement>(
    '[role=status]',
  );
  expect(within(empty as HTMLElement).queryByRole('link', { name: /Conciertos/ })).not.toBeInTheDocument();
  await user.click(await within(empty as HTMLElement).findByRole('link', { name: 'Sin «Lima»: 4 eventos' }));
  expect(currentPath()).toBe('/massive-events?genre=concert');
});

it('[FND-01] leaves out of the call what means nothing, and shows the list when the counts are not there', async () => {
  const { calls } = await show('?when=2026-02-31&city=%20&genre=opera&price=cheap', { 'GET /event-facets': pending });
  expect(await screen.findByRole('article')).toBeVisible();
  expect(calls.find(({ path }) => path === '/events')?.params).toEqual({ type: 1, 'country-code': 'PE' });
});

it.each([
  ['a list', massiveData, '/massive-events', <MassiveEventsPage key="list" />, '/events'],
  ['the search', searchData, '/search?q=rock', <SearchPage key="search" />, '/search'],
] as const)('[FND-01] a server has what %s with filters asks for', async (_, load, path, page, call) => {
  const started: unknown[] = [];
  const search = new URLSearchParams(`${path.split('?')[1] ?? ''}&genre=concert&price=50`);
  await load({ params: {}, search, country: 'PE', language: 'es_PE', authenticated: false }, async (action) => {
    started.push(action);
    return {};
  });
  const { store, calls } = await renderModule(catalog, page, {
    path: `${path.split('?')[0]}?${search}`,
    api: { ...api, 'GET /search': [anEvent()], 'GET /search/facets': someFacets() },
  });
  await screen.findByRole('article');
  await waitFor(() => expect(calls).toHaveLength(2));
  for (const action of started) await store.dispatch(action as never);
  expect(calls.map((made) => made.path).sort()).toEqual(
    [call === '/events' ? '/event-facets' : '/search', call === '/events' ? '/events' : '/search/facets'].sort(),
  );
});

it('[FND-01] an empty search with filters says which to lift, too', async () => {
  await renderModule(catalog, <SearchPage />, {
    path: '/search?q=rock&genre=concert',
    api: { 'GET /search': [], 'GET /search/facets': someFacets({ total: 0, genre: { any: 2, choices: [] } }) },
  });
  expect(await screen.findByRole('link', { name: 'Sin «Conciertos»: 2 eventos' })).toHaveAttribute(
    'href',
    '/search?q=rock',
  );
});

it('[FND-03] a card names the city beside the place, unless the place does', async () => {
  const at = (name: string) => ({ ...anEvent().place, name, city: 'Lima' });
  const named = (name: string) => ({ translations: inEveryLanguage({ name }) });
  await show('', {
    'GET /events': [
      anEvent({ ...named('Uno'), place: at('Arena 1') }),
      anEvent({ ...named('Dos'), place: at('Teatro Municipal de Lima') }),
      anEvent({ ...named('Tres'), place: { ...at('Caral'), city: undefined } }),
    ],
  });
  const [one, two, three] = await screen.findAllByRole('article');
  expect(one).toHaveTextContent('UnoArena 1, LimaDesde');
  expect(two).toHaveTextContent('DosTeatro Municipal de LimaDesde');
  expect(three).toHaveTextContent('TresCaralDesde');
});
