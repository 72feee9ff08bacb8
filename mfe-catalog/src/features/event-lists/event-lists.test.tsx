import { anEvent, networkDown, pending, renderModule } from '@idavuelta/shared/testing';
import { screen } from '@testing-library/react';
import catalog from '../../module.ts';
import AlliancesPage from './AlliancesPage.tsx';
import MassiveEventsPage from './MassiveEventsPage.tsx';
import PrivateEventsPage from './PrivateEventsPage.tsx';

const pages = [
  ['RTE-08', MassiveEventsPage, 1, 'Eventos masivos'],
  ['RTE-09', PrivateEventsPage, 2, 'Eventos privados'],
  ['RTE-10', AlliancesPage, 3, 'Alianzas'],
] as const;

it.each(pages)('[LST-01, RTE-08, RTE-09, RTE-10] %s lists its events with a way back', async (_, Page, type, title) => {
  const { calls } = await renderModule(catalog, <Page />, { api: { 'GET /events': [anEvent(), anEvent()] } });
  expect(await screen.findAllByRole('article')).toHaveLength(2);
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(calls[0]?.params).toEqual({ type, 'country-code': 'PE' });
  expect(screen.getByRole('link', { name: 'Volver al inicio' })).toHaveAttribute('href', '/');
});

it('[LST-01] says that it is loading', async () => {
  await renderModule(catalog, <MassiveEventsPage />, { api: { 'GET /events': pending } });
  expect(screen.getByRole('status')).toHaveTextContent('Cargando');
});

it.each([
  ['there are none', []],
  ['loading fails', networkDown],
])('[LST-02] shows the empty text when %s', async (_, answer) => {
  await renderModule(catalog, <MassiveEventsPage />, { api: { 'GET /events': answer } });
  expect(await screen.findByText('Sin eventos para mostrar')).toBeVisible();
});
