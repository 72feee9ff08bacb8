import { periodicity } from '@idavuelta/shared/contracts';
import { event, on } from '../event.ts';
import { fares } from '../fares.ts';

/** The ones most people come for. */
export const esFavourites = [
  event('madrid-a-voces', {
    genre: 'concert',
    place: 'movistar-arena-madrid',
    dates: on(26, '21:00'),
    hours: 3.5,
    recommended: true,
    ...fares({ 'es-madrid': 44 }, { supply: 3 }),
    texts: {
      es: [
        'Madrid a Voces',
        'Un coro de mil personas, y tú eres una de ellas. Llega a las siete para el ensayo y canta a las nueve; a medianoche, en casa.',
      ],
      en: [
        'Madrid in Voices',
        'A choir of a thousand, and you are one of them. Rehearse at seven, sing at nine and be home by midnight.',
      ],
      pt: [
        'Madri em Vozes',
        'Um coro de mil pessoas, e você é uma delas. Ensaie às sete, cante às nove e à meia-noite esteja em casa.',
      ],
    },
  }),
  event('derbi-de-primavera', {
    genre: 'sport',
    place: 'metropolitano',
    dates: on(17, '18:30'),
    hours: 3,
    recommended: true,
    additionalStops: [{ address: 'Intercambiador de Plaza de Castilla, Madrid', time: '16:45' }],
    ...fares({ 'es-madrid': 42 }, { supply: 2 }),
    texts: {
      es: [
        'Derbi de Primavera',
        'Sesenta y ocho mil gargantas y un billete de vuelta que no depende del último metro.',
      ],
      en: [
        'Spring Derby',
        'Sixty-eight thousand throats, and a way home that does not depend on the last subway train.',
      ],
      pt: ['Dérbi da Primavera', 'Sessenta e oito mil gargantas e uma volta que não depende do último metrô.'],
    },
  }),
  event('feria-de-la-tapa', {
    genre: 'food',
    place: 'ifema',
    periodicityType: periodicity.range,
    dates: on(35, '12:00'),
    endDaysAhead: 39,
    hours: 11,
    ...fares({ 'es-madrid': 34 }, { recommended: 'shared' }),
    texts: {
      es: [
        'Feria de la Tapa',
        'Ochenta barras de toda España bajo un mismo techo, cinco días seguidos. Con tu plaza reservada, la última caña no es un problema.',
      ],
      en: [
        'Tapas Fair',
        'Eighty bars from all over Spain under one roof, five days in a row. With your seat booked, one last beer is no problem.',
      ],
      pt: [
        'Feira da Tapa',
        'Oitenta balcões de toda a Espanha sob o mesmo teto, cinco dias seguidos. Com o lugar reservado, a última cerveja não é problema.',
      ],
    },
  }),
];
