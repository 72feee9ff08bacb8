import { StyleProvider } from '@ant-design/cssinjs';
import type { StaffAccount, StaffRole, Today } from '@idavuelta/shared/contracts/staff';
import { isAllowed, type StaffPermission, staffPermissions } from '@idavuelta/shared/contracts/staff';
import { staffSession } from '@idavuelta/shared/staff-session';
import { apiError, type RenderOptions, renderModule } from '@idavuelta/shared/testing';
import { ConfigProvider } from 'antd';
import type { ReactNode } from 'react';
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

const nobody = () => apiError('UNAUTHENTICATED', { status: 401 });

interface OfficeOptions extends RenderOptions {
  /** Who is logged in; `null` for nobody. */
  account?: StaffAccount | null;
}

/** antd makes its style sheets as it renders, which takes a quarter of the time of all tests, and no test needs them. */
const withoutStyles = { zeroRuntime: true };

/** Shows a page of the back office to whoever is logged in. */
export function renderOffice(page: ReactNode, { account = anAccount(), api, ...options }: OfficeOptions = {}) {
  staffSession.end();
  // The variables that it writes all the same stay out of the document, which would read each of them.
  const aside = document.createElement('div');
  return renderModule(
    definition,
    <StyleProvider container={aside}>
      <ConfigProvider theme={withoutStyles}>{page}</ConfigProvider>
    </StyleProvider>,
    { ...options, api: { 'GET /staff-api/account': account ?? nobody, 'GET /staff-api/today': nothingToday, ...api } },
  );
}
