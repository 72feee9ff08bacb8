import { defineModule } from '@idavuelta/shared/contracts';

/** Account area, account verification and password reset. */
export default defineModule({
  name: 'mfe-account',
  contract: '^1.0.0',
  namespace: 'account',
  routes: [
    { path: '/my-account/:tab', private: true, load: () => import('./features/account/AccountPage.tsx') },
    { path: '/verify-account/:token', load: () => import('./features/verify-account/VerifyAccountPage.tsx') },
    { path: '/recovery-account/:token', load: () => import('./features/recovery-account/RecoveryAccountPage.tsx') },
  ],
  texts: (language) => import(/* webpackMode: "eager" */ `./texts/${language}.json`),
  state: () => import('./state.ts'),
});
