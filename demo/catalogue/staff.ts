import type { SeedStaff } from '@idavuelta/api/seed/seed-content.ts';
import type { Language } from '@idavuelta/shared/contracts';
import { type StaffRole, staffRoles } from '@idavuelta/shared/contracts/staff';

const officeRoles = staffRoles.filter((role) => role !== 'driver' && role !== 'partner-dispatcher');

const names: Record<Exclude<StaffRole, 'driver' | 'partner-dispatcher'>, string> = {
  owner: 'Carmen Salas',
  events: 'Diego Flores',
  support: 'Inés Huamán',
  finance: 'Jorge Paredes',
  dispatcher: 'Luz Mendoza',
  viewer: 'Rosa Torres',
};

export const staffPassword = 'de tu casa al evento';
/** Shared by all staff: `npm run staff-code` shows the current code. */
export const staffSecret = 'IDAVUELTADEMOSECRETIDAVUELTADEMO';

/** The van drivers in Lima. */
const drivers: [name: string, languages: Language[]][] = [
  ['Pedro Quispe', ['es_PE', 'en_US']],
  ['Wilmer Ccori', ['es_PE']],
  ['Maritza Rojas', ['es_PE', 'pt_BR']],
  ['Elmer Chávez', ['es_PE']],
  ['Julio Espinoza', ['es_PE', 'en_US']],
  ['Yesenia Mamani', ['es_PE']],
  ['Raúl Cárdenas', ['es_PE']],
  ['Hernán Tito', ['es_PE']],
  ['Gladys Vilca', ['es_PE', 'en_US']],
  ['Óscar Palomino', ['es_PE']],
];

const entry = { language: 'es_PE', password: staffPassword, totpSecret: staffSecret } as const;

/** A login for each role: `owner@idavuelta.test` and so on; further drivers are `driver2@…` to `driver10@…`. */
export const staff: SeedStaff[] = [
  ...officeRoles.map((role) => ({ ...entry, email: `${role}@idavuelta.test`, name: names[role], role })),
  ...drivers.map(([name, languages], index) => ({
    ...entry,
    email: `driver${index === 0 ? '' : index + 1}@idavuelta.test`,
    name,
    role: 'driver' as const,
    driver: { phone: `+519870010${String(index + 1).padStart(2, '0')}`, languages, countryCode: 'PE' as const },
  })),
];
