import { anEvent, pickUps, renderModule } from '@idavuelta/shared/testing';
import { screen } from '@testing-library/react';
import catalog from '../../../module.ts';
import { watchSections } from '../../../testing/browser.ts';
import { PickUps } from '../pick-ups/PickUps.tsx';

jest.mock('./EventMap.tsx', () => {
  throw new Error('the chunk did not come');
});

it('[MAP-01] says so when the map cannot be loaded, and keeps the table', async () => {
  const comeNear = watchSections();
  const place = { latitude: -12.0673, longitude: -77.0337 };
  const [lima, ...others] = pickUps().provinces;
  const counties = lima?.counties.map((county) => ({ ...county, position: place })) ?? [];
  const response = pickUps({ place, provinces: [{ id: 1, name: 'Lima', counties }, ...others] });
  await renderModule(catalog, <PickUps event={anEvent()} />, { api: { 'GET /events/:id/pick-ups': response } });
  await screen.findByRole('region', { name: '¿A qué hora te recogemos?' });
  await comeNear();
  expect(await screen.findByText(/No pudimos cargar el mapa/)).toBeVisible();
  expect(screen.getByText('Ver todos los distritos')).toBeVisible();
});
