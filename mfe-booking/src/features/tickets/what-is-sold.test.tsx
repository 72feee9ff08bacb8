import { paymentType, periodicity } from '@idavuelta/shared/contracts';
import { anEvent, callao } from '@idavuelta/shared/testing';
import { act, screen, within } from '@testing-library/react';
import { chooseTickets, named, openCategory, openPart, openWizard, sharedVan } from '../../testing/booking.tsx';
import DayPicker from './DayPicker.tsx';

const sold = 'Reservas un asiento en la van, de ida y vuelta. La entrada al evento no está incluida.';

/** The header of a category, which shows more than its tickets. */
const category = () => screen.findByRole('heading', { name: /van compartida/i });

it('[SLD-01] says in the summary what is sold, not of an event that the organiser pays', async () => {
  const { unmount } = await openWizard();
  expect(screen.getByRole('complementary')).toHaveTextContent(sold);
  unmount();
  await openWizard({ event: anEvent({ paymentType: paymentType.invited }) });
  expect(screen.queryByText(sold)).not.toBeInTheDocument();
});

it('[SLD-05] shows what each of several travellers pays, rounded up', async () => {
  const { user } = await openWizard({
    api: {
      'GET /events/:id/product-variant': [
        sharedVan({ ...named('Individual'), capacity: 1, price: 45 }, { ...named('Trío'), capacity: 3, price: 100 }),
      ],
    },
  });
  await user.selectOptions(await screen.findByLabelText('Provincia'), 'Lima');
  await openCategory(user);
  const row = (name: string) => screen.getByRole('button', { name: `Agregar ${name}` }).closest('li');
  expect(row('Trío')).toHaveTextContent('S/100,00S/33,34 por persona si viajan 3');
  expect(row('Individual')).not.toHaveTextContent('por persona');
});

it('[SLD-05] shows no share of a ticket that costs nothing', async () => {
  const { user } = await openWizard({ event: anEvent({ paymentType: paymentType.invited }) });
  await chooseTickets(user);
  expect(screen.queryByText(/por persona/)).not.toBeInTheDocument();
});

it('[SLD-06] says whether the lowest price is from the door or from the meeting point', async () => {
  const approach = { address: 'Plaza San Martín', counties: [{ id: 31, name: 'Cercado' }] };
  const { user } = await openWizard({
    api: {
      'GET /events/:id/product-variant': [
        sharedVan(
          { price: 36, approach },
          { price: 45 },
          { price: 30, provinceId: callao.id },
          { price: 57, provinceId: callao.id },
        ),
      ],
    },
  });
  await user.selectOptions(await screen.findByLabelText('Provincia'), 'Lima');
  expect(await category()).toHaveTextContent('Desde S/36,00 desde el punto de encuentro');
  await user.selectOptions(screen.getByLabelText('Provincia'), 'Callao');
  expect(await category()).toHaveTextContent('Desde S/30,00 con recojo en tu puerta');
});

it('[SLD-08] shows the lowest price of each category without a login, before a province is chosen', async () => {
  await openWizard({
    session: { status: 'anonymous' },
    api: { 'GET /events/:id/product-variant': [sharedVan({ price: 45 }, { price: 40, provinceId: callao.id })] },
  });
  expect(await category()).toHaveTextContent('Desde S/40,00');
  expect(await category()).toHaveTextContent('Ingresa para elegir');
  expect(within(await category()).getByRole('button')).toHaveAttribute('aria-expanded', 'false');
});

describe('the calendar', () => {
  const event = anEvent({
    periodicityType: periodicity.range,
    startDate: '2027-03-06T01:00:00.000Z',
    endDate: '2027-03-20T01:00:00.000Z',
  });
  const dropdown = () => document.querySelector('.ant-picker-dropdown:not(.ant-picker-dropdown-hidden)');

  it('[SLD-10] opens with the arrow down', async () => {
    const { user } = await openPart(<DayPicker event={event} />, { event });
    const field = await screen.findByLabelText('Fecha');
    act(() => field.focus());
    expect(dropdown()).toBeNull();
    await user.keyboard('{ArrowDown}');
    expect(dropdown()).not.toBeNull();
  });

  it.each([
    ['a touch screen', true],
    ['a mouse', false],
  ])('[SLD-10] is typed into with a mouse only: %s', async (_, touch) => {
    const matchMedia = jest.spyOn(window, 'matchMedia');
    const original = window.matchMedia('');
    matchMedia.mockImplementation((query) => Object.assign(original, { matches: touch && query.includes('coarse') }));
    await openPart(<DayPicker event={event} />, { event });
    const field = await screen.findByLabelText<HTMLInputElement>('Fecha');
    expect(field.readOnly).toBe(touch);
    matchMedia.mockRestore();
  });
});

it('[MON-02] shows what a ticket of a Chilean event costs in pesos, and the figure in soles beside it', async () => {
  const { user } = await openWizard({ event: anEvent({ countryCode: 'CL' }) });
  expect(await category()).toHaveTextContent('$11.250 (S/45,00)');
  await user.selectOptions(await screen.findByLabelText('Provincia'), 'Lima');
  await openCategory(user);
  const row = screen.getByRole('button', { name: 'Agregar Entrada general' }).closest('li');
  expect(row).toHaveTextContent('$11.250S/45,00$5.625 por persona si viajan 2');
});

it('[MON-04] shows what a ticket costs without a figure in soles when there is no fresh rate', async () => {
  await openWizard({
    event: anEvent({ countryCode: 'CL' }),
    api: {
      'GET /events/:id/product-variant': [sharedVan({ price: undefined, charge: { amount: 11_250, currency: 'CLP' } })],
    },
  });
  expect(await category()).toHaveTextContent('$11.250');
  expect(await category()).not.toHaveTextContent('S/');
});
