import { screen, within } from '@testing-library/react';
import { chooseTickets, fill, fillAddresses, fillPassengers, openWizard, press } from '../../testing/booking.tsx';

async function openPassengers(options: Parameters<typeof openWizard>[0] = {}) {
  const view = await openWizard(options);
  await chooseTickets(view.user);
  await press(view.user, 'Continuar');
  await screen.findByLabelText('Dirección');
  return view;
}

it('[BKG-10] asks for 1 to `capacity` passengers a ticket, each picked up at one of its addresses', async () => {
  const { user } = await openPassengers();
  await press(user, 'Agregar otra dirección');
  const [first, second] = screen.getAllByLabelText('Dirección') as [HTMLElement, HTMLElement];
  await fillAddresses(user);
  await fill(user, first, 'Av. Larco 123');
  await fill(user, second, 'Jr. Unión 5');
  await press(user, 'Continuar');

  await press(user, 'Agregar otro pasajero');
  expect(screen.getAllByLabelText('Nombre y apellido')).toHaveLength(2);
  expect(screen.queryByRole('button', { name: 'Agregar otro pasajero' })).not.toBeInTheDocument();
  await press(user, 'Quitar el pasajero 2 del boleto 1');

  await fill(user, screen.getByLabelText('Correo electrónico'), 'nobody');
  await fill(user, screen.getByLabelText('Teléfono'), '1234567');
  await press(user, 'Continuar');
  expect(screen.getByText('Campo requerido')).toBeInTheDocument();
  expect(screen.getByText('Correo electrónico no válido')).toBeInTheDocument();
  expect(screen.getByText('Teléfono no válido: mínimo 8 caracteres')).toBeInTheDocument();
  expect(screen.getByText('Ingresa una dirección')).toBeInTheDocument();

  await fillPassengers(user);
  const pickUp = screen.getByLabelText('Dirección de recojo');
  expect(
    within(pickUp)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['Elige una dirección', 'Av. Larco 123', 'Jr. Unión 5']);
  await user.selectOptions(pickUp, 'Jr. Unión 5');
  await press(user, 'Continuar');
  expect(await screen.findByRole('list', { name: 'Resumen de tu compra' })).toHaveTextContent('Rosa Quispe');
});

it('[BKG-10] asks again for the pick-up when its address was changed since', async () => {
  const { user } = await openPassengers();
  await fillAddresses(user);
  await press(user, 'Continuar');
  await fillPassengers(user);
  await press(user, /direcciones de recojo.*editar/i);
  await press(user, 'Agregar otra dirección');
  await fillAddresses(user, 'Calle Nueva 9');
  await fill(user, screen.getAllByLabelText('Dirección')[1] as HTMLElement, 'Calle Otra 2');
  await press(user, 'Continuar');
  expect(await screen.findByLabelText('Dirección de recojo')).toHaveValue('');
  await press(user, 'Continuar');
  expect(screen.getByText('Ingresa una dirección')).toBeInTheDocument();
  expect(screen.getByLabelText('Nombre y apellido')).toHaveValue('Rosa Quispe');
});

it('[BKG-21] fills a passenger with the customer or a frequent friend', async () => {
  const { user } = await openPassengers({
    api: {
      'GET /shop-api/frequent-friends': [
        { id: 1, fullname: 'Luis Paz', email: 'luis@example.test', phone: '912345678' },
      ],
    },
  });
  await fillAddresses(user);
  await press(user, 'Continuar');
  await press(user, 'Luis Paz');
  expect(screen.getByLabelText('Nombre y apellido')).toHaveValue('Luis Paz');
  await press(user, 'Mis datos');
  expect(screen.getByLabelText('Nombre y apellido')).toHaveValue('Rosa Quispe');
  expect(screen.getByLabelText('Correo electrónico')).toHaveValue('rosa@example.test');
  expect(screen.getByLabelText('Teléfono')).toHaveValue('987654321');
  expect(screen.getByLabelText('Dirección de recojo')).toHaveValue('Av. Larco 123');
});
