import { eventType, periodicity } from '@idavuelta/shared/contracts';
import { event, on, onDays } from '../event.ts';
import { fares } from '../fares.ts';

/** Famous routes, run with allies on the spot. */
export const peRoutes = [
  event('ruta-caral', {
    genre: 'tour',
    type: eventType.alliance,
    place: 'caral',
    periodicityType: periodicity.calendar,
    dates: onDays('10:00', 5, 12, 19, 26, 33, 40),
    hours: 7,
    recommended: true,
    additionalStops: [
      { address: 'Plaza Norte, Independencia', time: '06:00' },
      { address: 'Plaza de Armas de Huacho', time: '15:30' },
    ],
    ...fares(
      { 'pe-lima': 89, 'pe-callao': 95 },
      {
        meetingPoint: {
          province: 'pe-lima',
          address: 'Plaza Norte, Av. Alfredo Mendiola 1400, Independencia',
          counties: ['Independencia'],
          minutes: 240,
          coordinates: [-12.0064, -77.0594],
        },
      },
    ),
    texts: {
      es: [
        'Ruta Caral',
        'Cinco mil años en un solo día: pirámides de la ciudad más antigua de América con guía local, almuerzo norteño en Huacho y regreso antes de la cena.',
      ],
      en: [
        'Caral Route',
        'Five thousand years in one day: the pyramids of the oldest city of the Americas with a local guide, lunch in Huacho and home before dinner.',
      ],
      pt: [
        'Rota Caral',
        'Cinco mil anos em um só dia: as pirâmides da cidade mais antiga das Américas com guia local, almoço em Huacho e volta antes do jantar.',
      ],
    },
  }),
  event('pachacamac-al-atardecer', {
    genre: 'tour',
    type: eventType.alliance,
    place: 'pachacamac',
    periodicityType: periodicity.calendar,
    dates: onDays('14:30', 4, 11, 18, 25),
    hours: 5,
    ...fares({ 'pe-lima': 49, 'pe-callao': 56 }),
    texts: {
      es: [
        'Pachacámac al atardecer',
        'El oráculo de los incas con la última luz sobre las islas. Visita guiada, café de valle y vuelta por la costa.',
      ],
      en: [
        'Pachacámac at Sunset',
        'The oracle of the Incas in the last light over the islands. A guided visit, valley coffee and home along the coast.',
      ],
      pt: [
        'Pachacámac ao pôr do sol',
        'O oráculo dos incas com a última luz sobre as ilhas. Visita guiada, café do vale e volta pela costa.',
      ],
    },
  }),
  event('lunahuana-vino-y-rio', {
    genre: 'tour',
    type: eventType.alliance,
    place: 'lunahuana',
    periodicityType: periodicity.range,
    dates: on(10, '08:00'),
    endDaysAhead: 60,
    hours: 10,
    ...fares({ 'pe-lima': 79 }, { supply: 2, recommended: 'private' }),
    texts: {
      es: [
        'Lunahuaná, vino y río',
        'Canotaje por la mañana, bodega por la tarde y nadie que conduzca después. Elige tu día: salimos todos.',
      ],
      en: [
        'Lunahuaná, Wine and River',
        'Rafting in the morning, a winery in the afternoon and no driving afterwards. Pick your day: we leave every one.',
      ],
      pt: [
        'Lunahuaná, vinho e rio',
        'Rafting de manhã, vinícola à tarde e ninguém dirige depois. Escolha o dia: saímos todos.',
      ],
    },
  }),
  event('paracas-mar-y-desierto', {
    genre: 'tour',
    type: eventType.alliance,
    place: 'paracas',
    periodicityType: periodicity.range,
    dates: on(7, '05:30'),
    endDaysAhead: 70,
    hours: 14,
    ...fares({ 'pe-lima': 119, 'pe-callao': 125 }, { supply: 2 }),
    texts: {
      es: [
        'Paracas, mar y desierto',
        'Islas con lobos marinos por la mañana, playas rojas y dunas por la tarde. Un día largo que termina en tu puerta.',
      ],
      en: [
        'Paracas, Sea and Desert',
        'Islands with sea lions in the morning, red beaches and dunes in the afternoon. A long day that ends at your door.',
      ],
      pt: [
        'Paracas, mar e deserto',
        'Ilhas com leões-marinhos de manhã, praias vermelhas e dunas à tarde. Um dia longo que termina na sua porta.',
      ],
    },
  }),
  event('valle-sagrado-de-domingo', {
    genre: 'tour',
    type: eventType.alliance,
    place: 'ollantaytambo',
    periodicityType: periodicity.calendar,
    dates: onDays('07:30', 8, 15, 22, 29),
    hours: 10,
    ...fares({ 'pe-cusco': 55 }),
    texts: {
      es: [
        'Valle Sagrado de domingo',
        'Mercado de Pisac, almuerzo de chacra en Urubamba y la fortaleza de Ollantaytambo, sin correr de un bus a otro.',
      ],
      en: [
        'Sacred Valley Sunday',
        'Pisac market, lunch on a farm in Urubamba and the fortress of Ollantaytambo, without rushing from bus to bus.',
      ],
      pt: [
        'Domingo no Vale Sagrado',
        'Mercado de Pisac, almoço em um sítio em Urubamba e a fortaleza de Ollantaytambo, sem correr de ônibus em ônibus.',
      ],
    },
  }),
];
