import type { SeedStaff } from '@idavuelta/api/seed/seed-content.ts';
import { type StaffRole, staffRoles } from '@idavuelta/shared/contracts/staff';

const names: Record<StaffRole, string> = {
  owner: 'Carmen Salas',
  events: 'Diego Flores',
  support: 'Inés Huamán',
  finance: 'Jorge Paredes',
  dispatcher: 'Luz Mendoza',
  driver: 'Pedro Quispe',
  viewer: 'Rosa Torres',
};

export const staffPassword = 'de tu casa al evento';
/** Everybody's: `npm run staff-code` shows its present code. */
export const staffSecret = 'IDAVUELTADEMOSECRETIDAVUELTADEMO';

/** One of each role, to log in as: `owner@idavuelta.test` and so on. */
export const staff: SeedStaff[] = staffRoles.map((role) => ({
  email: `${role}@idavuelta.test`,
  name: names[role],
  role,
  language: 'es_PE',
  password: staffPassword,
  totpSecret: staffSecret,
}));
