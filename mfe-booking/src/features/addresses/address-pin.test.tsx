import { lima } from '@idavuelta/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import type { RootState } from '../../state/reducer.ts';
import { openAt } from '../../testing/open-at.ts';

const [miraflores, sanIsidro] = lima.counties;
const position = { latitude: -12.1255, longitude: -77.0299 };
const larco = { label: 'Av. José Larco 12, Miraflores', street: 'Av. José Larco 12', county: miraflores, position };
const elsewhere = { latitude: -12.1, longitude: -77.03 };
const saved = { id: 3, name: 'Calle Porta 7', county: sanIsidro, position: elsewhere, myAddress: true };

const field = () => screen.getByLabelText('Dirección');
const button = (name: string) => screen.getByRole('button', { name });

async function chooseLarco(api: object = {}) {
  const view = await openAt('addresses', { api: { 'GET /addresses/suggestions': [larco], ...api } });
  await view.user.type(field(), 'larco');
  await screen.findByRole('listbox');
  await view.user.keyboard('{ArrowDown}{Enter}');
  const stored = () => {
    const state = (view.store.getState() as unknown as RootState)['mfe-booking'].addresses;
    return Object.values(state)[0]?.[0]?.position;
  };
  return { ...view, stored };
}

const openMap = async (user: Awaited<ReturnType<typeof chooseLarco>>['user']) => {
  await user.click(await screen.findByRole('button', { name: 'Ajustar en el mapa' }));
  return screen.findByRole('region', { name: 'Mapa de Av. José Larco 12' });
};

it('[MAP-04] a chosen address has a place, which is moved by buttons, and says where it is', async () => {
  const { user, stored } = await chooseLarco();
  expect(stored()).toEqual(position);
  await openMap(user);
  expect(button('Cerrar el mapa')).toHaveAttribute('aria-expanded', 'true');
  const moves = within(screen.getByRole('group', { name: 'Mover el punto diez metros' }));
  await user.click(moves.getByRole('button', { name: 'Norte' }));
  await user.click(moves.getByRole('button', { name: 'Este' }));
  expect(stored()).toEqual({ latitude: -12.1254, longitude: -77.0298 });
  expect(screen.getByText('El punto está en -12.12540, -77.02980')).toHaveAttribute('role', 'status');
});

it('[MAP-04] the pin is moved by its arrow keys', async () => {
  const { user, stored } = await chooseLarco();
  const map = await openMap(user);
  within(map)
    .getByRole('button', { name: /^Dónde te recogemos/ })
    .focus();
  await user.keyboard('{ArrowDown}{ArrowLeft}{ArrowLeft}x');
  expect(stored()).toEqual({ latitude: -12.1256, longitude: -77.0301 });
});

it('[MAP-04] the number of the house may change, another street or district forgets the place', async () => {
  const { user, stored } = await chooseLarco();
  await user.type(field(), '34');
  expect(stored()).toEqual(position);
  await user.selectOptions(screen.getByLabelText('Distrito'), 'San Isidro');
  await waitFor(() => expect(stored()).toBeUndefined());
  expect(screen.queryByRole('button', { name: 'Ajustar en el mapa' })).not.toBeInTheDocument();
  await user.clear(field());
  await user.type(field(), 'larco');
  await screen.findByRole('listbox');
  await user.keyboard('{ArrowDown}{Enter}');
  expect(stored()).toEqual(position);
  await user.type(field(), '{Backspace>4/}');
  await waitFor(() => expect(stored()).toBeUndefined());
});

it('[MAP-04] a saved address brings its place along, and is saved with it', async () => {
  const { user, stored, calls } = await chooseLarco({
    'GET /shop-api/frequent-addresses': [saved],
    'POST /shop-api/frequent-addresses': saved,
  });
  await user.click(screen.getByRole('checkbox', { name: 'Guardar esta dirección para la próxima vez' }));
  expect(calls.find(({ method }) => method === 'POST')?.data).toMatchObject({ name: 'Av. José Larco 12', position });
  await user.click(screen.getByRole('button', { name: /Calle Porta 7/ }));
  expect(field()).toHaveValue('Calle Porta 7');
  await waitFor(() => expect(stored()).toEqual(elsewhere));
  expect(await screen.findByRole('button', { name: 'Ajustar en el mapa' })).toBeVisible();
});
