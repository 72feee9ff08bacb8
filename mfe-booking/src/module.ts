import { defineModule } from '@idavuelta/shared/contracts';

/** Booking wizard (a slot of the event page), payment pages and order result. */
export default defineModule({
  name: 'mfe-booking',
  contract: '^3.0.0',
  namespace: 'booking',
  routes: [
    { path: '/response-payment', page: './pages/response-payment/ResponsePaymentPage.tsx' },
    { path: '/order-detail/:id', page: './pages/order-result/OrderResultPage.tsx' },
    { path: '/order-payment', page: './pages/order-payment/OrderPaymentPage.tsx' },
    { path: '/order-rejected', page: './pages/order-rejected/OrderRejectedPage.tsx' },
  ],
  slots: { 'event.booking': './pages/booking-wizard/BookingWizard.tsx' },
  state: './state/index.ts',
  shares: [
    'yup',
    'final-form',
    'react-final-form',
    'moment',
    '@idavuelta/shared/calendar',
    '@idavuelta/shared/search-select',
    '@idavuelta/shared/pin-map',
  ],
});
