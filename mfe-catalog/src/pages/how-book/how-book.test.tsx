import { renderModule } from '@idavuelta/shared/testing';
import { screen, within } from '@testing-library/react';
import catalog from '../../module.ts';
import HowBookPage from './HowBookPage.tsx';

it('[RTE-15, PUB-07] shows the way to a booking in a video and in steps, and leads to the questions', async () => {
  await renderModule(catalog, <HowBookPage />, { path: '/how-book' });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Cómo reservar');
  expect(screen.getByRole('button', { name: 'Ver el video: Reserva tu traslado en cuatro pasos' })).toBeVisible();
  const steps = within(screen.getByRole('region', { name: 'Paso a paso' })).getAllByRole('listitem');
  expect(steps).toHaveLength(4);
  expect(screen.getByRole('link', { name: 'Resolver mis dudas' })).toHaveAttribute('href', '/faq');
});
