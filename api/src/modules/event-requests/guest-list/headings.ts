import { columnFinder } from '../../../uploads/tables/column-headings.ts';
import type { ColumnsAt, TableColumns } from '../../../uploads/tables/find-table.ts';

export const guestColumns = ['name', 'email', 'phone', 'seats'] as const;
export type GuestColumn = (typeof guestColumns)[number];

/** Possible contents of a column; a name may span several columns. */
export type ListedColumn = GuestColumn | 'fullName' | 'surname';

/** Returns the nouns and variants such as `Nº de cupos`, `Número de cupos` and `Cantidad de cupos`. */
const withNumberPrefix = (nouns: string[]) =>
  nouns.flatMap((noun) => [
    noun,
    ...['n', 'no', 'nro', 'num', 'numero', 'cantidad', 'cant', 'total', 'number', 'quantidade', 'qtd', 'qtde'].flatMap(
      (count) => [`${count}${noun}`, `${count}de${noun}`, `${count}of${noun}`],
    ),
  ]);

/** Headings that people use in any of our languages; case, accents, spaces and punctuation are ignored. */
const known: Record<ListedColumn, string[]> = {
  fullName: [
    ...['nombre completo', 'nombres completos', 'nombre y apellido', 'nombre y apellidos', 'nombres y apellidos'],
    ...['nombres y apellido', 'apellidos y nombres', 'apellido y nombre', 'nombre del invitado', 'nombre e apellido'],
    ...['full name', 'guest name', 'name and surname', 'first and last name', 'complete name'],
    ...['nome completo', 'nome e sobrenome', 'nome do convidado'],
  ],
  name: [
    ...['nombre', 'nombres', 'primer nombre', 'invitado', 'invitados', 'invitada', 'asistente', 'pasajero', 'persona'],
    ...['name', 'names', 'first name', 'given name', 'forename', 'guest', 'guests', 'attendee'],
    ...['nome', 'nomes', 'primeiro nome', 'convidado', 'convidados', 'convidada'],
  ],
  surname: [
    ...['segundo nombre', 'apellido', 'apellidos', 'apellido paterno', 'apellido materno', 'primer apellido'],
    ...['segundo apellido', 'middle name', 'last name', 'surname', 'family name', 'second name'],
    ...['sobrenome', 'sobrenomes', 'apelido', 'ultimo nome', 'nome de familia'],
  ],
  email: [
    ...['correo', 'correos', 'correo electronico', 'direccion de correo', 'mail', 'mails', 'email', 'emails'],
    ...['email address', 'mail address', 'e-mail address', 'gmail', 'endereco de email', 'correio eletronico'],
  ],
  phone: [
    ...withNumberPrefix(['telefono', 'celular', 'movil', 'whatsapp', 'phone', 'telefone']),
    ...['telefonos', 'celulares', 'telefono celular', 'telefono movil', 'telefono de contacto', 'fono', 'tel', 'cel'],
    ...[
      'telf',
      'fijo o celular',
      'whats app',
      'whatsap',
      'wsp',
      'wasap',
      'wpp',
      'zap',
      'celular whatsapp',
      'movil whatsapp',
    ],
    ...['phone number', 'phones', 'mobile', 'mobile number', 'mobile phone', 'cell', 'cell phone', 'cellphone'],
    ...['telephone', 'whatsapp number', 'contact number', 'telemovel', 'telefone celular', 'fone', 'contato'],
  ],
  seats: withNumberPrefix([
    ...['cupo', 'cupos', 'asiento', 'asientos', 'lugar', 'lugares', 'entrada', 'entradas', 'pase', 'pases', 'plaza'],
    ...['plazas', 'boleto', 'boletos', 'pasaje', 'pasajes', 'personas', 'invitados por familia', 'pax'],
    ...['seat', 'seats', 'ticket', 'tickets', 'place', 'places', 'spots', 'people', 'party size'],
    ...['vaga', 'vagas', 'assento', 'assentos', 'ingressos', 'pessoas'],
  ]),
};

const columnOf = columnFinder(known);

/** Requires names and contact details. */
export const guestTable: TableColumns<ListedColumn> = {
  columnOf,
  isComplete: ({ name, fullName, email, phone }) => Boolean((email || phone) && (fullName || name)),
};

/** Returns the cells that make up the name, in order. */
export const nameCells = ({ name, fullName, surname = [] }: ColumnsAt<ListedColumn>): number[] =>
  fullName ? fullName.slice(0, 1) : [...(name?.slice(0, 1) ?? []), ...surname];
