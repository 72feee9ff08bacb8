import type { Category } from '@idavuelta/shared/contracts';
import { anEvent, apiError, type MadeCall } from '@idavuelta/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import type { RootState } from '../../state/reducer.ts';
import { aPlacedOrder, fill, fillAddresses, fillPassengers, press, sharedVan } from '../../testing/booking.tsx';
import { openAt } from '../../testing/open-at.ts';

it('[BKG-10] asks for 1 to `capacity` passengers a ticket, each picked up at one of its addresses', async () => {
  const { user } = await openAt('passengers', { addresses: ['Av. Larco 123', 'Jr. Unión 5'] });
  await press(user, 'Agregar otro pasajero');
  expect(screen.getAllByLabelText('Nombre y apellido')).toHaveLength(2);
  expect(screen.queryByRole('button', { name: 'Agregar otro pasajero' })).not.toBeInTheDocument();
  await press(user, 'Quitar el pasajero 2 del boleto 1');

  await press(user, 'Viaja otra persona');
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
  const { user } = await openAt('passengers');
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

it('[FLT-39] the customer is the first passenger, and is taken out with one press for good', async () => {
  const { user } = await openAt('passengers', { times: 2 });
  const values = (label: string) => screen.getAllByLabelText<HTMLInputElement>(label).map((field) => field.value);
  expect(values('Nombre y apellido')).toEqual(['Rosa Quispe', '']);
  expect(values('Correo electrónico')).toEqual(['rosa@example.test', '']);
  expect(values('Teléfono')).toEqual(['987654321', '']);
  expect(screen.getByText('Completamos tus datos: viajas tú.')).toBeVisible();
  await press(user, 'Viaja otra persona');
  expect(values('Nombre y apellido')).toEqual(['', '']);
  expect(values('Teléfono')).toEqual(['', '']);
  expect(screen.getAllByLabelText('Nombre y apellido')[0]).toHaveFocus();
  expect(screen.getAllByLabelText('Dirección de recojo')[0]).toHaveValue('Av. Larco 123');
  expect(screen.queryByText(/Completamos tus datos/)).not.toBeInTheDocument();

  await press(user, /direcciones de recojo.*editar/i);
  await press(user, 'Continuar');
  await screen.findAllByLabelText('Nombre y apellido');
  expect(values('Nombre y apellido')).toEqual(['', '']);
});

it('[BKG-21] fills a passenger with the customer or a frequent friend', async () => {
  const { user } = await openAt('passengers', {
    api: {
      'GET /shop-api/frequent-friends': [
        { id: 1, fullname: 'Luis Paz', email: 'luis@example.test', phone: '912345678' },
      ],
    },
  });
  await press(user, 'Luis Paz');
  expect(screen.getByLabelText('Nombre y apellido')).toHaveValue('Luis Paz');
  await press(user, 'Yo también viajo');
  expect(screen.getByLabelText('Nombre y apellido')).toHaveValue('Rosa Quispe');
  expect(screen.getByLabelText('Correo electrónico')).toHaveValue('rosa@example.test');
  expect(screen.getByLabelText('Teléfono')).toHaveValue('987654321');
  expect(screen.getByLabelText('Dirección de recojo')).toHaveValue('Av. Larco 123');
});

it('[FLT-31] a phone keeps its country, which is the event’s until another one is chosen', async () => {
  const { user } = await openAt('passengers');
  const [country] = screen.getAllByLabelText('Código de país') as [HTMLElement];
  const [phone] = screen.getAllByLabelText('Teléfono') as [HTMLElement];
  expect(country).toHaveValue('PE');
  await fill(user, phone, '612 34 56 78');
  await user.selectOptions(country, 'ES');
  expect(phone).toHaveValue('612 34 56 78');
  await fill(user, phone, '+56 9 8765 4321');
  expect(country).toHaveValue('CL');
  expect(phone).toHaveValue('9 8765 4321');
});

it('[BKG-10] refuses what the API would refuse: an address without a full domain, a number nobody answers', async () => {
  const { user } = await openAt('passengers');
  await fillPassengers(user);
  await fill(user, screen.getByLabelText('Correo electrónico'), 'ana@gmail');
  await fill(user, screen.getByLabelText('Teléfono'), 'abcdefgh');
  await press(user, 'Continuar');
  expect(screen.getByLabelText('Correo electrónico')).toHaveAccessibleDescription('Correo electrónico no válido');
  await waitFor(() => expect(screen.getByLabelText('Teléfono')).toHaveAccessibleDescription(/por ejemplo 987 654 321/));
  await fill(user, screen.getByLabelText('Correo electrónico'), 'ana@gmail.com');
  await fill(user, screen.getByLabelText('Teléfono'), '+56 9 8765 4321');
  await press(user, 'Continuar');
  expect(await screen.findByRole('heading', { name: /confirma tu compra/i })).toBeInTheDocument();
});

it('[BKG-11] gives the first wrong field the focus, and links the message to each of them', async () => {
  const { user } = await openAt('passengers', { times: 2 });
  await fillPassengers(user);
  const names = screen.getAllByLabelText('Nombre y apellido') as [HTMLElement, HTMLElement];
  const phones = screen.getAllByLabelText('Teléfono') as [HTMLElement, HTMLElement];
  await user.clear(names[1]);
  await fill(user, phones[1], '123');
  await press(user, 'Continuar');
  const summary = await screen.findByRole('alert');
  expect(names[1]).toHaveFocus();
  const links = () => within(summary).getAllByRole('link');
  expect(links().map(({ textContent }) => textContent)).toEqual([
    'Boleto 2 · Nombre y apellido',
    'Boleto 2 · Teléfono',
  ]);
  await user.click(links()[1] as HTMLElement);
  expect(phones[1]).toHaveFocus();

  // a corrected field disappears from the list, and another press leads to the next one
  await fill(user, phones[1], '987654321');
  await waitFor(() => expect(links()).toHaveLength(1));
  await press(user, 'Continuar');
  expect(names[1]).toHaveFocus();
});

it('[BKG-11] names the passenger of several whose field is wrong', async () => {
  const { user } = await openAt('passengers');
  await press(user, 'Agregar otro pasajero');
  await fillPassengers(user);
  await user.clear(screen.getAllByLabelText('Correo electrónico')[1] as HTMLElement);
  await press(user, 'Continuar');
  expect(await screen.findByRole('link', { name: 'Boleto 1 · Pasajero 2 · Correo electrónico' })).toBeVisible();
});

it('[BKG-21] offers nobody for a second passenger who travels already', async () => {
  const { user } = await openAt('passengers', {
    times: 2,
    api: {
      'GET /shop-api/frequent-friends': [
        { id: 1, fullname: 'Luis Paz', email: 'luis@example.test', phone: '912345678' },
      ],
    },
  });
  const offered = (name: string) => screen.queryAllByRole('button', { name });
  await screen.findAllByRole('button', { name: 'Luis Paz' });
  await user.click(offered('Yo también viajo')[0] as HTMLElement);
  // it stays where it was pressed, with the focus
  expect(offered('Yo también viajo')).toEqual([document.activeElement]);
  expect(offered('Luis Paz')).toHaveLength(2);
  await user.click(offered('Luis Paz')[1] as HTMLElement);
  expect(offered('Luis Paz')).toEqual([document.activeElement]);
  // a person who is removed from the order is offered again
  await fill(user, screen.getAllByLabelText('Correo electrónico')[0] as HTMLElement, 'otra@example.test');
  expect(offered('Yo también viajo')).toHaveLength(2);
});

it('[BKG-10] moves the focus with a passenger that is added or removed, and opens the keyboards they need', async () => {
  const { user } = await openAt('passengers');
  await press(user, 'Agregar otro pasajero');
  expect(screen.getAllByLabelText('Nombre y apellido')[1]).toHaveFocus();
  await press(user, 'Quitar el pasajero 1 del boleto 1');
  expect(screen.getByRole('group', { name: 'Completar con:' })).toContainElement(document.activeElement as HTMLElement);

  expect(screen.getByLabelText('Nombre y apellido')).toHaveAttribute('autocomplete', 'name');
  expect(screen.getByLabelText('Correo electrónico')).toHaveAttribute('autocomplete', 'email');
  expect(screen.getByLabelText('Correo electrónico')).toHaveAttribute('inputmode', 'email');
  expect(screen.getByLabelText('Teléfono')).toHaveAttribute('autocomplete', 'tel');
  expect(screen.getByLabelText('Teléfono')).toHaveAttribute('inputmode', 'tel');
});

it('[BKG-21] saves a typed passenger as a friend with one tick, but neither the customer nor a friend again', async () => {
  const friends: object[] = [];
  const { user, calls } = await openAt('passengers', {
    api: {
      'GET /shop-api/frequent-friends': () => [...friends],
      'POST /shop-api/frequent-friends': ({ data }: MadeCall) => {
        const friend = { id: 1, ...(data as object) };
        friends.push(friend);
        return friend;
      },
    },
  });
  await press(user, 'Yo también viajo');
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  await fill(user, screen.getByLabelText('Nombre y apellido'), 'Luis Paz');
  await fill(user, screen.getByLabelText('Correo electrónico'), 'luis@example.test');
  await fill(user, screen.getByLabelText('Teléfono'), '912 345 678');
  const tick = screen.getByRole('checkbox', { name: 'Guardar a este pasajero para la próxima vez' });
  expect(tick).not.toBeChecked();
  await user.click(tick);
  expect(await screen.findByRole('button', { name: 'Luis Paz' })).toBeInTheDocument();
  expect(tick).toBeChecked();
  await user.click(tick);
  const saved = calls.filter(({ method }) => method === 'POST');
  expect(saved.map(({ data }) => data)).toEqual([
    { fullname: 'Luis Paz', email: 'luis@example.test', phone: '+51912345678' },
  ]);
});

it.each([
  ['PE', 'DNI, CE o pasaporte (opcional)'],
  ['CL', 'RUN o pasaporte (opcional)'],
] as const)(
  '[BKG-10, LEG-07] asks for a document, which may be missing, for an event in %s',
  async (countryCode, label) => {
    const { user } = await openAt('passengers', { event: anEvent({ countryCode }) });
    const field = screen.getByLabelText(label);
    expect(field).toHaveAccessibleDescription(/que exige la autoridad de transporte/);
    expect(field).toHaveAttribute('aria-required', 'false');
    await fillPassengers(user);
    await press(user, 'Continuar');
    expect(await screen.findByRole('heading', { name: /confirma tu compra/i })).toBeInTheDocument();
  },
);

it('[BKG-10, LEG-07] keeps a document with its person: another passenger begins without one', async () => {
  const { user, store } = await openAt('passengers');
  const field = () => screen.getByLabelText(/^DNI/);
  await fill(user, field(), '45678901');
  await press(user, 'Viaja otra persona');
  expect(field()).toHaveValue('');
  await fill(user, field(), '45678901');
  await press(user, 'Yo también viajo');
  expect(field()).toHaveValue('');
  await fill(user, field(), ' 45678901 ');
  await press(user, 'Continuar');
  await screen.findByRole('heading', { name: /confirma tu compra/i });
  const { passengers } = (store.getState() as unknown as RootState)['mfe-booking'];
  expect(Object.values(passengers)).toMatchObject([[{ document: '45678901' }]]);
});

it('[BKG-10, LEG-07] asks for no document in Spain', async () => {
  await openAt('passengers', { event: anEvent({ countryCode: 'ES' }) });
  expect(screen.queryByLabelText(/pasaporte/)).not.toBeInTheDocument();
});

const wheelchairAndLuggage: Category = {
  ...sharedVan({ capacity: 2 }),
  spaces: [
    { kind: 'wheelchair', charge: { amount: 0, currency: 'PEN' }, price: 0, left: 1 },
    { kind: 'luggage', charge: { amount: 10, currency: 'PEN' }, price: 10, left: 9 },
  ],
};

it('[DSP-21] asks behind one line what else a ticket needs, adds its price to the total and orders it', async () => {
  const { user, calls } = await openAt('passengers', {
    times: 2,
    api: {
      'GET /events/:id/product-variant': [wheelchairAndLuggage],
      'POST /shop-api/init-payment': aPlacedOrder(),
    },
    method: 'transferencia',
  });
  expect(screen.queryByLabelText(/silla de ruedas/)).not.toBeInTheDocument();
  await user.click(screen.getAllByRole('button', { name: '¿Necesitas algo más en la van?' })[0] as HTMLElement);
  const wheelchair = await screen.findByLabelText(/Espacio para silla de ruedas · sin costo/);
  expect(wheelchair).toHaveFocus();
  expect(wheelchair).toHaveAccessibleDescription('Queda 1 para este viaje.');
  await user.selectOptions(wheelchair, '1');
  await user.selectOptions(screen.getByLabelText(/Equipaje grande · S\/10,00/), '2');
  expect(screen.getByRole('status', { name: 'Total' })).toHaveTextContent('S/110,00');

  // what one ticket has is no longer left for another
  await press(user, '¿Necesitas algo más en la van?');
  await waitFor(() => expect(screen.getAllByLabelText(/silla de ruedas/)).toHaveLength(2));
  expect(within(screen.getAllByLabelText(/silla de ruedas/)[1] as HTMLElement).getAllByRole('option')).toHaveLength(1);

  await fillPassengers(user);
  await press(user, 'Continuar');
  expect(await screen.findByRole('list', { name: 'Resumen de tu compra' })).toHaveTextContent('2 × Equipaje grande');
  await press(user, /Reservar por S\/110,00/);
  const placed = () => calls.find(({ path }) => path === '/shop-api/init-payment');
  await waitFor(() => expect(placed()).toBeDefined());
  expect(placed()?.data).toMatchObject({
    charge: { amount: 110, currency: 'PEN' },
    tickets: [{ spaces: { wheelchair: 1, luggage: 2 } }, {}],
  });
});

it('[DSP-21] says beside the field that others have taken the last one, and asks again', async () => {
  const errors = [{ field: 'tickets[0].spaces.wheelchair', reason: 'left' }];
  const { user } = await openAt('passengers', {
    api: {
      'GET /events/:id/product-variant': [wheelchairAndLuggage],
      'POST /shop-api/init-payment': apiError('VALIDATION_FAILED', { errors }),
    },
    method: 'transferencia',
  });
  await press(user, '¿Necesitas algo más en la van?');
  await user.selectOptions(await screen.findByLabelText(/silla de ruedas/), '1');
  await fillPassengers(user);
  await press(user, 'Continuar');
  await screen.findByRole('list', { name: 'Resumen de tu compra' });
  await press(user, /Reservar por/);
  expect(await screen.findByText('Ya no quedan tantos para este viaje: elige menos.')).toBeVisible();
  await user.selectOptions(screen.getByLabelText(/silla de ruedas/), '0');
  expect(screen.queryByText(/Ya no quedan tantos/)).not.toBeInTheDocument();
});

it('[DSP-21] an event that offers nothing else asks nothing', async () => {
  await openAt('passengers');
  expect(screen.queryByRole('button', { name: /algo más en la van/ })).not.toBeInTheDocument();
});
