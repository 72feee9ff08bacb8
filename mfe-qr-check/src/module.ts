import { defineModule } from '@idavuelta/shared/contracts';

export default defineModule({
  name: 'mfe-qr-check',
  contract: '^2.0.0',
  namespace: 'qr',
  routes: [{ path: '/qr-verification', load: () => import('./pages/ticket-check/TicketCheckPage.tsx') }],
  texts: (language) => import(/* webpackMode: "eager" */ `./texts/${language}.json`),
  state: () => import('./state/index.ts'),
});
