import { eventType } from '@idavuelta/shared/contracts';
import { event, on } from '../event.ts';
import { fares } from '../fares.ts';

/** Tomorrow's, of which the demo sells 120 seats: what dispatchers and drivers try their work on. */
export const soldEvent = event('gala-de-la-camara', {
  genre: 'celebration',
  type: eventType.private,
  visibility: 'unlisted',
  place: 'centro-convenciones-lima',
  picture: 'place-centro-convenciones-lima',
  dates: on(1, '20:00'),
  hours: 5,
  ...fares({ 'pe-lima': 44 }, { services: ['shared', 'private'], recommended: 'shared', supply: 1.5 }),
  texts: {
    es: [
      'Gala de la Cámara de Turismo',
      'Cena, premios y orquesta para quienes mueven el turismo de Lima. Una van te recoge en tu puerta y te devuelve a casa después del último baile.',
    ],
    en: [
      'Chamber of Tourism Gala',
      'Dinner, awards and an orchestra for those who keep tourism in Lima moving. A van picks you up at your door and takes you home after the last dance.',
    ],
    pt: [
      'Gala da Câmara de Turismo',
      'Jantar, prêmios e orquestra para quem move o turismo de Lima. Uma van busca você na porta de casa e leva de volta depois da última dança.',
    ],
  },
});
