import { toCsv } from './import-csv.ts';
import type { ImportValues } from './import-row.ts';

/** Days until the example's first departure, so that it is not in the past. */
const daysAhead = 60;

/** Builds two departures of an event in Lima, with a shared van from two provinces. @param today current time */
function exampleRows(today: Date): ImportValues[] {
  const dayAfter = (days: number) => new Date(today.getTime() + days * 86_400_000).toISOString().slice(0, 10);
  const event = {
    slug: 'noche-de-valses',
    type: 'massive',
    genre: 'concert',
    country: 'PE',
    place: 'Teatro Municipal de Lima',
    place_address: 'Jirón Ica 377, Lima',
    name_es_PE: 'Noche de valses',
    name_en_US: 'A night of waltzes',
    name_pt_BR: 'Noite de valsas',
    description_es_PE: 'Guitarra, cajón y las voces de siempre. Te recogemos en tu puerta y te devolvemos a ella.',
    description_en_US: 'Guitar, cajón and the great voices. We pick you up at your door and bring you back to it.',
    description_pt_BR: 'Violão, cajón e as vozes de sempre. Buscamos na sua porta e deixamos nela na volta.',
    hours: 3,
    stops: '18:30 Plaza San Miguel | 18:50 Óvalo Gutiérrez, Miraflores',
  } satisfies ImportValues;
  const ticket = {
    category_es_PE: 'Van compartida',
    category_en_US: 'Shared van',
    category_pt_BR: 'Van compartilhada',
    category_description_es_PE: 'Viajas con otros asistentes de tu zona.',
    category_description_en_US: 'Ride with others from your area.',
    category_description_pt_BR: 'Você viaja com gente da sua região.',
    ticket_es_PE: 'Individual',
    ticket_en_US: 'Single',
    ticket_pt_BR: 'Individual',
    currency: 'PEN',
    passengers: 1,
    addresses: 1,
  } satisfies Partial<ImportValues>;
  const fares = [
    { province: 'Lima', price: 45.5, capacity: 60 },
    { province: 'Callao', price: 50, capacity: 30 },
  ];
  return [daysAhead, daysAhead + 1].flatMap((days) =>
    fares.map((fare) => ({ ...event, ...ticket, ...fare, departure: `${dayAfter(days)}T20:00` })),
  );
}

/** Creates a template that can be imported unchanged. */
export function importTemplate(format: 'csv' | 'json', today = new Date()): string {
  const rows = exampleRows(today);
  return format === 'csv' ? toCsv(rows) : JSON.stringify(rows, null, 2);
}
