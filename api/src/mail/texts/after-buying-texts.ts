import type { Language } from '@idavuelta/shared/contracts';

interface Heading {
  subject: (event: string) => string;
  title: string;
}

interface AfterBuyingTexts {
  seeEvent: string;
  /** Labels of the last moment at which the buyer may cancel. */
  cancelUntil: { paid: string; free: string };
  /** Of tickets that the buyer or staff has cancelled. */
  cancelled: Heading & {
    /** Of a free order. */
    toBuyer: string;
    toTraveller: (buyer: string) => string;
  };
  /** Of a ticket that a friend has now. */
  given: Heading & {
    toBuyer: (before: string, friend: string) => string;
    toFriend: (buyer: string) => string;
    /** To those who travel on the same ticket. */
    toOthers: (before: string, friend: string) => string;
  };
  /** To who had the ticket before. */
  withdrawn: Heading & { body: (buyer: string) => string };
}

const es: AfterBuyingTexts = {
  seeEvent: 'Ver el evento',
  cancelUntil: { paid: 'Cancelación con devolución hasta', free: 'Cancelación hasta' },
  cancelled: {
    subject: (event) => `Boletos cancelados: ${event}`,
    title: 'Estos boletos se cancelaron',
    toBuyer:
      'Cancelaste esta reserva gratuita. Los códigos QR ya no valen y los asientos quedaron libres. No pagaste nada, así que no hay nada que devolver.',
    toTraveller: (buyer) =>
      `El viaje que compró ${buyer} se canceló. Tu código QR ya no vale: no pasaremos a recogerte. No tienes que hacer nada.`,
  },
  given: {
    subject: (event) => `Un boleto cambió de manos: ${event}`,
    title: 'El boleto tiene otro código',
    toBuyer: (before, friend) =>
      `Pasaste el boleto de ${before} a ${friend}. El código QR de antes ya no vale; este es el nuevo, y también se lo enviamos a ${friend}.`,
    toFriend: (buyer) => `${buyer} te pasó su boleto. Te recogemos, te llevamos al evento y te traemos de vuelta.`,
    toOthers: (before, friend) =>
      `${friend} viaja en lugar de ${before}. Por eso el boleto tiene un código QR nuevo; el de antes ya no vale.`,
  },
  withdrawn: {
    subject: (event) => `Tu boleto lo usará otra persona: ${event}`,
    title: 'Este boleto ya no es tuyo',
    body: (buyer) => `${buyer} le pasó este boleto a otra persona. El código QR que tenías ya no vale.`,
  },
};

const esCL: AfterBuyingTexts = {
  ...es,
  cancelled: {
    subject: (event) => `Pasajes anulados: ${event}`,
    title: 'Estos pasajes se anularon',
    toBuyer:
      'Anulaste esta reserva gratuita. Los códigos QR ya no son válidos y los asientos quedaron libres. No pagaste nada, así que no hay nada que devolver.',
    toTraveller: (buyer) =>
      `El viaje que compró ${buyer} se anuló. Tu código QR ya no es válido: no pasaremos a buscarte. No tienes que hacer nada.`,
  },
  given: {
    subject: (event) => `Un pasaje cambió de manos: ${event}`,
    title: 'El pasaje tiene otro código',
    toBuyer: (before, friend) =>
      `Le pasaste el pasaje de ${before} a ${friend}. El código QR de antes ya no es válido; este es el nuevo, y también se lo enviamos a ${friend}.`,
    toFriend: (buyer) =>
      `${buyer} te pasó su pasaje. Te pasamos a buscar, te llevamos al evento y te traemos de vuelta.`,
    toOthers: (before, friend) =>
      `${friend} viaja en lugar de ${before}. Por eso el pasaje tiene un código QR nuevo; el de antes ya no es válido.`,
  },
  withdrawn: {
    subject: (event) => `Tu pasaje lo usará otra persona: ${event}`,
    title: 'Este pasaje ya no es tuyo',
    body: (buyer) => `${buyer} le pasó este pasaje a otra persona. El código QR que tenías ya no es válido.`,
  },
};

