import {
  type Category,
  languageChanged,
  loginRequested,
  paymentType,
  periodicity,
  sessionStarted,
} from '@idavuelta/shared/contracts';
import {
  aCategory,
  anEvent,
  anEventDate,
  aVariant,
  callao,
  lima,
  type MadeCall,
  networkDown,
} from '@idavuelta/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { chooseTickets, fill, named, openPart, openWizard, press, sharedVan } from '../../testing/booking.tsx';
import DayPicker from './DayPicker.tsx';

const counter = (name = 'Entrada general') => screen.findByRole('status', { name: `Boletos de ${name}` });

/** Each typed key renders the whole calendar: one test types its last key, the others paste. */
async function enterDay(user: UserEvent, input: HTMLElement, day: string) {
  await user.click(input);
  await fill(user, input, day);
  await user.keyboard('{Enter}');
}

it('[BKG-02] shows the fixed date, the provinces and the categories with a counter for each variant', async () => {
  const { user } = await openWizard({
    api: {
      'GET /events/:id/product-variant': [
        sharedVan({}, { ...named('Preferente'), price: 60 }),
        aCategory(named('Van privada') as never),
      ],
    },
  });
  expect(screen.getByText(/viernes, 5 de marzo de 2027.*20:00 horas/)).toBeInTheDocument();
  const provinces = await screen.findByLabelText('Provincia');
  expect(
    within(provinces)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['Elige tu provincia', 'Lima', 'Callao']);
  await chooseTickets(user);
  expect(await counter()).toHaveTextContent('1');
  expect(await counter('Preferente')).toHaveTextContent('0');
  await press(user, /van compartida/i);
  expect(screen.queryByRole('status', { name: /boletos de/i })).not.toBeInTheDocument();
});

it('[BKG-02] offers the dates of an event with several', async () => {
  const calendars = [
    anEventDate({ id: 71, startDate: '2027-03-06T01:00:00.000Z' }),
    anEventDate({ id: 72, startDate: '2027-03-07T01:00:00.000Z' }),
  ];
  const { user } = await openWizard({ event: anEvent({ periodicityType: periodicity.calendar, calendars }) });
  expect(screen.getAllByRole('radio')).toHaveLength(2);
  await user.click(screen.getByRole('radio', { name: /sábado, 6 de marzo/i }));
  expect(screen.getByRole('complementary')).toHaveTextContent('6 mar');
});

it('[BKG-02] lets the buyer pick a day within the period of the event', async () => {
  const event = anEvent({
    periodicityType: periodicity.range,
    startDate: '2027-03-06T01:00:00.000Z',
    endDate: '2027-03-20T01:00:00.000Z',
  });
  const { user } = await openWizard({ event });
  const input = await screen.findByLabelText('Fecha');
  await enterDay(user, input, '25/03/2027');
  expect(screen.getByRole('complementary')).not.toHaveTextContent('mar');
  await user.clear(input);
  await user.type(input, '10/03/2027{Enter}');
  expect(screen.getByRole('complementary')).toHaveTextContent('10 mar');
});

it.each([
  ['es_CL', /LunMarMiéJueVieSábDom/],
  ['pt_BR', /DomSegTerQuaQuiSexSáb/],
  ['en_US', /SuMoTuWeThFrSa/],
] as const)(
  '[LOC-07] shows the calendar in the language of the site, also when it changes: %s',
  async (language, calendar) => {
    const event = anEvent({
      periodicityType: periodicity.range,
      startDate: '2027-03-06T01:00:00.000Z',
      endDate: '2027-03-20T01:00:00.000Z',
    });
    const { user, store } = await openPart(<DayPicker event={event} />, { event });
    const input = await screen.findByLabelText('Fecha');
    await act(async () => void store.dispatch(languageChanged({ language })));
    await user.click(input);
    expect(document.querySelector('.ant-picker-dropdown')).toHaveTextContent(calendar);
  },
);

it('[BKG-03] flags the category whose priority equals the number of categories', async () => {
  await openWizard({
    api: {
      'GET /events/:id/product-variant': [
        aCategory({ ...named('Van privada'), priority: 2 } as never),
        aCategory({ priority: 1 }),
      ],
    },
  });
  expect(await screen.findByRole('button', { name: /van privada.*recomendado/i })).toBeInTheDocument();
  expect(screen.getAllByText('Recomendado')).toHaveLength(1);
});

