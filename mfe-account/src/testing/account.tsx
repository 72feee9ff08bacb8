import { useLocation } from '@idavuelta/shared/platform';
import { aCustomer, aProfile, type RenderOptions, renderModule } from '@idavuelta/shared/testing';
import account from '../module.ts';
import AccountPage from '../pages/account/AccountPage.tsx';

/** As the shell does it: another tab is another page. */
function AccountRoute() {
  const tab = useLocation().pathname.split('/')[2] ?? '';
  return <AccountPage key={tab} params={{ tab }} />;
}

/** The account area as Rosa Quispe sees it. @param place what follows `/my-account/`, with its query */
export const openAccount = (place: string, { api, ...options }: RenderOptions = {}) =>
  renderModule(account, <AccountRoute />, {
    session: aCustomer(),
    path: `/my-account/${place}`,
    ...options,
    api: { 'GET /shop-api/me': aProfile(), 'GET /shop-api/payment-history': [], ...api },
  });
