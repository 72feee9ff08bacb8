import { eventType, paymentType } from '@idavuelta/shared/contracts';
import { event, on } from '../event.ts';
import { fares } from '../fares.ts';

/** Those whose `paymentType` is invited are paid by the organiser and booked by invited customers only. */
export const pePrivate = [
  event('aniversario-invitados', {
    genre: 'celebration',
    type: eventType.private,
    paymentType: paymentType.invited,
    place: 'country-club',
    dates: on(27, '19:00'),
    hours: 7,
    ...fares({ 'pe-lima': 48, 'pe-callao': 52 }, { supply: 2, services: ['shared', 'preferred'] }),
    texts: {
      es: [
        'Aniversario de Textiles Andina',
        'Cincuenta años merecen una gran noche. La empresa invita el viaje: reserva tu asiento de ida y vuelta sin pagar nada.',
      ],
      en: [
        'Textiles Andina Anniversary',
        'Fifty years deserve a great night. The company treats you to the ride: book your round-trip seat at no cost.',
      ],
      pt: [
        'Aniversário da Textiles Andina',
        'Cinquenta anos merecem uma grande noite. A empresa oferece o traslado: reserve seu lugar de ida e volta sem pagar nada.',
      ],
    },
  }),
  event('boda-camila-y-andres', {
    genre: 'celebration',
    type: eventType.private,
    visibility: 'unlisted',
    place: 'casa-moreyra',
    dates: on(39, '17:30'),
    hours: 9,
    additionalStops: [{ address: 'Parroquia Virgen del Pilar, San Isidro', time: '16:30' }],
    ...fares({ 'pe-lima': 38 }, { services: ['preferred', 'private'] }),
    texts: {
      es: [
        'Boda de Camila y Andrés',
        'Queremos que bailen hasta tarde y lleguen bien a casa. La van pasa primero por la iglesia y vuelve a la una, a las tres y al final.',
      ],
      en: [
        "Camila and Andrés's Wedding",
        'We want you to dance late and get home safely. The van calls at the church first and returns at one, at three and at the end.',
      ],
      pt: [
        'Casamento de Camila e Andrés',
        'Queremos que dancem até tarde e cheguem bem em casa. A van passa antes pela igreja e volta à uma, às três e no final.',
      ],
    },
  }),
  event('fiesta-de-promocion', {
    genre: 'celebration',
    type: eventType.private,
    place: 'country-club',
    dates: on(58, '20:00'),
    hours: 8,
    ...fares({ 'pe-lima': 36, 'pe-callao': 40 }),
    texts: {
      es: [
        'Fiesta de promoción Santa Lucía',
        'La última noche del colegio, con orquesta y desayuno. Los padres duermen tranquilos: cada van avisa al salir y al llegar.',
      ],
      cl: [
        'Fiesta de graduación Santa Lucía',
        'La última noche del colegio, con orquesta y desayuno. Los papás duermen tranquilos: cada van avisa al salir y al llegar.',
      ],
      sp: [
        'Graduación Santa Lucía',
        'La última noche del colegio, con orquesta y desayuno. Los padres duermen tranquilos: cada furgoneta avisa al salir y al llegar.',
      ],
      en: [
        'Santa Lucía Graduation Ball',
        'The last night of school, with a band and breakfast. Parents sleep well: every van sends word when it leaves and when it arrives.',
      ],
      pt: [
        'Formatura Santa Lucía',
        'A última noite do colégio, com orquestra e café da manhã. Os pais dormem tranquilos: cada van avisa ao sair e ao chegar.',
      ],
    },
  }),
  event('convencion-minera-interna', {
    genre: 'fair',
    type: eventType.private,
    paymentType: paymentType.invited,
    place: 'centro-convenciones-lima',
    dates: on(44, '08:00'),
    hours: 10,
    ...fares({ 'pe-lima': 32, 'pe-callao': 36 }, { supply: 2, services: ['shared', 'private'] }),
    texts: {
      es: [
        'Encuentro anual Cobre Sur',
        'Un día de taller y reconocimiento para los equipos de mina y oficina. Rutas ordenadas por turno; el traslado corre por cuenta de la empresa.',
      ],
      en: [
        'Cobre Sur Annual Meeting',
        'A day of workshops and awards for the teams of mine and office. Routes follow the shifts; the company pays the transfer.',
      ],
      pt: [
        'Encontro anual Cobre Sur',
        'Um dia de oficinas e homenagens para as equipes da mina e do escritório. Rotas por turno; o traslado é por conta da empresa.',
      ],
    },
  }),
];