it('[FLT-39] opens the recommended category with its counter at hand; closed by hand, it stays closed', async () => {
  const { user } = await openWizard({
    api: {
      'GET /events/:id/product-variant': [
        aCategory({ priority: 1 }),
        aCategory({ ...named('Van privada'), priority: 2, subCategories: [aVariant(named('Toda la van'))] } as never),
      ],
    },
  });
  await user.selectOptions(await screen.findByLabelText('Provincia'), 'Lima');
  expect(await counter('Toda la van')).toHaveTextContent('0');
  await press(user, /van privada/i);
  await user.selectOptions(screen.getByLabelText('Provincia'), 'Callao');
  await user.selectOptions(screen.getByLabelText('Provincia'), 'Lima');
  expect(screen.queryByRole('status', { name: /boletos de/i })).not.toBeInTheDocument();
  await press(user, /van compartida/i);
  expect(await counter()).toHaveTextContent('0');
});

it('[FLT-39] an event with one category and one date shows no choice of either', async () => {
  const { user } = await openWizard({ event: anEvent({ periodicityType: periodicity.calendar }) });
  await user.selectOptions(await screen.findByLabelText('Provincia'), 'Lima');
  expect(await counter()).toHaveTextContent('0');
  expect(screen.getByRole('heading', { name: /van compartida/i })).toBeVisible();
  expect(screen.queryByRole('button', { name: /van compartida/i })).not.toBeInTheDocument();
  expect(screen.queryByRole('radio')).not.toBeInTheDocument();
});

it('[FLT-39] opens no category that has no seats left in the province', async () => {
  const { user } = await openWizard({
    api: {
      'GET /events/:id/product-variant': [
        aCategory({ priority: 1 }),
        aCategory({ ...named('Van privada'), priority: 2, subCategories: [aVariant({ stock: 0 })] } as never),
      ],
    },
  });
  await user.selectOptions(await screen.findByLabelText('Provincia'), 'Lima');
  expect(await screen.findByRole('button', { name: /van privada/i })).toHaveAttribute('aria-expanded', 'false');
});

it('[FLT-25] recommends nothing of an invitation, where nothing is sold', async () => {
  await openWizard({ event: anEvent({ paymentType: paymentType.invited }) });
  expect(await screen.findByText('Invitación')).toBeVisible();
  expect(screen.queryByText('Recomendado')).not.toBeInTheDocument();
});

it('[BKG-04] shows the lowest price of the province, with Desde when prices vary', async () => {
  const { user } = await openWizard({
    api: {
      'GET /events/:id/product-variant': [
        sharedVan({ price: 1250.5 }, { price: 1300 }, { price: 20, provinceId: callao.id }),
      ],
    },
  });
  await user.selectOptions(await screen.findByLabelText('Provincia'), 'Lima');
  expect(await screen.findByRole('heading', { name: /van compartida/i })).toHaveTextContent('Desde S/1.250,50');
  await user.selectOptions(screen.getByLabelText('Provincia'), 'Callao');
  expect(screen.getByRole('heading', { name: /van compartida/i })).toHaveTextContent('S/20,00');
  expect(screen.getByRole('heading', { name: /van compartida/i })).not.toHaveTextContent('Desde');
});

it('[BKG-18] shows S/0,00 for the tickets of an invited event, whatever price the variant has', async () => {
  const { user } = await openWizard({ event: anEvent({ paymentType: paymentType.invited }) });
  await chooseTickets(user);
  const row = screen.getByRole('button', { name: 'Agregar Entrada general' }).closest('li');
  expect(row).toHaveTextContent('S/0,00');
  expect(screen.getByRole('status', { name: 'Total' })).toHaveTextContent('S/0,00');
  expect(screen.queryByText(/S\/45,00/)).not.toBeInTheDocument();
});

it('[BKG-05] opens no category and offers nothing to choose without a login, but asks for one', async () => {
  const { user, actions } = await openWizard({ session: { status: 'anonymous' } });
  await user.selectOptions(await screen.findByLabelText('Provincia'), 'Lima');
  await press(user, /van compartida/i);
  expect(actions).toContainEqual(loginRequested(undefined));
  expect(screen.queryByText('Entrada general')).not.toBeInTheDocument();
  expect(screen.queryByRole('status', { name: /boletos de/i })).not.toBeInTheDocument();
});

it('[AUT-17] goes on after the login with the province and the category that were chosen', async () => {
  const { user, store } = await openWizard({ session: { status: 'anonymous' } });
  await user.selectOptions(await screen.findByLabelText('Provincia'), 'Callao');
  await user.selectOptions(screen.getByLabelText('Provincia'), 'Lima');
  await press(user, /van compartida/i);
  act(() => void store.dispatch(sessionStarted(undefined)));
  expect(screen.getByLabelText('Provincia')).toHaveValue(String(lima.id));
  expect(await counter()).toHaveTextContent('0');
  await press(user, 'Agregar Entrada general');
  expect(await counter()).toHaveTextContent('1');
});

