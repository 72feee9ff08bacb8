import type { PickUps } from '@idavuelta/shared/contracts';
import { PlatformContext } from '@idavuelta/shared/platform';
import { anEvent, lima, pickUps, renderModule } from '@idavuelta/shared/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import catalog from '../../../module.ts';
import { watchSections } from '../../../testing/browser.ts';
import { PickUps as PickUpsBlock } from '../pick-ups/PickUps.tsx';
import EventMap from './EventMap.tsx';

const time = '2027-03-05T23:15:00Z';
const hours = { opensAt: time, closesAt: time, homeAt: '2027-03-06T05:30:00Z' };
const place = { latitude: -12.0673, longitude: -77.0337 };
const [miraflores, sanIsidro] = lima.counties.map((county, k) => ({
  ...county,
  ...hours,
  closesAt: '2027-03-05T23:55:00Z',
  position: { latitude: -12.12 + k / 50, longitude: -77.03 },
}));

const located = (over: Partial<PickUps> = {}) =>
  pickUps({
    place,
    provinces: [{ ...lima, counties: [miraflores, sanIsidro] as never }],
    meetingPoints: [
      {
        productVariantId: 7,
        address: 'Parque Kennedy, Av. José Larco 101, Miraflores',
        position: { latitude: -12.1219, longitude: -77.0297 },
        ...hours,
      },
    ],
    ...over,
  });

const map = () => screen.findByRole('region', { name: 'Mapa de los recojos para Estadio Nacional' });
const labels = async () =>
  within(await map())
    .getAllByRole('tooltip')
    .map(({ textContent }) => textContent);

const showMap = (props: { chosenCounty?: number } = {}, mapTiles?: string) =>
  renderModule(
    catalog,
    <PlatformContext value={{ siteOrigin: '', apiBaseUrl: '', mapTiles, SlotHost: () => null }}>
      <EventMap event={anEvent()} pickUps={{ ...located(), place }} {...props} />
    </PlatformContext>,
  );

const showBlock = (response: PickUps) =>
  renderModule(catalog, <PickUpsBlock event={anEvent()} />, { api: { 'GET /events/:id/pick-ups': response } });

const block = () => screen.findByRole('region', { name: '¿A qué hora te recogemos?' });

beforeEach(() => localStorage.clear());

it('[MAP-01] shows the venue, the meeting points with their hour and the districts that the vans go to', async () => {
  await showMap();
  expect(await labels()).toEqual(
    expect.arrayContaining(['Estadio Nacional', 'Parque Kennedy: salida a las 18:15', 'Miraflores', 'San Isidro']),
  );
  expect((await map()).querySelectorAll('path.leaflet-interactive[tabindex="-1"]')).toHaveLength(2);
  expect(await map()).toHaveAccessibleDescription(/la tabla con las horas de cada distrito/);
  expect(screen.getByText('Distritos a los que van las vans')).toBeVisible();
  // Tab stops are the map and its controls, but none of its symbols.
  expect(
    within(await map())
      .getAllByRole('button')
      .map(({ title }) => title),
  ).toEqual(['Acercar', 'Alejar']);
});

it('[MAP-01] says the hours of the chosen district on the map', async () => {
  await showMap({ chosenCounty: miraflores?.id });
  expect(await labels()).toContain('Miraflores: recojo entre 18:15 y 18:55');
});

it('[MAP-01] has the tiles of the configuration, and all of its signs without them', async () => {
  const { unmount } = await showMap({}, 'https://tiles.test/{z}/{x}/{y}.png');
  expect((await map()).querySelector('img.leaflet-tile')?.getAttribute('src')).toMatch(/^https:\/\/tiles\.test\/\d+\//);
  unmount();
  await showMap();
  expect((await map()).querySelector('img.leaflet-tile')).toBeNull();
  expect((await map()).querySelectorAll('.leaflet-marker-icon')).toHaveLength(2);
});

it('[MAP-01] leaves the wheel to the page until the map is clicked, and again when something else is', async () => {
  const { user } = await showMap();
  const scale = async () => (await map()).querySelector('.leaflet-control-scale-line')?.textContent;
  const before = await scale();
  const turnWheel = async () => fireEvent.wheel(await map(), { deltaY: 100 });
  expect(await turnWheel()).toBe(true); // the page scrolls
  await user.click(await map());
  expect(await turnWheel()).toBe(false);
  await waitFor(async () => expect(await scale()).not.toBe(before));
  await user.click(document.body);
  expect(await turnWheel()).toBe(true);
  await user.click(within(await map()).getByRole('button', { name: 'Acercar' }));
  expect(await scale()).toBe(before);
});

it('[MAP-01] fetches the map when it comes near', async () => {
  const comeNear = watchSections();
  await showBlock(located());
  await block();
  expect(screen.queryByRole('region', { name: /^Mapa/ })).not.toBeInTheDocument();
  await comeNear();
  expect(await map()).toBeInTheDocument();
});

it.each([
  ['the venue is unknown', located({ place: undefined })],
  ['the districts are unknown', pickUps({ place })],
])('[MAP-01] shows no map when %s', async (_, response) => {
  const comeNear = watchSections();
  await showBlock(response);
  await block();
  await comeNear();
  expect((await block()).querySelector('[class*=place]')).toBeNull();
});
