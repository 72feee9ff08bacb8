import { periodicity } from '@idavuelta/shared/contracts';
import { event, on } from '../event.ts';
import { fares } from '../fares.ts';

const santiago = { 'cl-santiago': 36, 'cl-cordillera': 42, 'cl-maipo': 44 };

/** The ones most people come for. */
export const clFavourites = [
  event('santiago-en-vivo', {
    genre: 'concert',
    place: 'movistar-arena-santiago',
    dates: on(23, '21:00'),
    hours: 4,
    recommended: true,
    additionalStops: [{ address: 'Metro Escuela Militar, Las Condes', time: '19:20' }],
    ...fares(santiago, { supply: 3 }),
    texts: {
      es: [
        'Santiago en Vivo',
        'Cuatro bandas, un solo escenario giratorio y el público alrededor. La van te deja en Beauchef y te espera en el mismo lugar.',
      ],
      cl: [
        'Santiago en Vivo',
        'Cuatro bandas, un solo escenario giratorio y el público alrededor. La van te deja en Beauchef y te espera ahí mismo, sin buscar taxi a medianoche.',
      ],
      en: [
        'Santiago Live',
        'Four bands, one revolving stage and the audience all around it. The van drops you on Beauchef and waits in the same spot.',
      ],
      pt: [
        'Santiago ao Vivo',
        'Quatro bandas, um palco giratório e o público em volta. A van deixa você na Beauchef e espera no mesmo lugar.',
      ],
    },
  }),
  event('clasico-de-la-cordillera', {
    genre: 'sport',
    place: 'monumental-macul',
    dates: on(16, '18:00'),
    hours: 3,
    recommended: true,
    ...fares({ 'cl-santiago': 34, 'cl-cordillera': 36 }, { supply: 2 }),
    texts: {
      es: [
        'Clásico de la Cordillera',
        'La tarde de fútbol que para la ciudad, con los Andes de fondo. Vans separadas por hinchada y regreso directo a casa.',
      ],
      cl: [
        'Clásico de la Cordillera',
        'La tarde de fútbol que para la ciudad, con los Andes de fondo. Vans separadas por hinchada y vuelta directa a la casa.',
      ],
      en: [
        'Cordillera Derby',
        'The soccer afternoon that stops the city, with the Andes behind. Separate vans for each side, straight home afterwards.',
      ],
      pt: [
        'Clássico da Cordilheira',
        'A tarde de futebol que para a cidade, com os Andes ao fundo. Vans separadas por torcida e volta direta para casa.',
      ],
    },
  }),
  event('luces-del-sur', {
    genre: 'festival',
    place: 'club-hipico',
    periodicityType: periodicity.range,
    dates: on(42, '12:00'),
    endDaysAhead: 44,
    hours: 12,
    recommended: true,
    ...fares(santiago, {
      supply: 3,
      meetingPoint: {
        province: 'cl-santiago',
        address: 'Metro Los Dominicos, Las Condes',
        counties: ['Las Condes'],
        minutes: 80,
        coordinates: [-33.4079, -70.5449],
      },
    }),
    texts: {
      es: [
        'Festival Luces del Sur',
        'Tres días, seis escenarios y sesenta artistas sobre el pasto del hipódromo. Reserva el día que quieras, o los tres.',
      ],
      en: [
        'Southern Lights Festival',
        'Three days, six stages and sixty artists on the grass of the racecourse. Book the day you want, or all three.',
      ],
      pt: [
        'Festival Luzes do Sul',
        'Três dias, seis palcos e sessenta artistas no gramado do hipódromo. Reserve o dia que quiser, ou os três.',
      ],
    },
  }),
];
