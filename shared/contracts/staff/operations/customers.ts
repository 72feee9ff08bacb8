import type { NeededPermission } from '../roles.ts';

/** Accounts of customers. */
export const customerOperations = {
  findCustomers: 'customers.read',
  getCustomer: 'customers.read',
  addCustomer: 'customers.change',
  blockCustomer: 'customers.change',
  unblockCustomer: 'customers.change',
  resendCustomerVerification: 'customers.change',
  exportCustomerData: 'customers.change',
  deleteCustomer: 'customers.change',
} as const satisfies Record<string, NeededPermission>;
