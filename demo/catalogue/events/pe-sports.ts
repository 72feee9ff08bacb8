import { event, on } from '../event.ts';
import { fares } from '../fares.ts';

export const peSports = [
  event('clasico-de-la-ciudad', {
    genre: 'sport',
    place: 'estadio-monumental',
    dates: on(21, '20:00'),
    hours: 3,
    recommended: true,
    additionalStops: [{ address: 'Jockey Plaza, puerta 1, Santiago de Surco', time: '18:10' }],
    ...fares({ 'pe-lima': 46, 'pe-callao': 54 }, { supply: 2 }),
    texts: {
      es: [
        'El clásico de la ciudad',
        'El partido que divide las mesas de domingo. Cada hinchada viaja en sus propias vans y entra por su propia tribuna.',
      ],
      en: [
        'The City Derby',
        'The match that splits Sunday lunches. Each side travels in its own vans and enters by its own stand.',
      ],
      pt: [
        'O clássico da cidade',
        'O jogo que divide os almoços de domingo. Cada torcida viaja nas suas próprias vans e entra pela sua própria arquibancada.',
      ],
    },
  }),
  event('carrera-diez-k-nocturna', {
    genre: 'sport',
    place: 'campo-de-marte',
    dates: on(34, '18:30'),
    hours: 4,
    ...fares({ 'pe-lima': 26, 'pe-callao': 30 }, { services: ['shared', 'private'] }),
    texts: {
      es: [
        'Diez K Nocturna de Lima',
        'Diez kilómetros con luces en la muñeca, del Campo de Marte al mar y de vuelta. Guardamos tu mochila en la van mientras corres.',
      ],
      en: [
        'Lima Night 10K',
        'Ten kilometers with lights on your wrist, from Campo de Marte to the sea and back. Your bag waits in the van while you run.',
      ],
      pt: [
        'Dez K Noturna de Lima',
        'Dez quilômetros com luzes no pulso, do Campo de Marte ao mar e de volta. Sua mochila fica na van enquanto você corre.',
      ],
    },
  }),
  event('maraton-de-los-malecones', {
    genre: 'sport',
    place: 'campo-de-marte',
    dates: on(76, '06:00'),
    hours: 7,
    ...fares({ 'pe-lima': 30, 'pe-callao': 32 }, { supply: 2 }),
    texts: {
      es: [
        'Maratón de los Malecones',
        'Cuarenta y dos kilómetros junto al acantilado. Te recogemos antes del alba, cuando aún no hay buses, y te esperamos en la meta.',
      ],
      en: [
        'Clifftop Marathon',
        'Forty-two kilometers along the cliffs. We pick you up before dawn, when no buses run yet, and wait at the finish.',
      ],
      pt: [
        'Maratona dos Malecones',
        'Quarenta e dois quilômetros à beira da falésia. Buscamos você antes do amanhecer, quando ainda não há ônibus, e esperamos na chegada.',
      ],
    },
  }),
  event('final-superliga-voley', {
    genre: 'sport',
    place: 'coliseo-dibos',
    dates: on(11, '18:00'),
    hours: 3,
    ...fares({ 'pe-lima': 28, 'pe-callao': 33 }, { services: ['shared', 'preferred'] }),
    texts: {
      es: [
        'Final de la Superliga de Vóley',
        'Cinco sets, dos hinchadas y un coliseo que tiembla con cada bloqueo. La final femenina, en directo y con regreso asegurado.',
      ],
      en: [
        'Volleyball Superleague Final',
        "Five sets, two crowds and a hall that shakes at every block. The women's final, with your ride home settled.",
      ],
      pt: [
        'Final da Superliga de Vôlei',
        'Cinco sets, duas torcidas e um ginásio que treme a cada bloqueio. A final feminina, com a volta garantida.',
      ],
    },
  }),
];
