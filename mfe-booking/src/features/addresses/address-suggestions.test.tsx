import { apiError, lima, networkDown } from '@idavuelta/shared/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { press } from '../../testing/booking.tsx';
import { openAt } from '../../testing/open-at.ts';

const [miraflores, sanIsidro] = lima.counties;
const suggestion = (street: string, county = miraflores) => ({
  label: `${street}, ${county?.name}`,
  street,
  county,
  position: { latitude: -12.1255, longitude: -77.0299 },
});
const larco = [suggestion('Av. José Larco 12'), suggestion('Jr. Larco 12', sanIsidro)];
const path = 'GET /addresses/suggestions';

const open = (response: unknown) => openAt('addresses', { api: { [path]: response } });
const field = () => screen.getByLabelText('Dirección');
const list = () => screen.findByRole('listbox', { name: 'Direcciones sugeridas' });
const searches = (calls: Awaited<ReturnType<typeof open>>['calls']) =>
  calls.filter(({ path: called }) => called === '/addresses/suggestions');

// Must be first in this file: the code loads only once.
it('[MAP-03] what was typed before the suggestions arrived counts', async () => {
  const { calls } = await open(larco);
  act(() => field().focus());
  fireEvent.input(field(), { target: { value: 'larco 12' } });
  await list();
  expect(searches(calls)).toHaveLength(1);
});

it('[MAP-03] what the field had before it was used suggests nothing', async () => {
  const { calls } = await open(larco);
  fireEvent.input(field(), { target: { value: 'larco 12' } });
  act(() => field().focus());
  await act(() => new Promise((resolve) => setTimeout(resolve, 400)));
  expect(searches(calls)).toHaveLength(0);
});

it('[MAP-03] suggests addresses of the province while one types, and says how many', async () => {
  const { user, calls } = await open(larco);
  await user.type(field(), 'larco 12');
  const options = within(await list()).getAllByRole('option');
  expect(options.map(({ textContent }) => textContent)).toEqual([
    'Av. José Larco 12, Miraflores',
    'Jr. Larco 12, San Isidro',
  ]);
  expect(screen.getByText('2 direcciones sugeridas')).toHaveAttribute('role', 'status');
  expect(field()).toHaveAttribute('role', 'combobox');
  expect(field()).toHaveAttribute('aria-expanded', 'true');
  expect(field()).toHaveAttribute('autocomplete', 'street-address');
  expect(searches(calls).map(({ params }) => params)).toEqual([
    { 'country-code': 'PE', provinceId: lima.id, text: 'larco 12' },
  ]);
});

it('[MAP-03] one is chosen by keyboard, brings its district along and can be changed', async () => {
  const { user, calls } = await open(larco);
  await user.type(field(), 'larco 12');
  await list();
  await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  expect(field()).toHaveValue('Jr. Larco 12');
  expect(field()).toHaveFocus();
  expect(screen.getByLabelText('Distrito')).toHaveDisplayValue('San Isidro');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  await user.keyboard('34');
  expect(field()).toHaveValue('Jr. Larco 1234');
  await waitFor(() => expect(searches(calls).at(-1)?.params).toMatchObject({ countyId: sanIsidro?.id }));
  await user.keyboard('{Escape}');
  await press(user, 'Continuar');
  expect(await screen.findByRole('heading', { name: /quiénes viajan/i })).toBeInTheDocument();
});

it('[MAP-03] warns when the district is not that of the address that was chosen', async () => {
  const { user } = await open(larco);
  await user.type(field(), 'larco 12');
  await list();
  await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  const warning = /está en San Isidro, y aquí dice otro lugar/;
  expect(screen.queryByText(warning)).not.toBeInTheDocument();
  await user.selectOptions(screen.getByLabelText('Distrito'), 'Miraflores');
  expect(screen.getByText(warning)).toHaveAttribute('role', 'status');
  await user.clear(field());
  await user.type(field(), 'Calle Berlín 5');
  expect(screen.queryByText(warning)).not.toBeInTheDocument();
});

it('[MAP-03] Escape closes what is suggested and keeps what is typed', async () => {
  const { user } = await open(larco);
  await user.type(field(), 'larco');
  await list();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  expect(field()).toHaveValue('larco');
});

it('[MAP-03] an answer that comes late opens nothing below a field that was left', async () => {
  const answer = Promise.withResolvers<unknown>();
  const { user, calls } = await open(() => answer.promise);
  await user.type(field(), 'larco');
  await waitFor(() => expect(searches(calls)).toHaveLength(1));
  await user.tab();
  await act(async () => answer.resolve(larco));
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  await user.click(field());
  expect(await list()).toBeVisible();
});

it.each([
  ['nobody can be asked', networkDown],
  ['too many were asked', () => apiError('RATE_LIMITED', { status: 429 })],
  ['nothing is known', []],
])('[MAP-03] is a plain field when %s', async (_, response) => {
  const { user, calls } = await open(response);
  await user.type(field(), 'Calle de mi casa 5');
  await waitFor(() => expect(searches(calls)).toHaveLength(1));
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  await user.selectOptions(screen.getByLabelText('Distrito'), 'Miraflores');
  await press(user, 'Continuar');
  expect(await screen.findByRole('heading', { name: /quiénes viajan/i })).toBeInTheDocument();
});
