import { periodicity } from '@idavuelta/shared/contracts';
import { event, on, onDays } from '../event.ts';
import { fares } from '../fares.ts';

/** Theatre, dance, comedy and circus. */
export const peStage = [
  event('casa-de-las-dos-lunas', {
    genre: 'theatre',
    place: 'teatro-segura',
    periodicityType: periodicity.calendar,
    dates: onDays('20:00', 6, 7, 13, 14, 20, 21, 27),
    hours: 3,
    ...fares({ 'pe-lima': 33 }),
    texts: {
      es: [
        'La casa de las dos lunas',
        'Una familia, una casona de Barranco y un secreto que solo se ve con la luz apagada. Teatro de misterio en la sala más antigua de Lima.',
      ],
      en: [
        'The House of Two Moons',
        "A family, an old house in Barranco and a secret visible only in the dark. A mystery play in Lima's oldest theatre.",
      ],
      pt: [
        'A casa das duas luas',
        'Uma família, um casarão de Barranco e um segredo que só se vê com a luz apagada. Mistério no teatro mais antigo de Lima.',
      ],
    },
  }),
  event('danzas-del-sol', {
    genre: 'theatre',
    place: 'teatro-municipal-lima',
    periodicityType: periodicity.calendar,
    dates: onDays('19:30', 17, 18, 24, 25),
    hours: 2.5,
    ...fares({ 'pe-lima': 35, 'pe-callao': 39 }, { services: ['shared', 'preferred'] }),
    texts: {
      es: [
        'Danzas del Sol',
        'Sesenta bailarines recorren el Perú en dos horas: tijeras, huaylas, festejo y diablada, con máscaras hechas a mano.',
      ],
      en: [
        'Dances of the Sun',
        'Sixty dancers cross Peru in two hours: scissors dance, huaylas, festejo and diablada, with masks made by hand.',
      ],
      pt: [
        'Danças do Sol',
        'Sessenta bailarinos percorrem o Peru em duas horas: tesouras, huaylas, festejo e diablada, com máscaras feitas à mão.',
      ],
    },
  }),
  event('risas-sin-filtro', {
    genre: 'theatre',
    place: 'teatro-municipal-lima',
    dates: on(8, '21:00'),
    hours: 2.5,
    ...fares({ 'pe-lima': 31 }, { services: ['shared', 'private'] }),
    texts: {
      es: [
        'Risas sin filtro',
        'Cinco comediantes, un micrófono y ningún tema prohibido. Mayores de dieciocho; la van de vuelta admite carcajadas.',
      ],
      en: [
        'Unfiltered Laughs',
        'Five comedians, one microphone and no forbidden subject. Ages 18 and over; giggling allowed in the van home.',
      ],
      pt: [
        'Risadas sem filtro',
        'Cinco comediantes, um microfone e nenhum assunto proibido. Maiores de dezoito; na van de volta pode gargalhar.',
      ],
    },
  }),
  event('circo-luz-de-luna', {
    genre: 'family',
    place: 'explanada-jockey',
    periodicityType: periodicity.calendar,
    // The first show is sold out.
    dates: onDays('17:00', 9, 10, 16, 17, 23, 24).map((date, i) => ({ ...date, soldOut: i === 0 })),
    hours: 3,
    ...fares({ 'pe-lima': 34, 'pe-callao': 38 }),
    texts: {
      es: [
        'Circo Luz de Luna',
        'Trapecio, sombras y músicos en vivo bajo una carpa azul de mil asientos. Funciones de fin de semana para todas las edades.',
      ],
      en: [
        'Moonlight Circus',
        'Trapeze, shadow play and live musicians under a blue big top for a thousand. Weekend shows for every age.',
      ],
      pt: [
        'Circo Luz de Luna',
        'Trapézio, sombras e músicos ao vivo sob uma lona azul de mil lugares. Sessões de fim de semana para todas as idades.',
      ],
    },
  }),
];
