import type { EventChoices, EventFields, StaffEvent } from '@idavuelta/shared/contracts/staff';
import { apiError } from '@idavuelta/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { aGala, unfold } from '../../../testing/events.ts';
import { anAccount, renderOffice } from '../../../testing/office.tsx';
import EventPage from '../EventPage.tsx';

// its build for browsers cannot be read here
jest.mock('antd-img-crop', () => ({ __esModule: true, default: ({ children }: { children: ReactNode }) => children }));

const choices: EventChoices = {
  language: 'es_PE',
  timeZone: 'America/Lima',
  currency: 'PEN',
  provinces: [{ id: 1, name: 'Lima' }],
  places: [],
};
const aVariant = (id: number, name: string) => ({
  id,
  provinceId: 1,
  texts: { es_PE: { name } },
  passengers: 1,
  addresses: 1,
  units: 1,
  pool: 31,
  amount: 45.5,
  capacity: 20,
});
const categories = [
  { id: 11, texts: { es_PE: { name: 'Compartida' } }, variants: [aVariant(21, 'Uno'), aVariant(22, 'Dos')] },
  { id: 12, texts: { es_PE: { name: 'Privada' } }, variants: [aVariant(23, 'Tres')] },
];
const gala = aGala(
  { visibility: 'public', status: 'on_sale' },
  {
    categories,
  },
);
const show = (over: object = {}) =>
  renderOffice(<EventPage params={{ slug: 'gala' }} />, {
    path: '/back-office/events/gala',
    account: anAccount('events'),
    api: {
      'GET /staff-api/events/gala': gala,
      'GET /staff-api/event-choices': choices,
      'GET /staff-api/audit': [],
      ...over,
    },
  });
const sent = (calls: { method: string; data: unknown }[]) =>
  (calls.filter(({ method }) => method === 'PUT').at(-1)?.data as EventFields | undefined)?.categories;
const after = (some: StaffEvent['fields']['categories']) => ({
  'PUT /staff-api/events/gala': { ...gala, revision: 5, fields: { ...gala.fields, categories: some } },
});

beforeEach(() => localStorage.clear());

it('[BOF-03] categories and their tickets are put into another order', async () => {
  const { user, calls } = await show(after(categories));
  await user.click(await screen.findByRole('button', { name: 'Subir: Categoría 1, Boleto 2' }));
  await user.click(screen.getByRole('button', { name: 'Bajar: Categoría 1' }));
  expect(screen.getByRole('button', { name: 'Subir: Categoría 1' })).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'Guardar' }));
  await screen.findByText('Los cambios quedaron guardados.');
  expect(sent(calls)?.map(({ id, variants }) => [id, variants.map((variant) => variant.id)])).toEqual([
    [12, [23]],
    [11, [22, 21]],
  ]);
});

it('[BOF-03] a ticket is marked to be removed, may stay after all, and goes when the form is saved', async () => {
  const [shared, own] = categories;
  const left = [{ ...shared, variants: [aVariant(22, 'Dos')] }, own] as StaffEvent['fields']['categories'];
  const { user, calls } = await show(after(left));
  await unfold(user, /^Boleto 1 · Uno · Lima · S\/45,50$/);
  const mark = async () => user.click(screen.getAllByRole('button', { name: 'Quitar este boleto' })[0] as HTMLElement);
  await mark();
  await waitFor(() => expect(screen.queryByDisplayValue('Uno')).not.toBeInTheDocument());
  await user.click(screen.getByRole('button', { name: 'No quitar' }));
  expect(await screen.findByDisplayValue('Uno')).toBeInTheDocument();
  await mark();
  await user.click(screen.getByRole('button', { name: 'Guardar' }));
  await screen.findByText('Los cambios quedaron guardados.');
  expect(sent(calls)?.[0]?.variants.map(({ id, removed }) => [id, removed])).toEqual([
    [21, true],
    [22, undefined],
  ]);
  await waitFor(() => expect(screen.queryByText('Se quita cuando guardes.')).not.toBeInTheDocument());
  expect(screen.getByDisplayValue('Dos')).toBeInTheDocument();
});

it('[BOF-03] what was sold stays, and what to do instead is told beside it', async () => {
  const errors = [{ field: 'categories.1.removed', reason: 'sold' }];
  const { user, calls } = await show({
    'PUT /staff-api/events/gala': () => apiError('VALIDATION_FAILED', { errors }),
  });
  await screen.findByDisplayValue('Tres');
  await user.click(screen.getAllByRole('button', { name: 'Quitar esta categoría' })[1] as HTMLElement);
  await waitFor(() => expect(screen.queryByDisplayValue('Tres')).not.toBeInTheDocument());
  await user.click(screen.getByRole('button', { name: 'Guardar' }));
  const notice = await screen.findByText(/^Ya se vendió: .* baja la capacidad de sus vans en Salidas/);
  expect(notice).toBeVisible();
  expect(sent(calls)?.[1]?.removed).toBe(true);
  expect(screen.getByText('Se quita cuando guardes.')).toBeVisible();
});
