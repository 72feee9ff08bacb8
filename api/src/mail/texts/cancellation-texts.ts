import type { Language } from '@idavuelta/shared/contracts';
import type { CancelOrderJob } from '../../jobs/queues.ts';

interface CancellationTexts {
  subject: (event: string) => string;
  title: string;
  body: string;
  action: string;
  /** What happens with money that was paid. */
  note: string;
}

type Texts = Record<CancelOrderJob['mail'], CancellationTexts>;

const es: Texts = {
  'order-cancelled': {
    subject: (event) => `Cancelamos tu pedido: ${event}`,
    title: 'Cancelamos tu pedido',
    body: 'Nuestro equipo canceló este pedido antes de que se pagara, así que tus asientos vuelven a estar disponibles.',
    action: 'Reservar otra vez',
    note: 'Si ya pagaste, te devolveremos el dinero o confirmaremos tu viaje, y te escribiremos en ambos casos. Si tienes dudas, responde a este correo.',
  },
  'free-order-cancelled': {
    subject: (event) => `Cancelamos tu reserva: ${event}`,
    title: 'Cancelamos tu reserva',
    body: 'Nuestro equipo canceló esta reserva gratuita. Tus códigos ya no valen y tus asientos vuelven a estar disponibles.',
    action: 'Ver el evento',
    note: 'No pagaste nada, así que no hay nada que devolver. Si tienes dudas, responde a este correo.',
  },
  'transfer-refused': {
    subject: (event) => `No pudimos aceptar tu transferencia: ${event}`,
    title: 'No pudimos aceptar tu transferencia',
    body: 'Por eso cancelamos este pedido y tus asientos vuelven a estar disponibles. No hagas otra transferencia con su referencia.',
    action: 'Reservar otra vez',
    note: 'Si el dinero ya salió de tu cuenta, lo devolveremos completo a la cuenta de la que vino. Si no salió, no tienes que hacer nada. Si tienes dudas, responde a este correo.',
  },
};

const esES: Texts = {
  'order-cancelled': {
    subject: (event) => `Hemos cancelado tu pedido: ${event}`,
    title: 'Hemos cancelado tu pedido',
    body: 'Nuestro equipo ha cancelado este pedido antes de que se pagara, así que tus plazas vuelven a estar disponibles.',
    action: 'Reservar de nuevo',
    note: 'Si ya has pagado, te devolveremos el dinero o confirmaremos tu viaje, y te escribiremos en ambos casos. Si tienes dudas, responde a este correo.',
  },
  'free-order-cancelled': {
    subject: (event) => `Hemos cancelado tu reserva: ${event}`,
    title: 'Hemos cancelado tu reserva',
    body: 'Nuestro equipo ha cancelado esta reserva gratuita. Tus códigos ya no valen y tus plazas vuelven a estar disponibles.',
    action: 'Ver el evento',
    note: 'No has pagado nada, así que no hay nada que devolver. Si tienes dudas, responde a este correo.',
  },
  'transfer-refused': {
    subject: (event) => `No hemos podido aceptar tu transferencia: ${event}`,
    title: 'No hemos podido aceptar tu transferencia',
    body: 'Por eso hemos cancelado este pedido y tus plazas vuelven a estar disponibles. No hagas otra transferencia con su referencia.',
    action: 'Reservar de nuevo',
    note: 'Si el dinero ya ha salido de tu cuenta, lo devolveremos íntegro a la cuenta de la que vino. Si no ha salido, no tienes que hacer nada. Si tienes dudas, responde a este correo.',
  },
};

const en: Texts = {
  'order-cancelled': {
    subject: (event) => `We have canceled your order: ${event}`,
    title: 'We have canceled your order',
    body: 'Our team has canceled this order before it was paid, so your seats can be booked by others again.',
    action: 'Book again',
    note: 'If you have paid already, we either return the money or confirm your trip, and write to you in both cases. If anything is unclear, just reply to this email.',
  },
  'free-order-cancelled': {
    subject: (event) => `We have canceled your booking: ${event}`,
    title: 'We have canceled your booking',
    body: 'Our team has canceled this free booking. Its codes are no longer valid, and your seats can be booked by others again.',
    action: 'See the event',
    note: 'You paid nothing, so there is nothing to return. If anything is unclear, just reply to this email.',
  },
  'transfer-refused': {
    subject: (event) => `We could not accept your transfer: ${event}`,
    title: 'We could not accept your transfer',
    body: 'We have therefore canceled this order, and your seats can be booked by others again. Please make no other transfer with its reference.',
    action: 'Book again',
    note: 'If the money has left your account, we return all of it to the account it came from. If it has not, there is nothing to do. If anything is unclear, just reply to this email.',
  },
};

const pt: Texts = {
  'order-cancelled': {
    subject: (event) => `Cancelamos seu pedido: ${event}`,
    title: 'Cancelamos seu pedido',
    body: 'Nossa equipe cancelou este pedido antes do pagamento, então seus lugares voltaram a ficar disponíveis.',
    action: 'Reservar de novo',
    note: 'Se você já pagou, devolvemos o dinheiro ou confirmamos sua viagem, e avisamos nos dois casos. Em caso de dúvida, responda a este e-mail.',
  },
  'free-order-cancelled': {
    subject: (event) => `Cancelamos sua reserva: ${event}`,
    title: 'Cancelamos sua reserva',
    body: 'Nossa equipe cancelou esta reserva gratuita. Os códigos não valem mais, e seus lugares voltaram a ficar disponíveis.',
    action: 'Ver o evento',
    note: 'Você não pagou nada, então não há nada a devolver. Em caso de dúvida, responda a este e-mail.',
  },
  'transfer-refused': {
    subject: (event) => `Não foi possível aceitar sua transferência: ${event}`,
    title: 'Não foi possível aceitar sua transferência',
    body: 'Por isso cancelamos este pedido, e seus lugares voltaram a ficar disponíveis. Não faça outra transferência com a referência dele.',
    action: 'Reservar de novo',
    note: 'Se o dinheiro já saiu da sua conta, devolvemos o valor inteiro para a conta de origem. Se não saiu, você não precisa fazer nada. Em caso de dúvida, responda a este e-mail.',
  },
};

export const cancellationTexts: Record<Language, Texts> = { es_PE: es, es_CL: es, es_ES: esES, en_US: en, pt_BR: pt };
