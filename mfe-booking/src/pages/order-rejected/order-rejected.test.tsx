import { anEvent, renderModule } from '@idavuelta/shared/testing';
import { screen } from '@testing-library/react';
import booking from '../../module.ts';
import { fillPassengers } from '../../testing/booking.tsx';
import { openAt } from '../../testing/open-at.ts';
import OrderRejectedPage from './OrderRejectedPage.tsx';

it('[RTE-18] says that the payment could not be processed, under one heading, with the way back to the event', async () => {
  await renderModule(booking, <OrderRejectedPage />, {
    path: '/order-rejected',
    linkState: { eventSlug: 'noche-de-salsa' },
  });
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  expect(document.title).toBe('No pudimos completar tu compra | Idavuelta');
  expect(screen.getByRole('alert')).toHaveTextContent('El pago no pudo procesarse. Inténtalo nuevamente.');
  expect(screen.getByRole('link', { name: 'Intentar otra vez' })).toHaveAttribute('href', '/event/noche-de-salsa');
  expect(booking.routes.map(({ path }) => path)).toContain('/order-rejected');
});

it.each([
  ['STATE_CONFLICT', 'La compra ya cambió de estado.'],
  ['INTERNAL', 'Algo salió mal de nuestro lado. Inténtalo de nuevo.'],
])('[RTE-18, BKG-19] says why, that nothing was charged and that nothing is lost: %s', async (code, text) => {
  const linkState = { code, eventSlug: 'noche-de-salsa' };
  await renderModule(booking, <OrderRejectedPage />, { path: '/order-rejected', linkState });
  expect(screen.getByText(text)).toBeVisible();
  expect(screen.getByText(/^No se cobró nada. Guardamos lo que escribiste/)).toBeVisible();
});

it('[RTE-18, BKG-22] leads first to what was typed last, when whoever sent the buyer here names no event', async () => {
  const event = anEvent({ slug: 'fiesta-de-la-vendimia' });
  const view = await openAt('passengers', { event });
  await fillPassengers(view.user);
  view.unmount(); // this saves the input
  await renderModule(booking, <OrderRejectedPage />, { path: '/order-rejected' });
  const [first] = await screen.findAllByRole('link');
  expect(first).toHaveAccessibleName('Intentar otra vez');
  expect(first).toHaveAttribute('href', '/event/fiesta-de-la-vendimia');
  expect(screen.getByText(/Guardamos lo que escribiste/)).toBeVisible();
});

it('[RTE-18] leads home when the event is not known, and promises nothing', async () => {
  await renderModule(booking, <OrderRejectedPage />, { path: '/order-rejected' });
  expect(screen.queryByText(/Guardamos lo que escribiste/)).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Volver al inicio' })).toHaveAttribute('href', '/');
  expect(screen.queryByRole('link', { name: 'Intentar otra vez' })).not.toBeInTheDocument();
});
