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

it('[RTE-18] leads home when the event is not known', async () => {
  await renderModule(booking, <OrderRejectedPage />, { path: '/order-rejected' });
  expect(screen.getByRole('link', { name: 'Volver al inicio' })).toHaveAttribute('href', '/');
  expect(screen.queryByRole('link', { name: 'Intentar otra vez' })).not.toBeInTheDocument();
});
