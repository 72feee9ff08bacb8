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
import { report } from '@idavuelta/shared/testing';
import { CachedHtml } from '@idavuelta/shared/ui';
import { Suspense, useId } from 'react';
import { aModule, aRegistry, containerOf, textsFrom } from '../testing/renderShell.tsx';
import { renderPage } from './render.tsx';

interface Trip {
  name: string;
}

const trips = platformApi.injectEndpoints({
  endpoints: (build) => ({ trips: build.query<Trip[], void>({ query: () => ({ url: '/trips' }) }) }),
});

/** What was rendered, an entry for each time. */
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

/** The trip for which rendering throws. */
const trouble = { at: '' };
function Trouble({ trips: list }: { trips: Trip[] }) {
  if (list.some(({ name }) => name === trouble.at)) throw new Error('no such trip');
  return null;
}

function TripList({ trips: list }: { trips: Trip[] }) {
  renders.push(list.map(({ name }) => name).join());
  return (
    <>
      <link rel="preload" as="image" href={`/${list[0]?.name}.avif`} />
      {list.map(({ name }) => (
        <li key={name}>{name}</li>
      ))}
      <Suspense>
        <Trouble trips={list} />
      </Suspense>
    </>
  );
}

/** The first two trips as one piece. */
function TripLists() {
  const { data = [] } = trips.useTripsQuery();
  const list = data.slice(0, 2);
  return (
    <CachedHtml as="ul" source={list}>
      <TripList trips={list} />
    </CachedHtml>
  );
}

const Way = ({ to, back }: { to?: Trip; back?: Trip }) => (
  <>
    {to?.name} → {back?.name}
  </>
);

/** Two pieces with the same sources, used differently. */
function TwoWays() {
  const { data = [] } = trips.useTripsQuery();
  const [to, back] = data;
  return (
    <>
      <CachedHtml as="section" source={data}>
        <Way to={to} back={back} />
      </CachedHtml>
      <CachedHtml as="section" source={data}>
        <Way to={back} back={to} />
      </CachedHtml>
    </>
  );
}

function Trips() {
  const { data = [] } = trips.useTripsQuery();
  const page = useLocation().pathname;
  return (
    <section id={useId()}>
      {data.map((trip) => (
        <CachedHtml key={trip.name} as="section" className="card" source={trip}>
          <TripCard trip={trip} heading={page === '/trips' ? 'h2' : 'h3'} />
        </CachedHtml>
      ))}
      <p id={useId()}>{page}</p>
    </section>
  );
}

const tripsModule = aModule(
  'mfe-trips',
  { '/trips': Trips, '/more-trips': Trips, '/list': TripLists, '/ways': TwoWays },
  {
    routes: Object.fromEntries(
      ['/trips', '/more-trips', '/list', '/ways'].map((path) => [path, { public: true }] as const),
    ),
    loads: Object.fromEntries(
      ['/trips', '/more-trips', '/list', '/ways'].map((path) => [
        path,
        async (_, start) => void (await start(trips.endpoints.trips.initiate())),
      ]),
    ),
  },
);

/** @param data response of the API: the same object for as long as a renderer caches the response */
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
  return page as RenderedContent;
}
const bodyOf = async (...args: Parameters<typeof render>) => (await render(...args)).body;

const rock = () => [{ name: 'Rock' }, { name: 'Jazz & blues' }];

it('renders what is made of the same response once, with the same HTML in every page', async () => {
  const data = rock();
  const first = await bodyOf(data);
  const card =
    '<section class="card"><a href="/trip" data-discover="true"><h2>Jazz &amp; blues</h2> &amp; more</a></section>';
  expect(first).toContain(card);
  expect(first).toMatch(/<\/section><p id="[^"]+">\/trips<\/p>/);
  expect(await bodyOf(data)).toBe(first);
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
  expect(await bodyOf([{ name: 'Rock' }, { name: 'Salsa' }])).toContain('<h2>Salsa</h2>');
  expect(renders).toHaveLength(2);
});

it('shows it nothing that differs between pages of a language', async () => {
  await render(rock(), { language: 'pt_BR', pathname: '/more-trips' });
  expect(renders[0]).toBe('Rock pt_BR h3 sees locale at /');
});

describe('made of a list', () => {
  const list = { pathname: '/list' };
  const [salsa, cumbia, tango, vals] = ['salsa', 'cumbia', 'tango', 'vals'].map((name) => ({ name })) as [
    Trip,
    Trip,
    Trip,
    Trip,
  ];

  it('is rendered once for the same members, and anew for others', async () => {
    const first = await bodyOf([salsa, cumbia, tango], list);
    expect(first).toContain('<ul><li>salsa</li><li>cumbia</li>');
    expect(await bodyOf([salsa, cumbia, vals], list)).toBe(first);
    expect(renders).toEqual(['salsa,cumbia']);
    expect(await bodyOf([salsa, tango], list)).toContain('<ul><li>salsa</li><li>tango</li>');
    expect(renders).toEqual(['salsa,cumbia', 'salsa,tango']);
  });

  it('is rendered for each of two pieces that have the same members for something else', async () => {
    const body = await bodyOf([salsa, tango], { pathname: '/ways' });
    expect(body.match(/<section>[^<]*<!-- --> → .*?<\/section>/g)).toEqual([
      '<section>salsa<!-- --> → <!-- -->tango</section>',
      '<section>tango<!-- --> → <!-- -->salsa</section>',
    ]);
  });

  it('brings its tags of the head into every page', async () => {
    const preload = '<link rel="preload" as="image" href="/tango.avif"/>';
    for (const _ of ['rendered', 'kept']) {
      const { head, body } = await render([tango, cumbia], list);
      expect(head).toContain(preload);
      expect(body).not.toContain(preload);
    }
    expect(renders).toHaveLength(1);
  });

  it('is not kept when a part of it threw', async () => {
    report.expect('mfe-trips: start Error: it threw while it was rendered');
    const data = [{ name: 'bolero' }, vals];
    trouble.at = 'bolero';
    await expect(render(data, list)).rejects.toThrow('mfe-trips is unavailable');
    trouble.at = '';
    expect(await bodyOf(data, list)).toContain('<li>bolero</li>');
  });
});
