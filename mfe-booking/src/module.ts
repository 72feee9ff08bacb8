import { defineModule } from '@idavuelta/shared/contracts';

/** Booking wizard (a slot of the event page), payment pages and order result. */
export default defineModule({
  name: 'mfe-booking',
  contract: '^2.0.0',
  namespace: 'booking',
  routes: [
    { path: '/response-payment', load: () => import('./pages/response-payment/ResponsePaymentPage.tsx') },
    { path: '/order-detail/:id', load: () => import('./pages/order-result/OrderResultPage.tsx') },
    { path: '/order-rejected', load: () => import('./pages/order-rejected/OrderRejectedPage.tsx') },
  ],
  slots: { 'event.booking': () => import('./pages/booking-wizard/BookingWizard.tsx') },
  texts: (language) => import(/* webpackMode: "eager" */ `./texts/${language}.json`),
  state: () => import('./state/index.ts'),
});
