import { StyleProvider } from '@ant-design/cssinjs';
import type { ListLook, StaffAccount, StaffRole, Today } from '@idavuelta/shared/contracts/staff';
import { isAllowed, type StaffPermission, staffPermissions } from '@idavuelta/shared/contracts/staff';
import { staffSession } from '@idavuelta/shared/staff-session';
import { apiError, type RenderOptions, renderModule } from '@idavuelta/shared/testing';
import { ConfigProvider } from 'antd';
import type { ReactNode } from 'react';
import { endAllOffers } from '../kit/undo/undo-store.ts';
import definition from '../module.ts';

export const anAccount = (role: StaffRole = 'owner', over: Partial<StaffAccount> = {}): StaffAccount => ({
  id: 1,
  email: 'rosa@idavuelta.example',
  name: 'Rosa',
  role,
  language: 'es_PE',
  permissions: (Object.keys(staffPermissions) as StaffPermission[]).filter((one) => isAllowed(role, one)),
  recoveryCodesLeft: 10,
  csrfToken: 'a CSRF token',
  ...over,
});

const nothingToday: Today = { work: [], departures: [], sales: [] };

const plainList: ListLook = { views: [] };

/** Calls that any page may make besides its own. */
const beside = {
  'POST /staff-api/search/opened': {},
  'GET /staff-api/list-views': plainList,
  'GET /staff-api/order-count': { total: 1 },
};

const nobody = () => apiError('UNAUTHENTICATED', { status: 401 });

interface OfficeOptions extends RenderOptions {
  /** The logged-in account; `null` for none. */
  account?: StaffAccount | null;
}

/** antd generates its style sheets while rendering, which takes a quarter of the test time, and no test needs them. */
const withoutStyles = { zeroRuntime: true };

/** Renders a page of the back office with a logged-in account. */
export function renderOffice(page: ReactNode, { account = anAccount(), api, ...options }: OfficeOptions = {}) {
  staffSession.end();
  endAllOffers();
  // Keeps antd's CSS variables out of the document, where every test would parse them.
  const aside = document.createElement('div');
  return renderModule(
    definition,
    <StyleProvider container={aside}>
      <ConfigProvider theme={withoutStyles}>{page}</ConfigProvider>
    </StyleProvider>,
    {
      ...options,
      api: { 'GET /staff-api/account': account ?? nobody, 'GET /staff-api/today': nothingToday, ...beside, ...api },
    },
  );
}
