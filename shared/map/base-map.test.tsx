import { contractVersion, defineModule } from '@idavuelta/shared/contracts';
import { renderModule } from '@idavuelta/shared/testing';
import { act } from '@testing-library/react';
import { type Map as LeafletMap, latLngBounds } from 'leaflet';
import { useMap } from 'react-leaflet';
import { BaseMap } from './BaseMap.tsx';

const testModule = defineModule({ name: 'mfe-test', namespace: 'test', contract: `^${contractVersion}`, routes: [] });
const lima = latLngBounds([-12.2, -77.15], [-11.95, -76.9]);

let map: LeafletMap | undefined;
function Seen() {
  map = useMap();
  return null;
}

it('[MAP-01] a map that was hidden shows all of its places once it has room', async () => {
  const resized: (() => void)[] = [];
  jest.spyOn(globalThis, 'ResizeObserver').mockImplementation((callback) => {
    resized.push(() => callback([], {} as ResizeObserver));
    return { observe: () => {}, unobserve: () => {}, disconnect: () => {} };
  });
  await renderModule(
    testModule,
    <BaseMap label="Mapa" bounds={lima}>
      <Seen />
    </BaseMap>,
  );
  const container = map?.getContainer() as HTMLElement;
  for (const [side, pixels] of [
    ['clientWidth', 600],
    ['clientHeight', 400],
  ] as const)
    Object.defineProperty(container, side, { value: pixels });
  act(() => {
    for (const each of resized) each();
  });
  expect(map?.getSize()).toMatchObject({ x: 600, y: 400 });
  expect(map?.getBounds().contains(lima)).toBe(true);
  expect(map?.getZoom()).toBeGreaterThanOrEqual(10);
});
