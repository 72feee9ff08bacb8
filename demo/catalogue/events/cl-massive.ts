import { event, on } from '../event.ts';
import { fares } from '../fares.ts';

export const clMassive = [
  event('boleros-en-el-caupolican', {
    genre: 'concert',
    place: 'teatro-caupolican',
    dates: on(13, '20:30'),
    hours: 3,
    ...fares({ 'cl-santiago': 30 }, { services: ['shared', 'preferred'] }),
    texts: {
      es: [
        'Boleros en San Diego',
        'Trío, cuerdas y las canciones que todos cantan bajito. Una noche a la antigua en el teatro de los grandes.',
      ],
      en: [
        'Boleros on San Diego',
        'A trio, strings and the songs everyone hums. An old-fashioned night in a great hall.',
      ],
      pt: ['Boleros na San Diego', 'Trio, cordas e as canções que todos cantam baixinho. Uma noite à moda antiga.'],
    },
  }),
  event('corrida-parque-a-parque', {
    genre: 'sport',
    place: 'parque-bicentenario',
    dates: on(37, '08:00'),
    hours: 5,
    ...fares({ 'cl-santiago': 24, 'cl-cordillera': 30 }, { services: ['shared', 'private'] }),
    texts: {
      es: [
        'Corrida Parque a Parque',
        'Veintiún kilómetros por la ribera del Mapocho, de parque en parque. Llegas sin estacionar y vuelves sin manejar.',
      ],
      sp: [
        'Carrera Parque a Parque',
        'Veintiún kilómetros por la ribera del Mapocho, de parque en parque. Llegas sin aparcar y vuelves sin conducir.',
      ],
      en: [
        'Park to Park Half Marathon',
        'Twenty-one kilometers along the Mapocho river, from park to park. No parking before, no driving after.',
      ],
      pt: [
        'Corrida Parque a Parque',
        'Vinte e um quilômetros à margem do Mapocho, de parque em parque. Chegue sem estacionar e volte sem dirigir.',
      ],
    },
  }),
  event('noche-en-la-quinta', {
    genre: 'concert',
    place: 'quinta-vergara',
    dates: on(65, '20:00'),
    hours: 6,
    ...fares({ 'cl-santiago': 92, 'cl-valparaiso': 26 }, { supply: 2 }),
    texts: {
      es: [
        'Noche en la Quinta',
        'Canción, humor y un público que manda. De Santiago a Viña y de vuelta en la misma noche, o desde tu casa en el puerto.',
      ],
      en: [
        'A Night at the Quinta',
        'Songs, comedy and an audience that rules. From Santiago to Viña and back in one night, or from your home in the port.',
      ],
      pt: [
        'Noite na Quinta',
        'Canção, humor e um público que manda. De Santiago a Viña e de volta na mesma noite, ou saindo do porto.',
      ],
    },
  }),
];
