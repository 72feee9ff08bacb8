import { PlatformContext } from '@idavuelta/shared/platform';
import { renderModule } from '@idavuelta/shared/testing';
import { screen, within } from '@testing-library/react';
import { Browser } from 'leaflet';
import catalog from '../../module.ts';
import ContactPage from './ContactPage.tsx';
import OfficeMap from './OfficeMap.tsx';

const show = (mapTiles?: string) =>
  renderModule(
    catalog,
    <PlatformContext value={{ siteOrigin: '', apiBaseUrl: '', mapTiles, SlotHost: () => null }}>
      <OfficeMap />
    </PlatformContext>,
  );

const map = () => screen.getByRole('region', { name: 'Mapa de la oficina en Av. Larco 1232, Miraflores, Lima' });

it('[PUB-03] shows the office with its address at zoom 16, from the tiles of the configuration', async () => {
  await show('https://tiles.test/{z}/{x}/{y}.png');
  const tiles = [...map().querySelectorAll('img.leaflet-tile')].map((tile) => tile.getAttribute('src'));
  expect(tiles).toContain('https://tiles.test/16/18745/34993.png');
  expect(within(map()).getByRole('tooltip')).toHaveTextContent('Av. Larco 1232, Miraflores, Lima');
});

it('[PUB-03] shows marker and address without tiles', async () => {
  await show();
  expect(map().querySelector('img.leaflet-tile')).toBeNull();
  expect(within(map()).getByRole('tooltip')).toHaveTextContent('Av. Larco 1232, Miraflores, Lima');
  expect(map().querySelector('.leaflet-marker-icon')).toBeInTheDocument();
});

it('[PUB-03] zooms by buttons with names', async () => {
  const { user } = await show();
  const scale = () => map().querySelector('.leaflet-control-scale-line')?.textContent;
  const before = scale();
  expect(before).toMatch(/\d+ m/);
  await user.click(within(map()).getByRole('button', { name: 'Acercar' }));
  expect(scale()).not.toBe(before);
  await user.click(within(map()).getByRole('button', { name: 'Alejar' }));
  expect(scale()).toBe(before);
});

it('[PUB-03] turns the map, by keyboard too, and back to the north', async () => {
  jest.replaceProperty(Browser, 'any3d', true); // jsdom has no CSS transforms, which leaflet checks first
  const { user } = await show();
  const button = (name: string) => within(map()).getByRole('button', { name });
  const bearing = () => button('Norte arriba').style.getPropertyValue('--bearing');
  button('Girar el mapa a la derecha').focus();
  await user.keyboard('{Enter}{Enter}');
  expect(bearing()).toBe('30deg');
  await user.click(button('Girar el mapa a la izquierda'));
  expect(bearing()).toBe('15deg');
  await user.click(button('Norte arriba'));
  expect(bearing()).toBe('0deg');
});

it('[PUB-03] goes to the full screen and back', async () => {
  const { user } = await show();
  await user.click(within(map()).getByRole('button', { name: 'Ver en pantalla completa' }));
  expect(map()).toHaveClass('leaflet-pseudo-fullscreen');
  await user.click(await within(map()).findByRole('button', { name: 'Salir de pantalla completa' }));
  expect(map()).not.toHaveClass('leaflet-pseudo-fullscreen');
});

it('[PUB-03] has an overview that can be opened and closed', async () => {
  const { user } = await show();
  const overview = () => map().querySelector<HTMLElement>('.leaflet-control-minimap');
  expect(overview()).toHaveStyle({ width: '44px' });
  await user.click(screen.getByTitle('Mostrar la vista general'));
  expect(overview()).toHaveStyle({ width: '132px' });
  await user.click(screen.getByTitle('Ocultar la vista general'));
  expect(overview()).toHaveStyle({ width: '44px' });
});

it('fetches the map only when it comes near', async () => {
  await renderModule(catalog, <ContactPage />);
  expect(screen.getByRole('region', { name: 'Dónde encontrarnos' }).querySelector('.leaflet-container')).toBeNull();
  expect(screen.getByRole('link', { name: /Cómo llegar/ })).toHaveAttribute(
    'href',
    expect.stringContaining('-12.1318'),
  );
});
