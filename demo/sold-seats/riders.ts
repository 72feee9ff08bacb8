import type { OrderRequest, Passenger, Position, Province } from '@idavuelta/shared/contracts';
import { counties } from '../catalogue/places.ts';

/** Party sizes, repeated over the orders; twelve seats in total. */
const sizes = [3, 2, 4, 3];
const districts = [
  ...['Miraflores', 'Barranco', 'Surquillo', 'San Isidro', 'Lince', 'Jesús María', 'San Borja', 'La Victoria', 'Breña'],
  ...['Pueblo Libre', 'Magdalena del Mar', 'San Miguel', 'Los Olivos', 'San Martín de Porres', 'Santiago de Surco'],
  ...['Chorrillos', 'La Molina', 'Ate', 'Santa Anita', 'Comas'],
];
const firstNames = [
  'Alejandra',
  'Bruno',
  'Carla',
  'Daniel',
  'Elena',
  'Fabricio',
  'Gabriela',
  'Hugo',
  'Isabel',
  'Joaquín',
];
const lastNames = ['Aguirre', 'Benites', 'Castillo', 'Díaz', 'Espejo', 'Fernández', 'Guzmán', 'Herrera', 'Izaguirre'];

/** People picked up together. */
export interface Party {
  district: string;
  address: string;
  position: Position;
  passengers: Pick<Passenger, 'name' | 'email' | 'phone'>[];
}

/** Returns parties all over Lima. @param seats total number, a multiple of twelve */
export function partiesInLima(seats: number): Party[] {
  const parties: Party[] = [];
  for (let seated = 0; seated < seats; seated += parties.at(-1)?.passengers.length ?? 0)
    parties.push(partyAt(parties.length, seated));
  return parties;
}

function partyAt(number: number, firstSeat: number): Party {
  const district = districts[number % districts.length] ?? '';
  const county = counties['pe-lima']?.[district];
  if (!county) throw new Error(`No coordinates of ${district}.`);
  const known = county.streets ?? [];
  const round = Math.floor(number / districts.length);
  const [street, latitude, longitude] = known[round % Math.max(known.length, 1)] ?? [
    'Calle Las Flores',
    ...county.coordinates,
  ];
  return {
    district,
    address: `${street} ${120 + 10 * number}`,
    // parties on the same street are some blocks apart
    position: { latitude: latitude + (number % 3) * 0.001, longitude: longitude + (number % 5) * 0.001 },
    passengers: Array.from({ length: sizes[number % sizes.length] ?? 1 }, (_, index) => riderAt(firstSeat + index)),
  };
}

function riderAt(seat: number) {
  const [first = '', last = ''] = [firstNames[seat % firstNames.length], lastNames[seat % lastNames.length]];
  return { name: `${first} ${last}`, email: `pasajero${seat + 1}@example.test`, phone: `9871${String(10_000 + seat)}` };
}

/** The shared seat that parties order. */
export interface SharedSeat {
  eventDateId: number;
  productVariantId: number;
  placeId: number;
  province: Province;
}

/** Builds a party's order of single seats, paid by the demo coupon. @param url of the site */
export function orderOf(
  { district, address, position, passengers }: Party,
  seat: SharedSeat,
  url: string,
): OrderRequest {
  const { province, eventDateId, placeId, productVariantId } = seat;
  const county = province.counties.find(({ name }) => name === district);
  if (!county) throw new Error(`${province.name} has no district ${district}.`);
  return {
    url,
    eventDateId,
    provinceId: province.id,
    paymentCode: 'mercadopago',
    discountCode: 'GRATIS100',
    tickets: passengers.map((passenger) => ({
      placeId,
      productVariantId,
      addresses: [{ address, commune_id: county.id, position }],
      passengers: [{ ...passenger, passengerAddress: address }],
    })),
  };
}
