import { periodicity } from '@idavuelta/shared/contracts';
import { event, on, onDays } from '../event.ts';
import { fares } from '../fares.ts';

export const esMassive = [
  event('el-faro-de-papel', {
    genre: 'theatre',
    place: 'teatro-lope-de-vega',
    periodicityType: periodicity.calendar,
    dates: onDays('19:30', 5, 6, 12, 13, 19, 20),
    hours: 3,
    ...fares({ 'es-madrid': 38 }, { services: ['shared', 'preferred'] }),
    texts: {
      es: [
        'El faro de papel, el musical',
        'Una niña, un farero y un mar que se dobla como una carta. El musical del año en plena Gran Vía.',
      ],
      en: [
        'The Paper Lighthouse',
        'A girl, a keeper and a sea that folds like a letter. The musical of the year on Gran Vía.',
      ],
      pt: [
        'O farol de papel',
        'Uma menina, um faroleiro e um mar que se dobra como carta. O musical do ano na Gran Vía.',
      ],
    },
  }),
  event('bandas-sonoras-sant-jordi', {
    genre: 'concert',
    place: 'palau-sant-jordi',
    dates: on(29, '20:00'),
    hours: 3,
    recommended: true,
    ...fares({ 'es-barcelona': 40 }, { supply: 2 }),
    texts: {
      es: [
        'Bandas sonoras en Montjuïc',
        'Cien músicos tocan las películas de tu vida ante una pantalla gigante. Subir a Montjuïc nunca fue tan fácil; bajar, menos.',
      ],
      sp: [
        'Bandas sonoras en Montjuïc',
        'Cien músicos tocan las películas de tu vida ante una pantalla gigante. Subir a Montjuïc nunca fue tan fácil; bajar, tampoco.',
      ],
      en: [
        'Film Scores on Montjuïc',
        'A hundred musicians play the films of your life below a giant screen. Getting up Montjuïc was never so easy; nor getting down.',
      ],
      pt: [
        'Trilhas sonoras em Montjuïc',
        'Cem músicos tocam os filmes da sua vida diante de uma tela gigante. Subir a Montjuïc nunca foi tão fácil; descer também não.',
      ],
    },
  }),
  event('pulso-mediterraneo', {
    genre: 'festival',
    place: 'parc-del-forum',
    periodicityType: periodicity.range,
    dates: on(56, '18:00'),
    endDaysAhead: 58,
    hours: 11,
    ...fares(
      { 'es-barcelona': 46 },
      {
        supply: 2,
        meetingPoint: {
          province: 'es-barcelona',
          address: "Plaça d'Espanya, davant de les Torres Venecianes",
          counties: ['Sants-Montjuïc'],
          minutes: 75,
          coordinates: [41.3751, 2.1492],
        },
      },
    ),
    texts: {
      es: [
        'Pulso Mediterráneo',
        'Tres noches de electrónica junto al mar, del atardecer al amanecer. Vuelves cuando quieras: salidas cada hora desde las dos.',
      ],
      en: [
        'Mediterranean Pulse',
        'Three nights of electronic music by the sea, from dusk to dawn. Head back when you like: departures every hour from two.',
      ],
      pt: [
        'Pulso Mediterrâneo',
        'Três noites de eletrônica junto ao mar, do entardecer ao amanhecer. Volte quando quiser: saídas de hora em hora a partir das duas.',
      ],
    },
  }),
];
