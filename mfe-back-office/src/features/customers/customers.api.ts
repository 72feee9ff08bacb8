import type { NewCustomer, StaffCustomer } from '@idavuelta/shared/contracts/staff';
import { resource } from '../../kit/resource.ts';

const customers = resource('/customers', 'BackOfficeCustomers');

/** Lists customers whose e-mail, name or phone contains a text, newest first. */
export const useCustomers = customers.list<StaffCustomer[], { text: string | undefined }>();
export const useCustomer = customers.one<StaffCustomer>();
export const useAddCustomer = customers.add<StaffCustomer, NewCustomer>();
