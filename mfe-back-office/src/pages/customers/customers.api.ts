import type { ListPage } from '@idavuelta/shared/contracts';
import type { FoundOrder, StaffCustomer } from '@idavuelta/shared/contracts/staff';
import { mutationHook, queryHook, resource } from '../../kit/resource.ts';

/** Maximum number of orders shown beside the account. */
const shownOrders = 50;

const customers = resource('/customers', 'BackOfficeCustomers');
const useOrders = queryHook<ListPage<FoundOrder>, { customerId: number; limit: number }>(
  '/staff-api/orders',
  'BackOfficeOrders',
  { page: true },
);

export const useOrdersOfCustomer = (customerId: number) => useOrders({ customerId, limit: shownOrders });
export const useBlockCustomer = customers.act<
  StaffCustomer,
  { id: number; action: 'block' | 'unblock'; reason: string }
>('POST /:id/:action');
export const useResendVerification = customers.act<{ outcome: 'sent' | 'verified' }, number>('POST /:id/verification');
// does not refetch the customer, who no longer exists
export const useDeleteCustomer = mutationHook<object, { id: number; email: string }>(
  'POST /staff-api/customers/:id/delete',
  ['BackOfficeAudit', 'BackOfficeOrders'],
);
