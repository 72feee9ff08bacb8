import type { NewCustomer, StaffCustomer } from '@idavuelta/shared/contracts/staff';
import { resource } from '../../kit/resource.ts';

const customers = resource('/customers', 'BackOfficeCustomers');

/** Customers with a text in e-mail, name or phone, the newest first. */
export const useCustomers = customers.list<StaffCustomer[], { text: string | undefined }>();
export const useCustomer = customers.one<StaffCustomer>();
export const useAddCustomer = customers.add<StaffCustomer, NewCustomer>();
