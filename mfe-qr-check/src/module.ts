import { defineModule } from '@idavuelta/shared/contracts';

export default defineModule({
  name: 'mfe-qr-check',
  contract: '^3.0.0',
  namespace: 'qr',
  routes: [{ path: '/qr-verification', page: './pages/ticket-check/TicketCheckPage.tsx' }],
  state: './state/index.ts',
});
