import { aCategory, anEvent, apiError, aVariant, lima } from '@idavuelta/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { anAccount, renderOffice } from '../../../testing/office.tsx';
import SalePage from './SalePage.tsx';

const event = anEvent({ slug: 'gala' });
const variant = aVariant({ stock: 3, capacity: 2 });
const county = lima.counties[0] ?? { id: 0, name: '' };
const ana = { id: 9, email: 'ana@example.org', name: 'Ana Rojas' };
const pesos = (minor: number) => ({ minor, currency: 'CLP' });
const price = {
  fullPrice: { minor: 5000, currency: 'PEN' },
  total: { minor: 4500, currency: 'PEN' },
  heldUntil: '2027-03-01T15:00:00Z',
};

async function show(api: object = {}) {
  const view = await renderOffice(<SalePage />, {
    path: '/back-office/orders/new',
    account: anAccount('support'),
    api: {
      'GET /staff-api/customers': [ana],
      'GET /staff-api/customers/9': ana,
      'GET /search': [event],
      'GET /events/gala': event,
      [`GET /provinces/by-event/${event.id}`]: [lima],
      [`GET /events/${event.id}/product-variant`]: [aCategory({ subCategories: [variant] })],
      'GET /legal-documents/withdrawal': { document: 'withdrawal', language: 'es_PE', text: 'Sin retracto.\n\n# Ley' },
      'GET /tax-documents': { issued: false },
      'GET /staff-api/address-suggestions': [],
      'POST /staff-api/order-price': price,
      'POST /staff-api/orders': { orderId: 'new-order', state: 'awaiting_transfer_payment' },
      ...api,
    },
  });
  const { user } = view;
  const choose = async (label: string, option: RegExp, typed = '') => {
    const field = await screen.findByRole('combobox', { name: label });
    await user.click(field);
    if (typed) await user.type(field, typed);
    const options = await screen.findAllByText(option, { selector: '.ant-select-item-option-content' });
    await user.click(options.at(-1) as HTMLElement);
  };
  const type = async (label: string, text: string) => user.type(screen.getByLabelText(label), text);
  const press = (name: string | RegExp) => user.click(screen.getByRole('button', { name }));
  /** Fills in an order with one ticket for one passenger. */
  const fillIn = async (ticketPrice = 'S/45,00') => {
    await choose('Quién compra', /Ana Rojas/, 'ana');
    await choose('Evento', /Estadio Nacional/, 'gala');
    await choose('Salida', /5 mar\.? 2027, 20:00/);
    await choose('Desde dónde viajan', new RegExp(lima.name));
    await user.click(
      await screen.findByRole('button', {
        name: `Agregar Van compartida · Entrada general, ${ticketPrice} (quedan 3)`,
      }),
    );
    await type('Nombre y apellido', 'Zoe');
    await type('Correo electrónico', 'zoe@example.org');
    await type('Teléfono', '987654321');
    await type('Dirección', 'Av. Grau 123');
    await choose('Distrito', new RegExp(county.name));
  };
  const sent = (path: string) => view.calls.filter((call) => call.method === 'POST' && call.path === path);
  return { ...view, choose, type, press, fillIn, sent };
}

const passenger = { name: 'Zoe', email: 'zoe@example.org', phone: '+51 987654321', passengerAddress: 'Av. Grau 123' };
const order = {
  customerId: 9,
  eventDateId: event.calendars[0]?.id,
  provinceId: lima.id,
  paymentCode: 'transferencia',
  tickets: [
    {
      placeId: variant.placeId,
      productVariantId: variant.productVariantId,
      addresses: [{ address: 'Av. Grau 123', commune_id: county.id }],
      passengers: [passenger],
    },
  ],
};

it('[FLT-35, BOF-08] says that a customer is blocked before anything is sold to them', async () => {
  const blocked = { ...ana, blocked: true };
  const view = await show({ 'GET /staff-api/customers': [blocked], 'GET /staff-api/customers/9': blocked });
  await view.choose('Quién compra', /Ana Rojas · ana@example.org · bloqueado/, 'ana');
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('La cuenta de Ana Rojas está bloqueada');
  expect(within(alert).getByRole('link', { name: 'Ver la cuenta' })).toHaveAttribute(
    'href',
    '/back-office/customers/9',
  );
});

it('[BOF-08] shows the price of the server, and sells after saying what that does', async () => {
  const view = await show();
  await view.fillIn();
  await view.type('Cupón', 'VUELTA10');
  await view.press('Ver el precio');
  expect(await screen.findByText('Total: S/45,00')).toBeInTheDocument();
  expect(screen.getByText(/Sin cupón: S\/50,00 · Guardados hasta el 1 mar/)).toBeInTheDocument();
  expect(view.sent('/staff-api/order-price')[0]?.data).toEqual({ ...order, discountCode: 'VUELTA10' });
  expect(view.sent('/staff-api/orders')).toEqual([]);

  await view.press('Vender');
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/recibe por correo cómo transferir S\/45,00/)).toBeInTheDocument();
  await view.user.click(dialog.getByRole('button', { name: 'Vender' }));
  await waitFor(() => expect(view.currentPath()).toBe('/back-office/orders/new-order'));
  const [sold] = view.sent('/staff-api/orders');
  expect(sold?.data).toEqual({ ...order, discountCode: 'VUELTA10' });
  expect(sold?.headers['Idempotency-Key']).toMatch(/^[\w-]{36}$/);
});

