import type { SeedVehicle } from '@idavuelta/api/seed/seed-content.ts';
import { counties } from './places.ts';

type Province = 'pe-lima' | 'cl-santiago' | 'es-madrid';

const cities: Record<Province, Pick<SeedVehicle, 'countryCode'> & { city: string }> = {
  'pe-lima': { countryCode: 'PE', city: 'Lima' },
  'cl-santiago': { countryCode: 'CL', city: 'Santiago' },
  'es-madrid': { countryCode: 'ES', city: 'Madrid' },
};

/** Vans by the province and district in which they are parked overnight. */
const vans: [province: Province, district: string, plate: string, name: string, seats: number][] = [
  ['pe-lima', 'Los Olivos', 'F5K-742', 'Sprinter 1', 19],
  ['pe-lima', 'Ate', 'C8M-315', 'Sprinter 2', 19],
  ['pe-lima', 'Chorrillos', 'D2T-906', 'Sprinter 3', 19],
  ['pe-lima', 'San Miguel', 'B9R-481', 'Crafter 1', 17],
  ['pe-lima', 'San Juan de Lurigancho', 'F1V-267', 'Crafter 2', 16],
  ['pe-lima', 'La Victoria', 'A7X-530', 'Hiace 1', 15],
  ['pe-lima', 'Santiago de Surco', 'C3P-894', 'Hiace 2', 15],
  ['pe-lima', 'Comas', 'D6N-128', 'County 1', 14],
  ['pe-lima', 'Villa El Salvador', 'B4L-673', 'H1 1', 12],
  ['pe-lima', 'San Borja', 'A2W-059', 'H1 2', 11],
  ['cl-santiago', 'Ñuñoa', 'LXKT-42', 'Sprinter 1', 19],
  ['cl-santiago', 'Maipú', 'PRDG-71', 'H1 1', 11],
  ['es-madrid', 'Hortaleza', '4821 LKM', 'Sprinter 1', 19],
  ['es-madrid', 'Villaverde', '7306 MBT', 'Transit 1', 14],
];

export const vehicles: SeedVehicle[] = vans.map(([province, district, plate, name, seats]) => ({
  plate,
  name,
  seats,
  countryCode: cities[province].countryCode,
  base: baseIn(province, district),
}));

function baseIn(province: Province, district: string) {
  const at = counties[province]?.[district]?.coordinates;
  if (!at) throw new Error(`No coordinates of ${district}.`);
  const [latitude, longitude] = at;
  return { address: `${district}, ${cities[province].city}`, position: { latitude, longitude } };
}
