import { renderModule } from '@idavuelta/shared/testing';
import { screen } from '@testing-library/react';
import booking from '../../module.ts';
import ResponsePaymentPage from './ResponsePaymentPage.tsx';

it('[RTE-07] thanks for the purchase under one heading and leads to the purchases', async () => {
  await renderModule(booking, <ResponsePaymentPage />, { path: '/response-payment' });
  expect(screen.getByRole('heading', { level: 1, name: '¡Gracias por tu compra!' })).toBeInTheDocument();
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  expect(document.title).toBe('¡Gracias por tu compra! | Idavuelta');
  expect(screen.getByRole('link', { name: 'Ver mis compras' })).toHaveAttribute('href', '/my-account/payments');
  expect(booking.routes.map(({ path }) => path)).toContain('/response-payment');
});
