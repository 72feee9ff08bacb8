import { eventType, paymentType, periodicity } from '@idavuelta/shared/contracts';
import { event, on, onDays } from '../event.ts';
import { fares } from '../fares.ts';

const santiago = { 'cl-santiago': 36, 'cl-cordillera': 42, 'cl-maipo': 44 };

/** Private events and famous routes. */
export const clInvitedAndRoutes = [
  event('aniversario-maderas-del-bio', {
    genre: 'celebration',
    type: eventType.private,
    paymentType: paymentType.invited,
    place: 'espacio-riesco',
    dates: on(31, '19:30'),
    hours: 6,
    ...fares(santiago, { services: ['shared', 'preferred'] }),
    texts: {
      es: [
        'Aniversario Maderas del Bío',
        'Treinta años de empresa y una cena para quienes la hicieron. Tu traslado está pagado; solo elige cuántos vienen.',
      ],
      en: [
        'Maderas del Bío Anniversary',
        'Thirty years in business and a dinner for those who made it. Your transfer is paid for; just say how many come.',
      ],
      pt: [
        'Aniversário Maderas del Bío',
        'Trinta anos de empresa e um jantar para quem a construiu. Seu traslado está pago; diga apenas quantos vêm.',
      ],
    },
  }),
  event('vendimia-en-pirque', {
    genre: 'food',
    type: eventType.alliance,
    place: 'vina-pirque',
    periodicityType: periodicity.calendar,
    dates: onDays('11:00', 6, 13, 20, 27, 34),
    hours: 6,
    recommended: true,
    ...fares({ 'cl-santiago': 58, 'cl-cordillera': 46 }, { recommended: 'private' }),
    texts: {
      es: [
        'Vendimia en Pirque',
        'Pisa la uva, recorre la bodega del diablo y almuerza entre parras. Brinda tranquilo: el chofer somos nosotros.',
      ],
      sp: [
        'Vendimia en Pirque',
        'Pisa la uva, recorre la bodega y come entre viñas. Brinda tranquilo: el conductor somos nosotros.',
      ],
      en: [
        'Harvest in Pirque',
        'Tread grapes, walk the old cellars and have lunch among the vines. Raise a glass: we are the designated driver.',
      ],
      pt: [
        'Vindima em Pirque',
        'Pise a uva, percorra a adega e almoce entre as videiras. Brinde sem medo: o motorista somos nós.',
      ],
    },
  }),
  event('estrellas-del-cajon', {
    genre: 'tour',
    type: eventType.alliance,
    place: 'cajon-del-maipo',
    periodicityType: periodicity.calendar,
    dates: onDays('18:00', 9, 10, 37, 38),
    hours: 7,
    ...fares({ 'cl-santiago': 64 }, { services: ['shared', 'private'] }),
    texts: {
      es: [
        'Estrellas del Cajón',
        'Fogata, telescopio y cielo sin luces a una hora de Santiago. Salimos solo en noches sin luna.',
      ],
      en: [
        'Stars over the Canyon',
        'A campfire, a telescope and dark skies an hour from Santiago. Moonless nights only.',
      ],
      pt: ['Estrelas do Cajón', 'Fogueira, telescópio e céu sem luzes a uma hora de Santiago. Só em noites sem lua.'],
    },
  }),
];
