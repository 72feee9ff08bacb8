import { renderModule } from '@idavuelta/shared/testing';
import { screen } from '@testing-library/react';
import booking from '../../module.ts';
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
  await renderModule(booking, <OrderRejectedPage />, { path: '/order-rejected', linkState: { code } });
  expect(screen.getByText(text)).toBeVisible();
  expect(screen.getByText(/^No se cobró nada. Guardamos lo que escribiste/)).toBeVisible();
});

it('[RTE-18] leads home when the event is not known', async () => {
  await renderModule(booking, <OrderRejectedPage />, { path: '/order-rejected' });
  expect(screen.getByRole('link', { name: 'Volver al inicio' })).toHaveAttribute('href', '/');
  expect(screen.queryByRole('link', { name: 'Intentar otra vez' })).not.toBeInTheDocument();
});