const esES: AfterBuyingTexts = {
  ...es,
  cancelled: {
    subject: (event) => `Billetes anulados: ${event}`,
    title: 'Estos billetes se han anulado',
    toBuyer:
      'Has anulado esta reserva gratuita. Los códigos QR ya no son válidos y las plazas han quedado libres. No has pagado nada, así que no hay nada que devolver.',
    toTraveller: (buyer) =>
      `El viaje que compró ${buyer} se ha anulado. Tu código QR ya no es válido: no pasaremos a recogerte. No tienes que hacer nada.`,
  },
  given: {
    subject: (event) => `Un billete ha cambiado de manos: ${event}`,
    title: 'El billete tiene otro código',
    toBuyer: (before, friend) =>
      `Has pasado el billete de ${before} a ${friend}. El código QR anterior ya no es válido; este es el nuevo, y también se lo hemos enviado a ${friend}.`,
    toFriend: (buyer) =>
      `${buyer} te ha pasado su billete. Te recogemos, te llevamos al evento y te traemos de vuelta.`,
    toOthers: (before, friend) =>
      `${friend} viaja en lugar de ${before}. Por eso el billete tiene un código QR nuevo; el anterior ya no es válido.`,
  },
  withdrawn: {
    subject: (event) => `Tu billete lo usará otra persona: ${event}`,
    title: 'Este billete ya no es tuyo',
    body: (buyer) => `${buyer} ha pasado este billete a otra persona. El código QR que tenías ya no es válido.`,
  },
};

const en: AfterBuyingTexts = {
  seeEvent: 'See the event',
  cancelUntil: { paid: 'Cancel with a refund until', free: 'Cancel until' },
  cancelled: {
    subject: (event) => `Tickets canceled: ${event}`,
    title: 'These tickets are canceled',
    toBuyer:
      'You canceled this free booking. The QR codes are no longer valid, and the seats are free again. You paid nothing, so there is nothing to return.',
    toTraveller: (buyer) =>
      `The trip that ${buyer} bought was canceled. Your QR code is no longer valid, and we will not pick you up. There is nothing you need to do.`,
  },
  given: {
    subject: (event) => `A ticket changed hands: ${event}`,
    title: 'The ticket has a new code',
    toBuyer: (before, friend) =>
      `You gave ${before}’s ticket to ${friend}. The earlier QR code is no longer valid; this is the new one, which we have sent to ${friend} too.`,
    toFriend: (buyer) => `${buyer} gave you a ticket. We pick you up, take you to the event and bring you back.`,
    toOthers: (before, friend) =>
      `${friend} travels instead of ${before}. The ticket therefore has a new QR code; the earlier one is no longer valid.`,
  },
  withdrawn: {
    subject: (event) => `Someone else will use your ticket: ${event}`,
    title: 'This ticket is no longer yours',
    body: (buyer) => `${buyer} gave this ticket to someone else. The QR code you had is no longer valid.`,
  },
};

const pt: AfterBuyingTexts = {
  seeEvent: 'Ver o evento',
  cancelUntil: { paid: 'Cancelamento com reembolso até', free: 'Cancelamento até' },
  cancelled: {
    subject: (event) => `Passagens canceladas: ${event}`,
    title: 'Estas passagens foram canceladas',
    toBuyer:
      'Você cancelou esta reserva gratuita. Os códigos QR não valem mais, e os lugares ficaram livres. Você não pagou nada, então não há nada a devolver.',
    toTraveller: (buyer) =>
      `A viagem que ${buyer} comprou foi cancelada. Seu código QR não vale mais e não passaremos para buscar você. Você não precisa fazer nada.`,
  },
  given: {
    subject: (event) => `Uma passagem mudou de mãos: ${event}`,
    title: 'A passagem tem outro código',
    toBuyer: (before, friend) =>
      `Você passou a passagem de ${before} para ${friend}. O código QR anterior não vale mais; este é o novo, e ele também foi enviado para ${friend}.`,
    toFriend: (buyer) =>
      `${buyer} passou uma passagem para você. Buscamos você, levamos até o evento e trazemos de volta.`,
    toOthers: (before, friend) =>
      `${friend} viaja no lugar de ${before}. Por isso a passagem tem um código QR novo; o anterior não vale mais.`,
  },
  withdrawn: {
    subject: (event) => `Outra pessoa usará sua passagem: ${event}`,
    title: 'Esta passagem não é mais sua',
    body: (buyer) => `${buyer} passou esta passagem para outra pessoa. O código QR que você tinha não vale mais.`,
  },
};

export const afterBuyingTexts: Record<Language, AfterBuyingTexts> = {
  es_PE: es,
  es_CL: esCL,
  es_ES: esES,
  en_US: en,
  pt_BR: pt,
};
