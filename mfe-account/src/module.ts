import { defineModule } from '@idavuelta/shared/contracts';

/** Account area, account verification and password reset. */
export default defineModule({
  name: 'mfe-account',
  contract: '^2.0.0',
  namespace: 'account',
  routes: [
    { path: '/my-account/:tab', private: true, load: () => import('./pages/account/AccountPage.tsx') },
    { path: '/verify-account/:token', load: () => import('./pages/verify-account/VerifyAccountPage.tsx') },
    { path: '/confirm-email', load: () => import('./pages/confirm-email/ConfirmEmailPage.tsx') },
    { path: '/recovery-account/:token', load: () => import('./pages/recovery-account/RecoveryAccountPage.tsx') },
  ],
  texts: (language) => import(/* webpackMode: "eager" */ `./texts/${language}.json`),
  state: () => import('./state/index.ts'),
});
