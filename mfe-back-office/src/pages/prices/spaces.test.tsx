import type { EventSpaces } from '@idavuelta/shared/contracts/staff';
import { apiError } from '@idavuelta/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { anAccount, renderOffice } from '../../testing/office.tsx';
import SpacesDrawer from './SpacesDrawer.tsx';

const url = '/staff-api/events/noche/spaces';
const spaces: EventSpaces = {
  eventId: 17,
  currency: 'PEN',
  isFree: false,
  revision: 2,
  categories: [
    { id: 3, translations: { es_PE: { name: 'Van compartida' } } },
    { id: 4, translations: { es_PE: { name: 'Van privada' } } },
  ],
  spaces: [{ kind: 'luggage', capacity: 6, amount: 10, ofCategories: [{ categoryId: 4, amount: 0 }] }],
};
const show = (api: object = {}, mayChange = true) =>
  renderOffice(<SpacesDrawer slug="noche" mayChange={mayChange} onClose={() => {}} />, {
    path: '/back-office/events/noche/prices',
    account: anAccount(),
    api: { [`GET ${url}`]: spaces, ...api },
  });

it('[DSP-21] staff says how many each departure has, and what one costs by category', async () => {
  const errors = [{ field: 'spaces[0].capacity', reason: 'taken' }];
  const view = await show({ [`PUT ${url}`]: apiError('VALIDATION_FAILED', { errors }) });
  const wheelchairs = within(await screen.findByRole('group', { name: 'Espacio para silla de ruedas' }));
  const capacity = wheelchairs.getByLabelText('Cuántos hay en cada salida');
  await view.user.clear(capacity);
  await view.user.type(capacity, '2');
  await view.user.click(screen.getByRole('button', { name: 'Guardar' }));
  expect(await wheelchairs.findByText('Ya hay más vendidos o reservados en una salida.')).toBeInTheDocument();
  expect(view.calls.find(({ method }) => method === 'PUT')?.data).toEqual({
    spaces: [
      { kind: 'wheelchair', capacity: 2, amount: 0, ofCategories: [] },
      { kind: 'childSeat', capacity: 0, amount: 0, ofCategories: [] },
      { kind: 'luggage', capacity: 6, amount: 10, ofCategories: [{ categoryId: 4, amount: 0 }] },
    ],
  });
});

it('[DSP-21] who may only read events changes nothing', async () => {
  await show({}, false);
  await waitFor(() => expect(screen.getAllByLabelText('Cuántos hay en cada salida')[0]).toBeDisabled());
  expect(screen.queryByRole('button', { name: 'Guardar' })).not.toBeInTheDocument();
});