it('[BOF-08, LEG-07] sells with a document of a passenger', async () => {
  const view = await show();
  await view.fillIn();
  await view.type('DNI, CE o pasaporte', '45678901');
  await view.press('Ver el precio');
  await screen.findByText('Total: S/45,00');
  expect(view.sent('/staff-api/order-price')[0]?.data).toMatchObject({
    tickets: [{ passengers: [{ ...passenger, document: '45678901' }] }],
  });
});

it('[BOF-08, LEG-07] asks for no document in Spain', async () => {
  const view = await show({ 'GET /events/gala': { ...event, countryCode: 'ES' } });
  await view.fillIn();
  expect(screen.getByLabelText('Nombre y apellido')).toHaveValue('Zoe');
  expect(screen.queryByLabelText(/pasaporte/)).not.toBeInTheDocument();
});

it('[MON-03] a ticket of a Chilean event is sold in pesos', async () => {
  const inPesos = { ...variant, charge: { amount: 16_200, currency: 'CLP' as const } };
  const view = await show({
    [`GET /events/${event.id}/product-variant`]: [aCategory({ subCategories: [inPesos] })],
    'POST /staff-api/order-price': { ...price, fullPrice: pesos(16_200), total: pesos(14_580) },
  });
  await view.fillIn('$16.200');
  await view.press('Ver el precio');
  expect(await screen.findByText('Total: $14.580')).toBeInTheDocument();
  expect(screen.getByText(/^Sin cupón: \$16\.200 · Guardados hasta/)).toBeInTheDocument();
});

it('[MON-02] says what is charged in another currency than the price, and the price beside it', async () => {
  const charge = { minor: 1458, currency: 'EUR' };
  const view = await show({
    'POST /staff-api/order-price': { fullPrice: pesos(14_580), total: pesos(14_580), charge },
  });
  await view.fillIn();
  await view.press('Ver el precio');
  expect(await screen.findByText('Total: 14,58 €')).toBeInTheDocument();
  expect(screen.getByText('Precio: $14.580')).toBeInTheDocument();
});

it('[BOF-08] a second passenger travels from the same door, and cash is confirmed by its amount', async () => {
  const view = await show();
  await view.fillIn();
  await view.press('Agregar un pasajero');
  const second = within(await screen.findByRole('group', { name: 'Pasajero 2' }));
  expect(second.getByLabelText('Dirección')).toHaveValue('Av. Grau 123');
  await view.user.type(second.getByLabelText('Nombre y apellido'), 'Iván');
  await view.user.type(second.getByLabelText('Correo electrónico'), 'ivan@example.org');
  await view.user.type(second.getByLabelText('Teléfono'), '912345678');
  await view.user.click(screen.getByRole('radio', { name: /^Efectivo/ }));
  await view.press('Ver el precio');
  await view.user.click(await screen.findByRole('button', { name: 'Vender' }));
  expect(await screen.findByText(/Recibiste S\/45,00 en efectivo/)).toBeInTheDocument();
  const [priced] = view.sent('/staff-api/order-price');
  expect(priced?.data).toMatchObject({
    paymentCode: 'efectivo',
    tickets: [{ addresses: order.tickets[0]?.addresses, passengers: [passenger, { name: 'Iván' }] }],
  });
});

