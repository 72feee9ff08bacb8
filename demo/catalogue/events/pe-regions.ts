import { event, on } from '../event.ts';
import { fares } from '../fares.ts';

/** Music away from the beach: the capital's great hall, Arequipa and Trujillo. */
export const peRegions = [
  event('gala-mar-adentro', {
    genre: 'concert',
    place: 'gran-teatro-nacional',
    dates: on(30, '20:00'),
    hours: 3,
    ...fares({ 'pe-lima': 40, 'pe-callao': 46 }, { services: ['shared', 'preferred'] }),
    texts: {
      es: [
        'Mar adentro: gala sinfónica',
        'Ochenta músicos y una pantalla de veinte metros cuentan el viaje de la corriente de Humboldt, de la Antártida a Tumbes.',
      ],
      en: [
        'Out to Sea: a symphonic gala',
        'Eighty musicians and a twenty-meter screen follow the Humboldt current from Antarctica to northern Peru.',
      ],
      pt: [
        'Mar adentro: gala sinfônica',
        'Oitenta músicos e uma tela de vinte metros contam a viagem da corrente de Humboldt, da Antártida ao norte do Peru.',
      ],
    },
  }),
  event('arequipa-suena', {
    genre: 'festival',
    place: 'virgen-de-chapi',
    dates: on(47, '16:00'),
    hours: 8,
    ...fares({ 'pe-arequipa': 25 }, { supply: 2 }),
    texts: {
      es: [
        'Arequipa Suena',
        'Pampeña, rock y fusión al pie del Misti. Ocho horas de música y picantería en el estadio que celebra a la ciudad blanca.',
      ],
      en: [
        'Arequipa Sounds',
        'Pampeña, rock and fusion at the foot of El Misti. Eight hours of music and local cooking in the white city.',
      ],
      pt: [
        'Sons de Arequipa',
        'Pampeña, rock e fusão ao pé do Misti. Oito horas de música e cozinha local na cidade branca.',
      ],
    },
  }),
  event('noche-de-marinera', {
    genre: 'theatre',
    place: 'gran-chimu',
    dates: on(61, '18:00'),
    hours: 5,
    ...fares({ 'pe-trujillo': 22 }, { supply: 2, recommended: 'shared' }),
    texts: {
      es: [
        'Noche de Marinera',
        'Pañuelos, banda en vivo y cuarenta parejas descalzas sobre la losa. La fiesta del norte, en la ciudad que la vio nacer.',
      ],
      en: [
        'Marinera Night',
        'Handkerchiefs, a live brass band and forty barefoot couples: the dance of the north in the city where it was born.',
      ],
      pt: [
        'Noite de Marinera',
        'Lenços, banda ao vivo e quarenta casais descalços: a dança do norte na cidade em que nasceu.',
      ],
    },
  }),
];