it('[BKG-06] stops at zero and at what is left', async () => {
  const { user } = await openWizard({ api: { 'GET /events/:id/product-variant': [sharedVan({ stock: 2 })] } });
  await chooseTickets(user, { times: 0 });
  expect(await screen.findByRole('button', { name: 'Quitar Entrada general' })).toBeDisabled();
  await press(user, 'Agregar Entrada general');
  expect(screen.getByRole('button', { name: 'Agregar Entrada general' })).toBeEnabled();
  await press(user, 'Agregar Entrada general');
  expect(screen.getByRole('button', { name: 'Agregar Entrada general' })).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Quitar Entrada general' })).toBeEnabled();
});

it('[BKG-06, BKG-29] counts the seats that variants of one van share', async () => {
  const seatPool = { id: 9, unitsPerTicket: 1, unitsLeft: 4 };
  const trio = { ...named('Trío'), stock: 1, seatPool: { ...seatPool, unitsPerTicket: 3 } };
  const { user } = await openWizard({
    api: { 'GET /events/:id/product-variant': [sharedVan({ stock: 4, seatPool }, trio)] },
  });
  await chooseTickets(user, { times: 1 });
  expect(screen.getByText('Queda 1')).toBeInTheDocument();
  await press(user, 'Agregar Trío');
  expect(screen.getByRole('button', { name: 'Agregar Entrada general' })).toBeDisabled();
  await press(user, 'Quitar Trío');
  await press(user, 'Agregar Entrada general');
  expect(screen.getByRole('button', { name: 'Agregar Trío' })).toBeDisabled();
  expect(screen.getByText('Los asientos que quedan en esta van ya están en tu elección')).toBeInTheDocument();
});

it('[BKG-07] resets the chosen tickets to zero when the province changes', async () => {
  const { user } = await openWizard();
  await chooseTickets(user, { times: 2 });
  expect(screen.getByRole('status', { name: 'Total' })).toHaveTextContent('S/90,00');
  await user.selectOptions(screen.getByLabelText('Provincia'), 'Callao');
  expect(screen.getByRole('status', { name: 'Total' })).toHaveTextContent('S/0,00');
  await user.selectOptions(screen.getByLabelText('Provincia'), 'Lima');
  expect(await counter()).toHaveTextContent('0');
});

it('[BKG-07] says politely how many tickets a change of the province took off, until others are chosen', async () => {
  const { user } = await openWizard();
  await chooseTickets(user, { times: 2 });
  await user.selectOptions(screen.getByLabelText('Provincia'), 'Callao');
  const notice = screen.getByText('Cambiaste de provincia: quitamos 2 boletos de tu elección.');
  expect(notice).toHaveAttribute('role', 'status');
  await user.selectOptions(screen.getByLabelText('Provincia'), 'Lima');
  expect(notice).toBeEmptyDOMElement();
});

it('[BKG-08] says incomplete_tickets when continued without a ticket, and goes on with one', async () => {
  const { user } = await openWizard();
  await chooseTickets(user, { times: 0 });
  expect(screen.getByRole('button', { name: 'Continuar' })).toHaveAttribute('aria-disabled', 'true');
  await press(user, 'Continuar');
  const alert = screen.getByRole('alert');
  expect(alert).toHaveTextContent('Elige fecha, provincia y al menos un boleto para continuar.');
  expect(alert).toHaveFocus();
  expect(screen.getByText('Agrega al menos un boleto')).toBeInTheDocument();
  await press(user, 'Agregar Entrada general');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Continuar' })).toHaveAttribute('aria-disabled', 'false');
  await press(user, 'Continuar');
  expect(await screen.findByLabelText('Dirección')).toBeInTheDocument();
});

it('[BKG-25] says that no tickets are left, or none of a category in the province', async () => {
  const { user, unmount } = await openWizard({
    api: { 'GET /events/:id/product-variant': [sharedVan({ provinceId: callao.id })] },
  });
  await chooseTickets(user, { times: 0 });
  expect(await screen.findByText('No disponible para esta categoría en tu provincia.')).toBeInTheDocument();
  unmount();

  await openWizard({ api: { 'GET /events/:id/product-variant': [sharedVan({ stock: 0 })] } });
  expect(await screen.findByText('No hay boletos disponibles')).toBeInTheDocument();
});

it('offers a retry when the categories cannot be loaded', async () => {
  const { user, api } = await openWizard({ api: { 'GET /events/:id/product-variant': networkDown } });
  expect(await screen.findByRole('alert')).toHaveTextContent('No pudimos cargar la información');
  api['GET /events/:id/product-variant'] = [aCategory({ subCategories: [aVariant()] })];
  await press(user, 'Reintentar');
  expect(await screen.findByRole('heading', { name: /van compartida/i })).toBeInTheDocument();
});