it('[BOF-08] a link to pay is sold as such', async () => {
  const view = await show({ 'POST /staff-api/orders': { orderId: 'new-order', state: 'awaiting_payment' } });
  await view.fillIn();
  await view.user.click(screen.getByRole('radio', { name: /^Enlace/ }));
  await view.press('Ver el precio');
  await view.user.click(await screen.findByRole('button', { name: 'Vender' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/recibe un enlace para pagar S\/45,00/)).toBeInTheDocument();
  await view.user.click(dialog.getByRole('button', { name: 'Vender' }));
  await waitFor(() => expect(view.sent('/staff-api/orders')[0]?.data).toEqual({ ...order, paymentCode: 'enlace' }));
});

it('[BOF-08] a refused order says why, and a changed one is priced again', async () => {
  const view = await show({ 'POST /staff-api/order-price': () => apiError('OUT_OF_STOCK', { status: 409 }) });
  await view.press('Ver el precio');
  expect(await screen.findByText('Agrega al menos un boleto.')).toBeInTheDocument();
  await view.fillIn();
  await view.press('Ver el precio');
  expect(await screen.findByText('Ya no quedan suficientes asientos.')).toBeInTheDocument();
  view.api['POST /staff-api/order-price'] = price;
  await view.press('Ver el precio');
  expect(await screen.findByRole('button', { name: 'Vender' })).toBeInTheDocument();
  await view.type('Cupón', 'X');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Vender' })).not.toBeInTheDocument());
});

it('[BOF-02] who may only read does not sell', async () => {
  await renderOffice(<SalePage />, { path: '/back-office/orders/new', account: anAccount('viewer') });
  expect(await screen.findByText('Tu función no permite esto.')).toBeVisible();
});

it('[FIS-03] asks whom the tax document names where documents are issued, and reads it by the country’s rule', async () => {
  const terms = { issued: true, namedFrom: { amount: 700, currency: 'PEN' } };
  const view = await show({ 'GET /tax-documents': terms });
  await view.fillIn();
  expect(await screen.findByText('Desde S/700,00 tiene que llevar nombre y número.')).toBeVisible();
  await view.choose('Comprobante', /^Factura$/);
  await screen.findByLabelText('RUC');
  await view.type('RUC', '20131312956');
  await view.type('A nombre de', 'Andina S.A.C.');
  await view.press('Ver el precio');
  expect(await screen.findByText('El número no es válido: revisa el último dígito.')).toBeInTheDocument();
  expect(view.sent('/staff-api/order-price')).toEqual([]);
  await view.user.clear(screen.getByLabelText('RUC'));
  await view.type('RUC', '20131312955');
  await view.type('Dirección fiscal', 'Av. Grau 1');
  await view.press('Ver el precio');
  await waitFor(() => expect(view.sent('/staff-api/order-price')).toHaveLength(1));
  expect(view.sent('/staff-api/order-price')[0]?.data).toEqual({
    ...order,
    taxBuyer: { kind: 'company', taxId: '20131312955', name: 'Andina S.A.C.', address: 'Av. Grau 1' },
  });
});

it('[FIS-03] says at the choice that the total asks for a buyer', async () => {
  const errors = [{ field: 'taxBuyer.taxId', reason: 'required' }];
  const view = await show({
    'GET /tax-documents': { issued: true },
    'POST /staff-api/order-price': () => apiError('VALIDATION_FAILED', { errors }),
  });
  await view.fillIn();
  await view.press('Ver el precio');
  await waitFor(() =>
    expect(screen.getByRole('combobox', { name: 'Comprobante' })).toHaveAttribute('aria-invalid', 'true'),
  );
});

it('[LEG-02] who sells by telephone reads aloud what the law says of withdrawal, before the sale', async () => {
  const { fillIn, press, calls } = await show();
  await fillIn();
  expect(screen.queryByText('Sin retracto.')).not.toBeInTheDocument();
  await press('Ver el precio');
  expect(await screen.findByText('Léelo en voz alta antes de vender:')).toBeVisible();
  expect(screen.getByText('Sin retracto.')).toBeVisible();
  const asked = calls.find(({ path }) => path === '/legal-documents/withdrawal');
  expect(asked?.params).toEqual({ 'country-code': 'PE' });
});

it('[DSP-21] sells by telephone what a ticket needs beside seats, if the event offers it', async () => {
  const luggage = { kind: 'luggage' as const, charge: { amount: 10, currency: 'PEN' as const }, price: 10, left: 4 };
  const view = await show({
    [`GET /events/${event.id}/product-variant`]: [aCategory({ subCategories: [variant], spaces: [luggage] })],
  });
  await view.fillIn();
  await view.choose('Equipaje grande, S/10,00 (quedan 4)', /^2$/);
  await view.press('Ver el precio');
  await waitFor(() => expect(view.sent('/staff-api/order-price')).toHaveLength(1));
  expect(view.sent('/staff-api/order-price')[0]?.data).toMatchObject({ tickets: [{ spaces: { luggage: 2 } }] });
});

it('[DSP-20] an address is suggested while it is typed, and the order has its county and place', async () => {
  const larco = { latitude: -12.12, longitude: -77.03 };
  const view = await show({
    'GET /staff-api/address-suggestions': [
      { label: 'Av. Larco 345, Miraflores', street: 'Av. Larco 345', county, position: larco },
    ],
  });
  await view.fillIn();
  expect(screen.getByText(/Elige una sugerencia o ubícala en el mapa/)).toBeInTheDocument();
  await view.user.clear(screen.getByLabelText('Dirección'));
  await view.type('Dirección', 'larco 345');
  await view.user.click(await screen.findByText('Av. Larco 345, Miraflores'));
  expect(await screen.findByText('Está en el mapa.')).toBeInTheDocument();
  await view.press('Ver el precio');
  await screen.findByText('Total: S/45,00');
  expect(view.sent('/staff-api/order-price')[0]?.data).toMatchObject({
    tickets: [{ addresses: [{ address: 'Av. Larco 345', commune_id: county.id, position: larco }] }],
  });
  await view.type('Dirección', ' bis');
  expect(await screen.findByText(/Elige una sugerencia o ubícala en el mapa/)).toBeInTheDocument();
});
