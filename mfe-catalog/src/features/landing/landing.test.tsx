import { anEvent, networkDown, pending, renderModule } from '@idavuelta/shared/testing';
import { act, screen, within } from '@testing-library/react';
import catalog from '../../module.ts';
import LandingPage from './LandingPage.tsx';

const many = (count: number) => Array.from({ length: count }, () => anEvent());
const show = (answer: unknown, more = {}) =>
  renderModule(catalog, <LandingPage />, { api: { 'GET /events': answer, ...more } });

/** jsdom has no IntersectionObserver: this one is told when the section comes near. */
function watchSections() {
  const seen: (() => void)[] = [];
  globalThis.IntersectionObserver = class {
    constructor(callback: IntersectionObserverCallback) {
      seen.push(() => callback([{ isIntersecting: true } as IntersectionObserverEntry], this as never));
    }
    observe() {}
    disconnect() {}
  } as never;
  return () => act(async () => seen.forEach((tell) => void tell()));
}
beforeEach(() => void watchSections());

it('[RTE-01, LND-06] shows at most 20 mass events and a link to all of them', async () => {
  const { calls } = await show(many(23));
  const section = within(await screen.findByRole('region', { name: 'Eventos masivos' }));
  expect(await section.findAllByRole('article')).toHaveLength(20);
  expect(section.getByRole('link', { name: 'VER MÁS' })).toHaveAttribute('href', '/massive-events');
  expect(calls[0]?.params).toEqual({ type: 1, 'country-code': 'PE' });
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
});

it('[LND-06] says that it is loading', async () => {
  await show(pending);
  expect(screen.getByRole('status')).toHaveTextContent('Cargando');
});

it('[LND-05] says that every reservation is a round trip', async () => {
  await show([]);
  expect(screen.getByText('Todas las reservas incluyen pasaje de ida y vuelta')).toBeInTheDocument();
});

it.each([
  ['there are none', []],
  ['loading fails', networkDown],
])('[LST-02] shows the empty text when %s', async (_, answer) => {
  await show(answer);
  expect(await screen.findByText('Sin eventos para mostrar')).toBeVisible();
});

it('[LND-03] asks for recommended transfers only when the visitor gets near them', async () => {
  const comeNear = watchSections();
  const { calls } = await show(many(1), { 'GET /recommended-events': [{ id: 1, regularEvent: anEvent() }] });
  const section = within(await screen.findByRole('region', { name: 'Traslados recomendados' }));
  expect(calls.map(({ path }) => path)).not.toContain('/recommended-events');
  await comeNear();
  expect(await section.findByRole('article')).toBeInTheDocument();
});

it('[LND-03] shows the empty text when nothing is recommended', async () => {
  const comeNear = watchSections();
  await show(many(1), { 'GET /recommended-events': [] });
  await comeNear();
  expect(await screen.findByText('Sin eventos para mostrar')).toBeVisible();
});
