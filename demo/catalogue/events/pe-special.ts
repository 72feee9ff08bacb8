import { periodicity } from '@idavuelta/shared/contracts';
import { event, on } from '../event.ts';
import { fares } from '../fares.ts';

/** Events in a state that screens and tests look for: the main journey, sold out, put off, over, about to start. */
export const peSpecial = [
  event('noche-de-cumbia', {
    genre: 'concert',
    place: 'estadio-san-marcos',
    dates: on(25, '20:00'),
    hours: 6,
    recommended: true,
    additionalStops: [
      { address: 'Óvalo Gutiérrez, Miraflores', time: '18:15' },
      { address: 'Plaza San Miguel, San Miguel', time: '18:50' },
    ],
    ...fares(
      { 'pe-lima': 45, 'pe-callao': 49 },
      {
        supply: 8,
        meetingPoint: {
          province: 'pe-lima',
          address: 'Parque Kennedy, Av. José Larco 101, Miraflores',
          counties: ['Miraflores'],
          minutes: 105,
          coordinates: [-12.1219, -77.0297],
        },
      },
    ),
    texts: {
      es: [
        'Noche de Cumbia',
        'Seis horas de cumbia amazónica, norteña y chicha con doce orquestas en dos escenarios. Baila hasta el final: tu van espera en la puerta 6 y sale media hora después del último tema.',
      ],
      en: [
        'Cumbia Night',
        'Six hours of Amazonian, northern and chicha cumbia with twelve bands on two stages. Dance to the very end: your van waits at gate 6 and leaves half an hour after the last song.',
      ],
      pt: [
        'Noite de Cumbia',
        'Seis horas de cumbia amazônica, nortenha e chicha com doze orquestras em dois palcos. Dance até o fim: sua van espera no portão 6 e sai meia hora depois da última música.',
      ],
    },
  }),
  event('festival-costa-verde', {
    genre: 'festival',
    place: 'costa-21',
    periodicityType: periodicity.range,
    dates: on(32, '15:00'),
    endDaysAhead: 45,
    hours: 9,
    recommended: true,
    additionalStops: [{ address: 'Estadio Manuel Bonilla, Miraflores', time: '13:30' }],
    ...fares({ 'pe-lima': 38, 'pe-callao': 36 }, { supply: 4 }),
    texts: {
      es: [
        'Festival Costa Verde',
        'Dos semanas de música frente al mar, con puestos de pescado fresco, talleres de surf y una puesta de sol distinta cada tarde. Elige el día que más te guste.',
      ],
      en: [
        'Costa Verde Festival',
        'Two weeks of music by the ocean, with fresh fish stalls, surf workshops and a different sunset every evening. Pick the day you like best.',
      ],
      pt: [
        'Festival Costa Verde',
        'Duas semanas de música de frente para o mar, com barracas de peixe fresco, oficinas de surfe e um pôr do sol diferente a cada tarde. Escolha o dia que preferir.',
      ],
    },
  }),
  event('concierto-de-manana', {
    genre: 'concert',
    place: 'arena-1',
    dates: on(1, '20:30'),
    hours: 4,
    ...fares({ 'pe-lima': 42 }, { services: ['shared', 'private'] }),
    texts: {
      es: [
        'Marea Alta en concierto',
        'La banda limeña cierra su gira en casa, con cuerdas, coro y el disco nuevo de principio a fin. Quedan pocas horas para reservar tu asiento.',
      ],
      en: [
        'Marea Alta live',
        'The band from Lima ends its tour at home, with strings, a choir and the new album from first to last song. Only hours left to book your seat.',
      ],
      pt: [
        'Marea Alta ao vivo',
        'A banda limenha encerra a turnê em casa, com cordas, coro e o disco novo do começo ao fim. Restam poucas horas para reservar seu lugar.',
      ],
    },
  }),
  event('final-copa-agotada', {
    genre: 'sport',
    place: 'estadio-nacional',
    dates: on(12, '19:30'),
    hours: 3,
    ...fares({ 'pe-lima': 40, 'pe-callao': 44 }, { supply: 0 }),
    texts: {
      es: [
        'Final de la Copa del Pacífico',
        'Noventa minutos, quizá ciento veinte, por el trofeo más querido del año. Todos los asientos de ida y vuelta están vendidos.',
      ],
      en: [
        'Pacific Cup Final',
        'Ninety minutes, perhaps a hundred and twenty, for the best loved trophy of the year. Every round-trip seat has been sold.',
      ],
      pt: [
        'Final da Copa do Pacífico',
        'Noventa minutos, talvez cento e vinte, pelo troféu mais querido do ano. Todos os lugares de ida e volta foram vendidos.',
      ],
    },
  }),
  event('expo-aplazada', {
    genre: 'fair',
    place: 'centro-convenciones-lima',
    dates: on(28, '10:00'),
    hours: 9,
    message:
      'La Expo Hogar Sostenible cambia de fecha. Si ya compraste tu viaje, sigue siendo válido; te escribiremos en cuanto se anuncie el nuevo día.',
    ...fares({ 'pe-lima': 30 }, { services: ['shared', 'preferred'] }),
    texts: {
      es: [
        'Expo Hogar Sostenible',
        'Ciento veinte expositores de energía, agua y construcción para vivir mejor y gastar menos.',
      ],
      en: ['Sustainable Home Expo', 'A hundred and twenty exhibitors of energy, water and building to live better.'],
      pt: ['Expo Casa Sustentável', 'Cento e vinte expositores de energia, água e construção para viver melhor.'],
    },
  }),
  event('festival-pasado', {
    genre: 'festival',
    place: 'parque-exposicion',
    dates: on(-20, '16:00'),
    hours: 8,
    ...fares({ 'pe-lima': 35 }, { services: ['shared', 'private'] }),
    texts: {
      es: [
        'Festival Jardín Sonoro',
        'Ocho horas de música independiente bajo los ficus del parque más antiguo de Lima.',
      ],
      en: ['Jardín Sonoro Festival', "Indie music all day under the fig trees of Lima's oldest park."],
      pt: [
        'Festival Jardín Sonoro',
        'Música independente o dia inteiro sob as figueiras do parque mais antigo de Lima.',
      ],
    },
  }),
  event('ultimo-asiento', {
    genre: 'concert',
    place: 'gran-teatro-nacional',
    dates: on(18, '19:00'),
    hours: 3,
    ...lastSeat(),
    texts: {
      es: [
        'Recital de medianoche',
        'Piano a cuatro manos, a oscuras y sin aplausos entre piezas. Queda un solo asiento de ida y vuelta.',
      ],
      en: [
        'Midnight Recital',
        'Piano four hands, in the dark and without applause between pieces. One single round-trip seat is left.',
      ],
      pt: [
        'Recital da meia-noite',
        'Piano a quatro mãos, no escuro e sem aplausos entre as peças. Resta um único lugar de ida e volta.',
      ],
    },
  }),
];

/** One category, one variant, one ticket left: two buyers at the same time fight for it. */
function lastSeat() {
  const [shared] = fares({ 'pe-lima': 36 }, { services: ['shared'] }).categories;
  const [single] = shared?.variants ?? [];
  if (!shared || !single) throw new Error('The shared van has no single seat');
  return { categories: [{ ...shared, variants: [single] }], pools: { [String(single.pool)]: 1 } };
}
