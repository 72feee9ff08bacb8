import { eventType, paymentType, periodicity } from '@idavuelta/shared/contracts';
import { event, on, onDays } from '../event.ts';
import { fares } from '../fares.ts';

/** Private events and famous routes. */
export const esInvitedAndRoutes = [
  event('boda-lucia-y-marc', {
    genre: 'celebration',
    type: eventType.private,
    place: 'poble-espanyol',
    dates: on(48, '18:00'),
    hours: 9,
    ...fares({ 'es-barcelona': 36 }, { services: ['preferred', 'private'] }),
    texts: {
      es: [
        'Boda de Lucía y Marc',
        'Nos casamos en la plaza mayor y queremos que nadie mire el reloj. Vueltas a la una, a las tres y con el último baile.',
      ],
      en: [
        "Lucía and Marc's Wedding",
        'We marry on the main square and want nobody to watch the clock. Rides home at one, at three and after the last dance.',
      ],
      pt: [
        'Casamento de Lucía e Marc',
        'Casamos na praça maior e não queremos ninguém olhando o relógio. Voltas à uma, às três e depois da última dança.',
      ],
    },
  }),
  event('cena-anual-editorial-norte', {
    genre: 'celebration',
    type: eventType.private,
    paymentType: paymentType.invited,
    place: 'casino-de-madrid',
    dates: on(22, '20:30'),
    hours: 5,
    ...fares({ 'es-madrid': 48 }, { services: ['shared', 'preferred'] }),
    texts: {
      es: [
        'Cena anual Editorial Norte',
        'Autores, libreros y equipo en la misma mesa. La editorial invita también al viaje de ida y vuelta.',
      ],
      en: [
        'Editorial Norte Annual Dinner',
        'Authors, booksellers and staff at one table. The publisher pays the ride, too.',
      ],
      pt: [
        'Jantar anual Editorial Norte',
        'Autores, livreiros e equipe na mesma mesa. A editora também paga o traslado.',
      ],
    },
  }),
  event('montserrat-al-alba', {
    genre: 'tour',
    type: eventType.alliance,
    place: 'montserrat',
    periodicityType: periodicity.calendar,
    dates: onDays('06:00', 7, 14, 21, 28, 35),
    hours: 7,
    recommended: true,
    ...fares({ 'es-barcelona': 62 }),
    texts: {
      es: [
        'Montserrat al alba',
        'El sol sale entre agujas de piedra y tú ya estás arriba. Caminata guiada, desayuno de montaña y vuelta a mediodía.',
      ],
      en: [
        'Montserrat at Dawn',
        'The sun rises between needles of rock and you are already up there. A guided walk, a mountain breakfast, home by noon.',
      ],
      pt: [
        'Montserrat ao amanhecer',
        'O sol nasce entre agulhas de pedra e você já está lá em cima. Caminhada guiada, café da montanha e volta ao meio-dia.',
      ],
    },
  }),
];
