import type { Venue, VenueRow } from '@idavuelta/shared/contracts/staff';
import { apiError } from '@idavuelta/shared/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { anAccount, renderOffice } from '../../testing/office.tsx';
import VenuePage from './VenuePage.tsx';
import VenuesPage from './VenuesPage.tsx';

const row: VenueRow = {
  ...{ id: 5, country: 'PE', name: 'Teatro Municipal', address: 'Jirón Ica 377', city: 'Lima' },
  ...{ hasPosition: false, events: 2 },
};
const venue: Venue = {
  ...{ id: 5, country: 'PE', timeZone: 'America/Lima', name: 'Teatro Municipal', address: 'Jirón Ica 377' },
  ...{ city: 'Lima', latitude: -12.05, longitude: -77.04, revision: 3 },
  events: [
    {
      ...{ slug: 'noche-de-cumbia', startsAt: '2027-03-07T01:00:00Z', isOver: false },
      translations: { es_PE: { name: 'Noche de cumbia' } },
    },
  ],
};

it('[OFF-07] venues are listed with a link to their page, and whether their point is known', async () => {
  const { user, calls } = await renderOffice(<VenuesPage />, {
    path: '/back-office/venues',
    api: { 'GET /staff-api/venues': { rows: [row], total: 1 } },
  });
  expect(await screen.findByRole('link', { name: 'Teatro Municipal' })).toHaveAttribute(
    'href',
    '/back-office/venues/5',
  );
  expect(screen.getByRole('cell', { name: 'Sin punto' })).toBeVisible();
  await user.type(screen.getByRole('searchbox', { name: 'Nombre o dirección' }), 'teatro{Enter}');
  expect(calls.at(-1)?.params).toMatchObject({ text: 'teatro', page: 1 });
});

it('[OFF-07] a venue is changed for all its events; what the server refuses stands beside its field', async () => {
  const { user, calls, api } = await renderOffice(<VenuePage params={{ id: '5' }} />, {
    path: '/back-office/venues/5',
    api: {
      'GET /staff-api/venues/5': venue,
      'PUT /staff-api/venues/5': () =>
        apiError('VALIDATION_FAILED', { status: 422, errors: [{ field: 'name', reason: 'taken' }] }),
    },
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'Teatro Municipal' })).toBeVisible();
  const name = screen.getByLabelText('Nombre');
  await user.clear(name);
  await user.type(name, 'Gran Teatro');
  await user.click(screen.getByRole('button', { name: 'Guardar' }));
  expect(await screen.findByText('Ya hay un lugar con ese nombre y esa dirección.')).toBeVisible();
  api['PUT /staff-api/venues/5'] = { ...venue, name: 'Gran Teatro', revision: 4 };
  await user.click(screen.getByRole('button', { name: 'Guardar' }));
  expect(await screen.findByText('Gran Teatro se guardó, también en sus eventos.')).toBeVisible();
  const sent = calls.findLast(({ method }) => method === 'PUT');
  expect(sent?.headers['If-Match']).toBe('"3"');
  expect(sent?.data).toEqual({
    ...{ name: 'Gran Teatro', address: 'Jirón Ica 377', city: 'Lima', latitude: -12.05, longitude: -77.04 },
  });
  await user.click(screen.getByRole('tab', { name: 'Eventos aquí' }));
  expect(await screen.findByRole('link', { name: 'Noche de cumbia' })).toHaveAttribute(
    'href',
    '/back-office/events/noche-de-cumbia',
  );
});

it('[OFF-07] who may not change events reads a venue only', async () => {
  await renderOffice(<VenuePage params={{ id: '5' }} />, {
    path: '/back-office/venues/5',
    account: anAccount('viewer'),
    api: { 'GET /staff-api/venues/5': venue },
  });
  expect(await screen.findByLabelText('Nombre')).toBeDisabled();
  expect(screen.queryByRole('button', { name: 'Guardar' })).not.toBeInTheDocument();
});

it('[OFF-04] a pin that was moved is kept as a draft', async () => {
  const show = () =>
    renderOffice(<VenuePage params={{ id: '5' }} />, {
      path: '/back-office/venues/5',
      api: { 'GET /staff-api/venues/5': venue },
    });
  const { unmount } = await show();
  fireEvent.click(await screen.findByRole('region', { name: 'Mapa del lugar' }), { clientX: 10, clientY: 10 });
  await waitFor(() => expect(screen.getByLabelText('Latitud')).not.toHaveValue('-12.05'));
  expect(screen.getByText('Sin guardar')).toBeVisible();
  const moved = screen.getByLabelText<HTMLInputElement>('Latitud').value;
  unmount();
  await show();
  expect(await screen.findByText(/^Recuperamos lo que habías escrito/)).toBeVisible();
  expect(screen.getByLabelText('Latitud')).toHaveValue(moved);
});
