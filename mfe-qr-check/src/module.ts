import { defineModule } from '@idavuelta/shared/contracts';

export default defineModule({
  name: 'mfe-qr-check',
  contract: '^3.0.0',
  namespace: 'qr',
  routes: [
    { path: '/qr-verification', page: './pages/ticket-check/TicketCheckPage.tsx', installable: true },
    { path: '/qr-verification/trips', page: './pages/my-trips/MyTripsPage.tsx', frame: 'bare', installable: true },
  ],
  state: './state/index.ts',
});
