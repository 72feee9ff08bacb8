import type { Language } from '@idavuelta/shared/contracts';
import { columnFinder } from '../../../uploads/column-headings.ts';

export const guestColumns = ['name', 'email', 'phone', 'seats'] as const;
export type GuestColumn = (typeof guestColumns)[number];

/** What stands above each column of the template. */
export const templateHeadings: Record<Language, Record<GuestColumn, string>> = {
  es_PE: { name: 'Nombre', email: 'Correo', phone: 'Celular', seats: 'Cupos' },
  es_CL: { name: 'Nombre', email: 'Correo', phone: 'Celular', seats: 'Cupos' },
  es_ES: { name: 'Nombre', email: 'Correo electrónico', phone: 'Móvil', seats: 'Plazas' },
  en_US: { name: 'Name', email: 'E-mail', phone: 'Phone', seats: 'Seats' },
  pt_BR: { name: 'Nome', email: 'E-mail', phone: 'Celular', seats: 'Vagas' },
};

/** What people write above their own lists, in any of our languages; case, accents, blanks and signs do not matter. */
const known: Record<GuestColumn, string[]> = {
  name: [
    'nombrecompleto',
    'nombres',
    'nombreyapellido',
    'nombresyapellidos',
    'invitado',
    'fullname',
    'guest',
    'nomecompleto',
    'convidado',
  ],
  email: ['correo', 'correoelectronico', 'mail', 'emailaddress', 'enderecodeemail'],
  phone: ['telefono', 'celular', 'movil', 'phonenumber', 'mobile', 'cell', 'telefone', 'telemovel', 'fone'],
  seats: ['asientos', 'lugares', 'entradas', 'pases', 'boletos', 'tickets', 'places', 'assentos'],
};

const templatesOf = (column: GuestColumn) => Object.values(templateHeadings).map((headings) => headings[column]);

const columnOf = columnFinder({
  name: [...known.name, ...templatesOf('name')],
  email: [...known.email, ...templatesOf('email')],
  phone: [...known.phone, ...templatesOf('phone')],
  seats: [...known.seats, ...templatesOf('seats')],
});

/** Which column of the sheet, from 0, has what; the first one wins. */
export function columnsOf(headings: unknown[]): Partial<Record<GuestColumn, number>> {
  const found: Partial<Record<GuestColumn, number>> = {};
  for (const [index, heading] of headings.entries()) {
    const column = typeof heading === 'string' ? columnOf(heading) : undefined;
    if (column && found[column] === undefined) found[column] = index;
  }
  return found;
}
