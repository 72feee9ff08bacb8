import { periodicity } from '@idavuelta/shared/contracts';
import { event, on } from '../event.ts';
import { fares } from '../fares.ts';

/** Fairs that go on for days. */
export const peFairs = [
  event('sabores-del-peru', {
    genre: 'food',
    place: 'explanada-jockey',
    periodicityType: periodicity.range,
    dates: on(36, '11:00'),
    endDaysAhead: 46,
    hours: 10,
    recommended: true,
    additionalStops: [
      { address: 'Larcomar, Miraflores', time: '09:45' },
      { address: 'Real Plaza Salaverry, Jesús María', time: '10:05' },
    ],
    ...fares({ 'pe-lima': 34, 'pe-callao': 42 }, { supply: 3 }),
    texts: {
      es: [
        'Sabores del Perú',
        'Ciento ochenta cocinas de costa, sierra y selva durante once días. Ven con hambre, prueba el pisco y deja el carro en casa.',
      ],
      cl: [
        'Sabores del Perú',
        'Ciento ochenta cocinas de costa, sierra y selva durante once días. Ven con hambre, prueba el pisco y deja el auto en la casa.',
      ],
      sp: [
        'Sabores del Perú',
        'Ciento ochenta cocinas de costa, sierra y selva durante once días. Ven con hambre, prueba el pisco y deja el coche en casa.',
      ],
      en: [
        'Flavours of Peru',
        'A hundred and eighty kitchens from coast, Andes and jungle over eleven days. Come hungry, try the pisco and leave the car at home.',
      ],
      pt: [
        'Sabores do Peru',
        'Cento e oitenta cozinhas da costa, da serra e da selva em onze dias. Venha com fome, prove o pisco e deixe o carro em casa.',
      ],
    },
  }),
  event('universo-historieta', {
    genre: 'fair',
    place: 'centro-convenciones-lima',
    periodicityType: periodicity.range,
    dates: on(50, '10:00'),
    endDaysAhead: 53,
    hours: 10,
    ...fares({ 'pe-lima': 29, 'pe-callao': 34 }, { recommended: 'shared' }),
    texts: {
      es: [
        'Universo Historieta',
        'Cuatro días de cómic, animación y videojuegos, con concurso de disfraces el sábado. Sí, tu armadura cabe en la van.',
      ],
      en: [
        'Comic Universe',
        'Four days of comics, animation and games, with a costume contest on Saturday. Yes, your armor fits in the van.',
      ],
      pt: [
        'Universo Quadrinhos',
        'Quatro dias de quadrinhos, animação e games, com concurso de fantasias no sábado. Sim, sua armadura cabe na van.',
      ],
    },
  }),
  event('feria-del-libro-de-invierno', {
    genre: 'fair',
    place: 'parque-exposicion',
    periodicityType: periodicity.range,
    dates: on(3, '11:00'),
    endDaysAhead: 16,
    hours: 9,
    ...fares({ 'pe-lima': 24 }, { services: ['shared', 'preferred'] }),
    texts: {
      es: [
        'Feria del Libro de Invierno',
        'Noventa editoriales, lecturas a media luz y chocolate caliente. Vuelve con los libros que quieras: el equipaje de mano no se cobra.',
      ],
      en: [
        'Winter Book Fair',
        'Ninety publishers, readings by lamplight and hot chocolate. Take home as many books as you like: hand luggage is free.',
      ],
      pt: [
        'Feira do Livro de Inverno',
        'Noventa editoras, leituras à meia-luz e chocolate quente. Volte com quantos livros quiser: bagagem de mão não se paga.',
      ],
    },
  }),
];
