import type { SeedPlace } from '@idavuelta/api/seed/seed-content.ts';
import { placesOf } from '../place.ts';

const place = placesOf('CL');

export const chile: SeedPlace[] = [
  place('movistar-arena-santiago', 'Movistar Arena', "Av. Beauchef 1204, Parque O'Higgins, Santiago", 'Santiago'),
  place('teatro-caupolican', 'Teatro Caupolicán', 'San Diego 850, Santiago', 'Santiago'),
  place('monumental-macul', 'Estadio Monumental', 'Av. Marathon 5300, Macul, Santiago', 'Santiago'),
  place('club-hipico', 'Club Hípico de Santiago', 'Av. Blanco Encalada 2540, Santiago', 'Santiago'),
  place('parque-bicentenario', 'Parque Bicentenario', 'Av. Bicentenario 3800, Vitacura, Santiago', 'Santiago'),
  place('espacio-riesco', 'Espacio Riesco', 'Av. El Salto 5000, Huechuraba, Santiago', 'Santiago'),
  place('quinta-vergara', 'Quinta Vergara', 'Errázuriz 563, Viña del Mar', 'Viña del Mar'),
  place('vina-pirque', 'Viña Concha y Toro', 'Av. Virginia Subercaseaux 210, Pirque', 'Pirque'),
  place('cajon-del-maipo', 'Cajón del Maipo', 'Plaza de Armas de San José de Maipo', 'San José de Maipo'),
];
