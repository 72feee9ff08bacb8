/** @jest-environment node */
import {
  type ContractState,
  findRoute,
  ownedRoutes,
  type RenderedContent,
  selectLanguage,
} from '@idavuelta/shared/contracts';
import { Link, useLocation, useSelector } from '@idavuelta/shared/platform';
import { platformApi } from '@idavuelta/shared/queries';
import { Kept } from '@idavuelta/shared/ui';
import { useId } from 'react';
import { aModule, aRegistry, containerOf, textsFrom } from '../testing/renderShell.tsx';
import { renderPage } from './render.tsx';

interface Trip {
  name: string;
}

const trips = platformApi.injectEndpoints({
  endpoints: (build) => ({ trips: build.query<Trip[], void>({ query: () => ({ url: '/trips' }) }) }),
});

/** What was rendered, one entry each time. */
const renders: string[] = [];
beforeEach(() => {
  renders.length = 0;
});

function TripCard({ trip, heading: Heading }: { trip: Trip; heading: 'h2' | 'h3' }) {
  const language = useSelector(selectLanguage);
  const names = useSelector((state: ContractState) => Object.keys(state).join());
  renders.push(`${trip.name} ${language} ${Heading} sees ${names} at ${useLocation().pathname}`);
  return (
    <Link to="/trip">
      <Heading>{trip.name}</Heading> & more
    </Link>
  );
}

function Trips() {
  const { data = [] } = trips.useTripsQuery();
  const page = useLocation().pathname;
  return (
    <section id={useId()}>
      {data.map((trip) => (
        <Kept key={trip.name} as="article" className="card" source={trip}>
          <TripCard trip={trip} heading={page === '/trips' ? 'h2' : 'h3'} />
        </Kept>
      ))}
      <p id={useId()}>{page}</p>
    </section>
  );
}

const tripsModule = aModule(
  'mfe-trips',
  { '/trips': Trips, '/more-trips': Trips },
  {
    routes: { '/trips': { public: true }, '/more-trips': { public: true } },
    loads: Object.fromEntries(
      ['/trips', '/more-trips'].map((path) => [
        path,
        async (_, start) => void (await start(trips.endpoints.trips.initiate())),
      ]),
    ),
  },
);

/** @param data what the API responds, the same object for as long as a renderer keeps the response */
async function render(
  data: Trip[],
  { language = 'es_PE', pathname = '/trips', origin = 'https://idavuelta.test' } = {},
) {
  const registry = aRegistry(tripsModule);
  const page = await renderPage({
    pathname,
    match: findRoute(ownedRoutes(registry), pathname),
    search: '',
    cookies: `idavuelta-locale=PE.${language}`,
    channel: undefined,
    localeOptions: { countries: [], locales: [] },
    registry,
    config: {},
    origin,
    fetchApi: async () => ({ status: 200, body: { success: true, data } }),
    readTexts: textsFrom(tripsModule),
    loadEntry: async () => containerOf(tripsModule),
  });
  return (page as RenderedContent).body;
}

const rock = () => [{ name: 'Rock' }, { name: 'Jazz & blues' }];

it('renders what is made of the same response once, with the same HTML in every page', async () => {
  const data = rock();
  const first = await render(data);
  const card = '<article class="card"><a href="/trip"><h2>Jazz &amp; blues</h2> &amp; more</a></article>';
  expect(first).toContain(card);
  expect(first).toMatch(/<\/article><p id="[^"]+">\/trips<\/p>/);
  expect(await render(data)).toBe(first);
  expect(renders).toHaveLength(2);
});

it('renders it anew for another response, language, site or prop', async () => {
  const data = rock();
  await render(data);
  for (const other of [{ language: 'en_US' }, { origin: 'https://idavuelta.example' }, { pathname: '/more-trips' }]) {
    renders.length = 0;
    await render(data, other);
    expect(renders).toHaveLength(2);
  }
  renders.length = 0;
  expect(await render([{ name: 'Rock' }, { name: 'Salsa' }])).toContain('<h2>Salsa</h2>');
  expect(renders).toHaveLength(2);
});

it('shows it nothing that differs between pages of a language', async () => {
  await render(rock(), { language: 'pt_BR', pathname: '/more-trips' });
  expect(renders[0]).toBe('Rock pt_BR h3 sees locale at /');
});
