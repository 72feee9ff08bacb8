import { event, on } from '../event.ts';
import { fares } from '../fares.ts';

export const peMusic = [
  event('rock-bajo-la-garua', {
    genre: 'festival',
    place: 'estadio-san-marcos',
    dates: on(40, '14:00'),
    hours: 10,
    recommended: true,
    additionalStops: [{ address: 'Metro Estación Angamos, Surquillo', time: '12:20' }],
    ...fares({ 'pe-lima': 48, 'pe-callao': 46 }, { supply: 3 }),
    texts: {
      es: [
        'Rock bajo la garúa',
        'Diez horas de guitarras con dieciocho bandas de todo el país. Trae impermeable: en Lima la garúa también canta.',
      ],
      en: [
        'Rock in the Drizzle',
        'Ten hours of guitars with eighteen bands from all over Peru. Bring a raincoat: in Lima the drizzle sings along.',
      ],
      pt: [
        'Rock sob a Garoa',
        'Dez horas de guitarras com dezoito bandas de todo o Peru. Traga capa: em Lima a garoa também canta.',
      ],
    },
  }),
  event('electronica-amanecer-sur', {
    genre: 'concert',
    place: 'costa-21',
    dates: on(54, '22:00'),
    hours: 8,
    recommended: true,
    ...fares(
      { 'pe-lima': 52, 'pe-callao': 50 },
      {
        meetingPoint: {
          province: 'pe-lima',
          address: 'Av. Caminos del Inca 257, Santiago de Surco',
          counties: ['Santiago de Surco'],
          minutes: 110,
          coordinates: [-12.1117, -76.9905],
        },
      },
    ),
    texts: {
      es: [
        'Amanecer Sur',
        'Electrónica de diez de la noche a seis de la mañana, con láseres sobre el mar y desayuno al terminar. Nadie conduce de vuelta: conducimos nosotros.',
      ],
      sp: [
        'Amanecer Sur',
        'Electrónica desde las diez de la noche hasta las seis de la mañana, con láseres sobre el mar y desayuno al acabar. Nadie conduce de vuelta: de eso nos ocupamos nosotros.',
      ],
      en: [
        'Southern Sunrise',
        'Electronic music from ten at night to six in the morning, lasers over the sea and breakfast afterwards. Nobody drives home: we do.',
      ],
      pt: [
        'Amanhecer Sul',
        'Música eletrônica das dez da noite às seis da manhã, lasers sobre o mar e café da manhã no fim. Ninguém dirige na volta: dirigimos nós.',
      ],
    },
  }),
  event('salsa-en-el-puerto', {
    genre: 'concert',
    place: 'real-felipe',
    dates: on(19, '19:00'),
    hours: 6,
    recommended: true,
    ...fares({ 'pe-callao': 28, 'pe-lima': 44 }),
    texts: {
      es: [
        'Salsa en el Puerto',
        'La salsa vuelve a su barrio: seis orquestas chalacas en la plaza de armas de la fortaleza, con clases para principiantes desde las siete.',
      ],
      en: [
        'Salsa at the Port',
        'Salsa comes home: six bands from Callao in the courtyard of the fortress, with lessons for beginners from seven.',
      ],
      pt: [
        'Salsa no Porto',
        'A salsa volta para casa: seis orquestras de Callao no pátio da fortaleza, com aulas para iniciantes a partir das sete.',
      ],
    },
  }),
  event('festival-voces-jovenes', {
    genre: 'festival',
    place: 'parque-exposicion',
    dates: on(15, '17:00'),
    hours: 5,
    ...fares({ 'pe-lima': 32, 'pe-callao': 34 }),
    texts: {
      es: [
        'Voces Jóvenes',
        'Veinticuatro cantantes menores de veintidós años, una banda de planta y un jurado que eres tú: se vota desde el celular.',
      ],
      sp: [
        'Voces Jóvenes',
        'Veinticuatro cantantes menores de veintidós años, una banda residente y un jurado que eres tú: se vota desde el móvil.',
      ],
      en: [
        'Young Voices',
        'Twenty-four singers under twenty-two, one house band and a jury that is you: vote from your phone.',
      ],
      pt: [
        'Vozes Jovens',
        'Vinte e quatro cantores com menos de vinte e dois anos, uma banda residente e um júri que é você: vota-se pelo celular.',
      ],
    },
  }),
];
