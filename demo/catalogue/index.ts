import type { SeedContent } from '@idavuelta/api/seed/seed-content.ts';
import { events } from './events.ts';
import { legal } from './legal.ts';
import { partners } from './partners.ts';
import { bankAccounts, coupons, customers, rates } from './people.ts';
import { places, provinces } from './places.ts';
import { slides } from './slides.ts';
import { staff } from './staff.ts';
import { taxCompanies } from './tax-companies.ts';
import { testimonials } from './testimonials.ts';
import { vehicles } from './vehicles.ts';

export const content: SeedContent = {
  provinces,
  places,
  events,
  legalDocuments: legal,
  testimonials,
  slides,
  partners,
  customers,
  staff,
  vehicles,
  taxCompanies,
  coupons,
  bankAccounts,
  rates,
};
