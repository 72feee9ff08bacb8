import { defineModule } from '@idavuelta/shared/contracts';

/** Account area, account verification and password reset. */
export default defineModule({
  name: 'mfe-account',
  contract: '^3.0.0',
  namespace: 'account',
  routes: [
    { path: '/my-account/:tab', private: true, offline: true, page: './pages/account/AccountPage.tsx' },
    { path: '/verify-account/:token', page: './pages/verify-account/VerifyAccountPage.tsx' },
    { path: '/confirm-email', page: './pages/confirm-email/ConfirmEmailPage.tsx' },
    { path: '/ride', page: './pages/ride/RidePage.tsx' },
    { path: '/recovery-account/:token', page: './pages/recovery-account/RecoveryAccountPage.tsx' },
  ],
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
