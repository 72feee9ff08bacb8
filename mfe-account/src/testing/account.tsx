import { useLocation } from '@idavuelta/shared/platform';
import { aCustomer, aProfile, lima, type RenderOptions, renderModule } from '@idavuelta/shared/testing';
import account from '../module.ts';
import AccountPage from '../pages/account/AccountPage.tsx';

/** Like the shell, mounts a new page for every tab. */
function AccountRoute() {
  const tab = useLocation().pathname.split('/')[2] ?? '';
  return <AccountPage key={tab} params={{ tab }} />;
}

/** Opens the account area as Rosa Quispe. @param path what follows `/my-account/`, with its query string */
export const openAccount = (path: string, { api, ...options }: RenderOptions = {}) =>
  renderModule(account, <AccountRoute />, {
    session: aCustomer(),
    path: `/my-account/${path}`,
    ...options,
    api: {
      'GET /shop-api/me': aProfile(),
      'GET /shop-api/sessions': [],
      'GET /shop-api/payment-history': [],
      'GET /shop-api/invited-events': [],
      'GET /shop-api/event-requests': [],
      'GET /shop-api/frequent-friends': [],
      'GET /shop-api/frequent-addresses': [],
      'GET /counties': lima.counties,
      'GET /addresses/suggestions': [],
      ...api,
    },
  });
