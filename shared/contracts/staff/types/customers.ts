import type { Static } from 'typebox';
import type * as schemas from '../../schemas/staff/customers.ts';

export type StaffCustomer = Static<typeof schemas.staffCustomerSchema>;
export type NewCustomer = Static<typeof schemas.newCustomerSchema>;
