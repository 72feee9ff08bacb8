import type { SeedContent, SeedEvent } from '../seed/content/types.ts';

const texts = (name: string) => ({
  es_PE: { name, description: `${name}, con regreso a casa.` },
  es_CL: { name },
  es_ES: { name },
  en_US: { name: `${name} (en)` },
  pt_BR: { name: `${name} (pt)` },
});

/** An event in Lima, in 30 days at 20:00, with one category and one variant; tests say only what matters to them. */
export const aSeedEvent = (changes: Partial<SeedEvent> & { name?: string } = {}): SeedEvent => {
  const { name = 'Concierto Ándino', ...event } = changes;
  return {
    slug: 'concierto-andino',
    type: 1,
    countryCode: 'PE',
    place: 'estadio',
    periodicityType: 1,
    paymentType: 1,
    picture: 'event',
    translations: texts(name),
    dates: [{ daysAhead: 30, time: '20:00' }],
    hours: 4,
    additionalStops: [{ address: 'Plaza San Miguel', time: '18:30' }],
    categories: [
      {
        priority: 1,
        translations: { es_PE: { name: 'Van compartida', description: 'Con otros viajeros' } },
        variants: [
          {
            province: 'lima',
            price: 45.5,
            capacity: 2,
            stops: 2,
            stock: 50,
            translations: { es_PE: { name: 'Ida y vuelta' } },
          },
        ],
      },
    ],
    ...event,
  };
};

/** The least that every test can start from. */
export const fixture: SeedContent = {
  provinces: [
    { key: 'lima', countryCode: 'PE', name: 'Lima', counties: ['Barranco', 'Miraflores', 'Surco'] },
    { key: 'callao', countryCode: 'PE', name: 'Callao', counties: ['Bellavista'] },
    { key: 'madrid', countryCode: 'ES', name: 'Madrid', counties: ['Centro'] },
  ],
  places: [
    {
      key: 'estadio',
      name: 'Estadio Nacional',
      address: 'José Díaz s/n, Lima',
      countryCode: 'PE',
      timeZone: 'America/Lima',
      picture: 'place',
    },
    {
      key: 'palacio',
      name: 'Palacio de Deportes',
      address: 'Avenida Felipe II, Madrid',
      countryCode: 'ES',
      timeZone: 'Europe/Madrid',
      picture: 'place',
    },
  ],
  events: [aSeedEvent({ recommended: true })],
  slides: [{ countryCode: 'PE', url: '/event/concierto-andino', picture: 'slide' }],
  testimonials: [{ countryCode: 'PE', message: 'Muy puntual.', user: 'Rosa', picture: 'face', tags: ['puntual'] }],
};
