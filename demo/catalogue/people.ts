import type { SeedBankAccount, SeedCoupon, SeedCustomer, SeedRate } from '@idavuelta/api/seed/seed-content.ts';
import { companies } from './legal.ts';

/** The customer who buys for all guests of an event. */
export const groupBuyer: SeedCustomer = {
  email: 'grupos@idavuelta.test',
  password: 'demo1234',
  firstName: 'Andrea',
  lastName: 'Salazar',
  phoneNumber: '998877665',
  countryCode: 'PE',
  language: 'es_PE',
  birthday: '1985-03-22',
  gender: 'f',
};

export const customers: SeedCustomer[] = [
  {
    email: 'demo@idavuelta.test',
    password: 'demo1234',
    firstName: 'Lucía',
    lastName: 'Quispe',
    phoneNumber: '987654321',
    countryCode: 'PE',
    language: 'es_PE',
    birthday: '1992-05-14',
    gender: 'f',
  },
  // a second customer, to compete for the last seat
  {
    email: 'otro@idavuelta.test',
    password: 'demo1234',
    firstName: 'Mateo',
    lastName: 'Rojas',
    phoneNumber: '912345678',
    countryCode: 'PE',
    language: 'es_PE',
    birthday: '1988-11-02',
    gender: 'm',
  },
  groupBuyer,
];

export const coupons: SeedCoupon[] = [
  { code: 'VUELTA10', basisPoints: 1000 },
  { code: 'GRATIS100', basisPoints: 10_000 },
  { code: 'VENCIDO', basisPoints: 1000, expired: true },
  { code: 'AGOTADO', basisPoints: 1000, usedUp: true },
];

export const bankAccounts: SeedBankAccount[] = [
  {
    countryCode: 'PE',
    bankName: 'Banco del Litoral',
    accountId: '191-2048761-0-42',
    accountType: 'Cuenta corriente en soles',
    holder: companies.PE.name,
    dni: companies.PE.taxNumber,
    email: 'pagos@idavuelta.pe',
    currency: 'PEN',
  },
  {
    countryCode: 'CL',
    bankName: 'Banco del Litoral',
    accountId: '00-482-19377-01',
    accountType: 'Cuenta corriente',
    holder: companies.CL.name,
    dni: companies.CL.taxNumber,
    email: 'pagos@idavuelta.cl',
    currency: 'CLP',
  },
  {
    countryCode: 'ES',
    bankName: 'Banco del Litoral',
    accountId: 'ES12 0182 9999 5402 0123 4567',
    accountType: 'Cuenta corriente',
    holder: companies.ES.name,
    dni: companies.ES.taxNumber,
    email: 'pagos@idavuelta.es',
    currency: 'EUR',
  },
];

export const rates: SeedRate[] = [
  { currency: 'CLP', rate: '250' },
  { currency: 'EUR', rate: '0.25' },
];
