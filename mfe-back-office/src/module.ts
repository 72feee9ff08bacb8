import { defineModule } from '@idavuelta/shared/contracts';
import { routes } from './kit/areas.ts';

export default defineModule({
  name: 'mfe-back-office',
  contract: '^3.21.0',
  namespace: 'back-office',
  shares: ['moment'],
  routes: [
    { path: '/back-office/log-in', page: './pages/log-in/LogInPage.tsx', frame: 'bare' },
    { path: '/back-office/invitation/:token', page: './pages/invitation/InvitationPage.tsx', frame: 'bare' },
    ...routes,
  ],
});
