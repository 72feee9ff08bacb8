import { screen, within } from '@testing-library/react';
import { chooseTickets, fillAddresses, named, openWizard, press, sharedVan } from '../../../testing/booking.tsx';

it('[BKG-24] keeps tickets, date, province, total and the next action in view through the steps', async () => {
  const { user } = await openWizard({
    api: { 'GET /events/:id/product-variant': [sharedVan({ price: 45.1 }, { ...named('Preferente'), price: 60.2 })] },
  });
  await chooseTickets(user, { times: 3 });
  await press(user, 'Agregar Preferente');

  const summary = within(screen.getByRole('complementary', { name: 'Tu viaje' }));
  const expectEverything = () => {
    expect(summary.getByText('4 boletos · 5 mar. 2027, 20:00 · Lima')).toBeInTheDocument();
    expect(summary.getByRole('list', { name: 'Tu viaje de ida y vuelta' })).toHaveTextContent('Estadio Nacional');
    expect(summary.getByText(/3 × Van compartida · Entrada general/)).toBeInTheDocument();
    expect(summary.getByText('S/135,30')).toBeInTheDocument();
    expect(summary.getByRole('status', { name: 'Total' })).toHaveTextContent('S/195,50');
    expect(summary.getByRole('button', { name: 'Continuar' })).toBeInTheDocument();
  };
  expectEverything();
  await press(user, 'Continuar');
  await fillAddresses(user);
  expectEverything();
  await press(user, 'Continuar');
  await screen.findByRole('heading', { name: /quiénes viajan/i });
  expectEverything();
});

it('offers the login as the next action to a visitor', async () => {
  const { user, actions } = await openWizard({ session: { status: 'anonymous' } });
  await press(user, 'Ingresar para reservar');
  expect(actions.map(({ type }) => type)).toContain('contract/loginRequested');
});
