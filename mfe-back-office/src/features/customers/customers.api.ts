import type { ListPage } from '@idavuelta/shared/contracts';
import type { NewCustomer, StaffCustomer } from '@idavuelta/shared/contracts/staff';
import { queryHook, resource } from '../../kit/resource.ts';

const customers = resource('/customers', 'BackOfficeCustomers');

/** Lists customers whose e-mail, name or phone contains a text, newest first, page by page. */
export const useCustomers = queryHook<
  ListPage<StaffCustomer>,
  { text?: string | undefined; cursor?: string | undefined }
>('/staff-api/customers', 'BackOfficeCustomers', { page: true });
export const useCustomer = customers.one<StaffCustomer>();
export const useAddCustomer = customers.add<StaffCustomer, NewCustomer>();
