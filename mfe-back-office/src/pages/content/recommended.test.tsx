import type { EventOption, RecommendedChoice } from '@idavuelta/shared/contracts/staff';
import { apiError, type FakeApi } from '@idavuelta/shared/testing';
import { screen, within } from '@testing-library/react';
import { anAccount, renderOffice } from '../../testing/office.tsx';
import ContentPage from './ContentPage.tsx';

const anEvent = (id: number, slug: string): EventOption => ({
  id,
  slug,
  translations: {},
  startsAt: '2027-03-07T01:00:00Z',
  timeZone: 'America/Lima',
  variants: [],
});
const choice: RecommendedChoice = { country: 'PE', eventIds: [4, 9], revision: 2 };
const api: FakeApi = {
  'GET /staff-api/content/PE/recommended': choice,
  'GET /staff-api/event-options': [anEvent(4, 'gala'), anEvent(9, 'cumbia')],
  'GET /staff-api/audit': [],
};
const show = (more: FakeApi = {}) =>
  renderOffice(<ContentPage />, { path: '/back-office/content?tab=recommended', api: { ...api, ...more } });

it('[BOF-12] recommended events are ordered and saved', async () => {
  const { user, calls } = await show({
    'PUT /staff-api/content/PE/recommended': { ...choice, eventIds: [9, 4], revision: 3 },
  });
  const list = await screen.findByRole('region', { name: 'Eventos recomendados' });
  await user.click(await within(list).findByRole('button', { name: /^Bajar gala/ }));
  await user.click(screen.getByRole('button', { name: 'Guardar' }));
  expect(await screen.findByText('La portada ya muestra los cambios.')).toBeInTheDocument();
  const sent = calls.find(({ method }) => method === 'PUT');
  expect(sent?.data).toEqual({ eventIds: [9, 4] });
  expect(sent?.headers['If-Match']).toBe('"2"');
});

it('[BOF-15] the second editor is told that somebody else was first', async () => {
  const errors = [{ field: 'eventIds', reason: 'changed' }];
  const { user } = await show({
    'PUT /staff-api/content/PE/recommended': () => apiError('CHANGED_MEANWHILE', { status: 412, errors }),
  });
  await user.click(await screen.findByRole('button', { name: 'Guardar' }));
  expect(await screen.findByText(/otra persona cambió: Eventos recomendados/)).toBeVisible();
});

it('[BOF-02] whoever may not change content is told so', async () => {
  await renderOffice(<ContentPage />, { path: '/back-office/content', account: anAccount('finance'), api });
  expect(await screen.findByText('Tu función no permite esto.')).toBeVisible();
});