describe('dates with seats of their own', () => {
  const calendars = [
    anEventDate({ id: 71 }),
    anEventDate({ id: 72, startDate: '2027-03-07T01:00:00.000Z' }),
    anEventDate({ id: 73, startDate: '2027-03-08T01:00:00.000Z', soldOut: true }),
    anEventDate({ id: 74, startDate: '2027-03-01T01:00:00.000Z', salesClosed: true }),
  ];
  const calendarEvent = anEvent({ periodicityType: periodicity.calendar, calendars });
  const van = sharedVan({ productVariantId: 901 });
  const withStock = (stock: number): Category[] => [
    { ...van, subCategories: [aVariant({ productVariantId: 901, stock })] },
  ];

  it('[BKG-29, EVT-09] does not offer a date that is sold out or whose sales have closed, and says which it is', async () => {
    await openWizard({ event: calendarEvent });
    expect(screen.getByRole('radio', { name: /domingo, 7 de marzo.*Agotado/i })).toBeDisabled();
    expect(screen.getByRole('radio', { name: /domingo, 28 de febrero.*Ventas cerradas/i })).toBeDisabled();
    expect(screen.getByRole('radio', { name: /viernes, 5 de marzo/i })).toBeEnabled();
  });

  it('[BKG-29] fetches the stock of a date when it is chosen, and says what of the choice is not left', async () => {
    const stock: Record<string, number> = { 71: 5, 72: 1 };
    const { user, calls } = await openWizard({
      event: calendarEvent,
      api: {
        'GET /events/:id/product-variant': ({ params }: MadeCall) => withStock(stock[params.eventDateId ?? 71] ?? 9),
      },
    });
    await user.click(screen.getByRole('radio', { name: /viernes, 5 de marzo/i }));
    await chooseTickets(user, { times: 3 });
    expect(screen.getByText(/Asientos disponibles para el viernes, 5 de marzo/)).toBeInTheDocument();
    expect(await screen.findByText('Quedan 5')).toBeInTheDocument();

    await user.click(screen.getByRole('radio', { name: /sábado, 6 de marzo/i }));
    expect(calls.at(-1)?.params).toEqual({ eventDateId: 72 });
    expect(await screen.findByText(/Para el sábado, 6 de marzo.* quedan menos boletos/)).toBeInTheDocument();
    expect(screen.getByText(/Van compartida · Entrada general: Queda 1/)).toBeInTheDocument();
    expect(screen.getByRole('radio', { name: /sábado, 6 de marzo/i })).toHaveFocus();
    expect(await counter()).toHaveTextContent('3');
    expect(screen.getByRole('button', { name: 'Continuar' })).toHaveAttribute('aria-disabled', 'true');

    await user.click(screen.getByRole('radio', { name: /viernes, 5 de marzo/i }));
    await waitFor(() => expect(screen.queryByText(/quedan menos boletos/)).not.toBeInTheDocument());
    expect(screen.getByRole('button', { name: 'Continuar' })).toHaveAttribute('aria-disabled', 'false');
  });

  it('[BKG-29] says that a date has no seats left, and that another one may', async () => {
    const { user } = await openWizard({
      event: calendarEvent,
      api: { 'GET /events/:id/product-variant': ({ params }: MadeCall) => withStock(params.eventDateId ? 0 : 4) },
    });
    await user.click(screen.getByRole('radio', { name: /viernes, 5 de marzo/i }));
    expect(await screen.findByText(/No quedan asientos para esta fecha/)).toBeInTheDocument();
  });

  it('[BKG-29, EVT-09] does not let a day be picked that is sold out or before the first on sale', async () => {
    const event = anEvent({
      periodicityType: periodicity.range,
      startDate: '2027-03-06T01:00:00.000Z',
      endDate: '2027-03-20T01:00:00.000Z',
      firstOpenDay: '2027-03-08',
      soldOutDays: ['2027-03-12'],
    });
    const { user, calls } = await openWizard({ event });
    const input = await screen.findByLabelText('Fecha');
    expect(screen.getByText(/Agotado: 12 mar\.? 2027/)).toBeInTheDocument();
    const summary = screen.getByRole('complementary');
    for (const closed of ['12/03/2027', '06/03/2027']) {
      await enterDay(user, input, closed);
      expect(summary).not.toHaveTextContent('mar');
    }
    await enterDay(user, input, '13/03/2027');
    expect(summary).toHaveTextContent('13 mar');
    await waitFor(() =>
      expect(calls.at(-1)?.params).toEqual({ eventDateId: event.calendars[0]?.id, date: '2027-03-13' }),
    );
  });
});
