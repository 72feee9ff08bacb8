import type { Language } from '@idavuelta/shared/contracts';

interface DecisionTexts {
  subject: (event: string) => string;
  title: string;
  body: string;
  action: string;
}

/** Mails about a private event: to its guests, and to its organiser. */
interface EventRequestTexts {
  invitation: {
    subject: (organiser: string, event: string) => string;
    title: string;
    body: (organiser: string) => string;
    action: string;
    note: (address: string) => string;
  };
  'request-approved': DecisionTexts;
  'request-rejected': DecisionTexts;
  'request-finished': DecisionTexts;
}

const es: EventRequestTexts = {
  invitation: {
    subject: (organiser, event) => `${organiser} te invita: ${event}`,
    title: 'Tienes una invitación',
    body: (organiser) => `${organiser} te invita y paga tu viaje de ida y vuelta. Reserva tus asientos sin costo.`,
    action: 'Ver la invitación',
    note: (address) => `Para reservar, ingresa a Idavuelta o regístrate con este correo: ${address}.`,
  },
  'request-approved': {
    subject: (event) => `Tu evento está listo: ${event}`,
    title: 'Aprobamos tu solicitud',
    body: 'Ya enviamos la invitación a cada persona de tu lista. En tu cuenta verás quién respondió y quién reservó.',
    action: 'Ver mis eventos',
  },
  'request-rejected': {
    subject: (event) => `Tu solicitud necesita un cambio: ${event}`,
    title: 'No pudimos aprobar tu solicitud',
    body: 'Puedes corregirla en tu cuenta y enviarla otra vez. Este es el motivo:',
    action: 'Corregir mi solicitud',
  },
  'request-finished': {
    subject: (event) => `Tu evento terminó: ${event}`,
    title: 'Cerramos tu evento',
    body: 'Ya no se pueden reservar asientos. Gracias por organizarlo con Idavuelta.',
    action: 'Ver mis eventos',
  },
};

const esES: EventRequestTexts = {
  invitation: {
    ...es.invitation,
    body: (organiser) => `${organiser} te invita y paga tu viaje de ida y vuelta. Reserva tus plazas sin coste.`,
    note: (address) => `Para reservar, inicia sesión en Idavuelta o regístrate con este correo: ${address}.`,
  },
  'request-approved': {
    ...es['request-approved'],
    title: 'Hemos aprobado tu solicitud',
    body: 'Ya hemos enviado la invitación a cada persona de tu lista. En tu cuenta verás quién ha respondido y quién ha reservado.',
  },
  'request-rejected': { ...es['request-rejected'], title: 'No hemos podido aprobar tu solicitud' },
  'request-finished': {
    subject: (event) => `Tu evento ha terminado: ${event}`,
    title: 'Hemos cerrado tu evento',
    body: 'Ya no se pueden reservar plazas. Gracias por organizarlo con Idavuelta.',
    action: 'Ver mis eventos',
  },
};

const en: EventRequestTexts = {
  invitation: {
    subject: (organiser, event) => `${organiser} invites you: ${event}`,
    title: 'You are invited',
    body: (organiser) => `${organiser} invites you and pays for your round trip. Book your seats free of charge.`,
    action: 'See the invitation',
    note: (address) => `To book, log in to Idavuelta or sign up with this email: ${address}.`,
  },
  'request-approved': {
    subject: (event) => `Your event is ready: ${event}`,
    title: 'Your request is approved',
    body: 'Everyone on your list has been sent the invitation. Your account shows who has answered and booked.',
    action: 'See my events',
  },
  'request-rejected': {
    subject: (event) => `Your request needs a change: ${event}`,
    title: 'We could not approve your request',
    body: 'You can correct it in your account and send it again. This is the reason:',
    action: 'Correct my request',
  },
  'request-finished': {
    subject: (event) => `Your event is over: ${event}`,
    title: 'We have closed your event',
    body: 'Seats can no longer be booked. Thank you for organizing it with Idavuelta.',
    action: 'See my events',
  },
};

const pt: EventRequestTexts = {
  invitation: {
    subject: (organiser, event) => `${organiser} convida você: ${event}`,
    title: 'Você tem um convite',
    body: (organiser) => `${organiser} convida você e paga sua viagem de ida e volta. Reserve seus lugares sem custo.`,
    action: 'Ver o convite',
    note: (address) => `Para reservar, entre na Idavuelta ou cadastre-se com este e-mail: ${address}.`,
  },
  'request-approved': {
    subject: (event) => `Seu evento está pronto: ${event}`,
    title: 'Aprovamos sua solicitação',
    body: 'Já enviamos o convite a cada pessoa da sua lista. Na sua conta você vê quem respondeu e quem reservou.',
    action: 'Ver meus eventos',
  },
  'request-rejected': {
    subject: (event) => `Sua solicitação precisa de um ajuste: ${event}`,
    title: 'Não foi possível aprovar sua solicitação',
    body: 'Você pode corrigi-la na sua conta e enviá-la de novo. Este é o motivo:',
    action: 'Corrigir minha solicitação',
  },
  'request-finished': {
    subject: (event) => `Seu evento terminou: ${event}`,
    title: 'Encerramos seu evento',
    body: 'Não é mais possível reservar lugares. Obrigado por organizá-lo com a Idavuelta.',
    action: 'Ver meus eventos',
  },
};

export const eventRequestTexts: Record<Language, EventRequestTexts> = {
  es_PE: es,
  es_CL: es,
  es_ES: esES,
  en_US: en,
  pt_BR: pt,
};
