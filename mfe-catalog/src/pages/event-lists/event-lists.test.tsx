import { countryChanged } from '@idavuelta/shared/contracts';
import {
  anEvent,
  aPage,
  inEveryLanguage,
  type MadeCall,
  networkDown,
  pending,
  renderModule,
} from '@idavuelta/shared/testing';
import { act, screen, waitFor } from '@testing-library/react';
import catalog from '../../module.ts';
import { someFacets } from '../../testing/facets.ts';
import AlliancesPage from './AlliancesPage.tsx';
import MassiveEventsPage from './MassiveEventsPage.tsx';
import PrivateEventsPage from './PrivateEventsPage.tsx';

const facets = { 'GET /event-facets': someFacets() };
const ofLists = (calls: MadeCall[]) => calls.filter(({ path }) => path === '/events');

const pages = [
  ['RTE-08', MassiveEventsPage, 1, 'Eventos masivos'],
  ['RTE-09', PrivateEventsPage, 2, 'Eventos privados'],
  ['RTE-10', AlliancesPage, 3, 'Alianzas'],
] as const;

it.each(pages)('[LST-01, RTE-08, RTE-09, RTE-10] %s lists its events with a way back', async (_, Page, type, title) => {
  const { calls } = await renderModule(catalog, <Page />, {
    api: { ...facets, 'GET /events': [anEvent(), anEvent()] },
  });
  expect(await screen.findAllByRole('article')).toHaveLength(2);
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(ofLists(calls)[0]?.params).toEqual({ type, 'country-code': 'PE' });
  expect(screen.getByRole('link', { name: 'Volver al inicio' })).toHaveAttribute('href', '/');
});

it('[LST-01] says that it is loading', async () => {
  await renderModule(catalog, <MassiveEventsPage />, { api: { ...facets, 'GET /events': pending } });
  expect(screen.getByRole('status')).toHaveTextContent('Cargando');
});

it.each([
  ['there are none', [], 'No hay eventos disponibles por ahora'],
  ['loading fails', networkDown, 'No pudimos cargar la información. Inténtalo de nuevo.'],
])('[LST-02, NTF-02] shows the empty text when %s, and which of both it is', async (_, answer, reason) => {
  await renderModule(catalog, <MassiveEventsPage />, { api: { ...facets, 'GET /events': answer } });
  expect(await screen.findByText('Sin eventos para mostrar')).toBeVisible();
  expect(screen.getByText(reason)).toBeVisible();
});

it('[NTF-02] fetches again for a list that failed, and says so meanwhile', async () => {
  const { user, api } = await renderModule(catalog, <MassiveEventsPage />, {
    api: { ...facets, 'GET /events': networkDown },
  });
  const retry = await screen.findByRole('button', { name: 'Reintentar' });
  let answer: (events: unknown) => void = () => {};
  api['GET /events'] = () => new Promise((resolve) => (answer = resolve));
  await user.click(retry);
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Cargando'));
  answer([anEvent()]);
  expect(await screen.findByRole('article')).toBeVisible();
});

it('[LST-01, LOC-05] forgets the cards of the country before while those of another are on their way', async () => {
  const peru = anEvent({ translations: inEveryLanguage({ name: 'En Lima' }) });
  const { store, api } = await renderModule(catalog, <MassiveEventsPage />, {
    api: { ...facets, 'GET /events': [peru] },
  });
  await screen.findByText('En Lima');
  api['GET /events'] = pending;
  await act(async () => void store.dispatch(countryChanged({ country: 'CL' })));
  expect(screen.queryByText('En Lima')).not.toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent('Cargando');
});

it('[LST-01] fetches the next page on demand, below the cards that are shown, and keeps the focus', async () => {
  const [first, second] = [anEvent(), anEvent()];
  const { user, api, calls } = await renderModule(catalog, <MassiveEventsPage />, {
    api: { ...facets, 'GET /events': aPage([first, second], 'after-2') },
  });
  const more = await screen.findByRole('button', { name: 'Ver más' });
  const cards = screen.getAllByRole('article');
  api['GET /events'] = pending;
  await user.click(more);
  expect(await screen.findByText('Cargando…')).toHaveAttribute('role', 'status');
  expect(more).toHaveFocus();
  // A disabled button would lose the focus in a browser.
  expect(more).toBeEnabled();
  await user.click(more);
  expect(ofLists(calls)).toHaveLength(2);
  expect(ofLists(calls)[1]?.params).toEqual({ type: 1, 'country-code': 'PE', cursor: 'after-2' });
  expect(screen.getAllByRole('article')).toEqual(cards);
});

it('[LST-01] shows an event once when it moved to the next page meanwhile, and says how many there are', async () => {
  const [first, second, third] = [anEvent(), anEvent(), anEvent()];
  const { user, api } = await renderModule(catalog, <MassiveEventsPage />, {
    api: { ...facets, 'GET /events': aPage([first, second], 'after-2') },
  });
  const more = await screen.findByRole('button', { name: 'Ver más' });
  api['GET /events'] = aPage([second, third]);
  await user.click(more);
  const status = await screen.findByText('Se muestran 3 resultados');
  expect(screen.getAllByRole('article')).toHaveLength(3);
  expect(status).toHaveFocus();
  expect(screen.queryByRole('button', { name: 'Ver más' })).not.toBeInTheDocument();
});

it.each(pages)('[RTE-24] %s has a title and a description of its own', async (_, Page) => {
  await renderModule(catalog, <Page />, { api: { ...facets, 'GET /events': [anEvent()] } });
  await screen.findByRole('article');
  expect(document.title).toMatch(/.+ \| Idavuelta$/);
  const description = document.querySelector('meta[name="description"]')?.getAttribute('content') ?? '';
  expect(description).toMatch(/^[A-Z].{40,159}\.$/);
});
