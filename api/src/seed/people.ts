import { hash } from '@node-rs/argon2';
import type { Queryable } from '../database/database.ts';
import { createPeopleRepository } from './people.repository.ts';
import type { SeedContent } from './seed-content.ts';

const seatsOfInvitation = 10;

/** Inserts customers to log in as, coupons to try and bank accounts to transfer to. */
export async function seedPeople(tx: Queryable, { customers, coupons, bankAccounts }: SeedContent) {
  const people = createPeopleRepository(tx);
  for (const { password, ...customer } of customers) {
    await people.addCustomer(customer, await hash(password));
    await people.invite(customer.email, seatsOfInvitation);
  }
  for (const coupon of coupons) await people.addCoupon(coupon);
  for (const account of bankAccounts) await people.addBankAccount(account);
}
