import type { Language } from '@idavuelta/shared/contracts';
import type { WaitingMailJob } from '../../jobs/jobs.ts';

interface Texts {
  subject: (event: string) => string;
  title: string;
  /** @param tickets how many are asked for */
  body: (tickets: number) => string;
  action: string;
  note: string;
  /** Label of the moment until which the seats are kept. */
  until: string;
}

/** To somebody on the waiting list of a departure. */
type WaitingTexts = Record<WaitingMailJob['kind'], Texts>;

const until = 'Guardados hasta';

const es: WaitingTexts = {
  'waiting-asked': {
    subject: (event) => `Confirma tu lugar en la lista de espera: ${event}`,
    title: 'Confirma tu lugar en la lista de espera',
    body: (tickets) =>
      `${tickets === 1 ? 'Pediste que te avisemos si se libera un boleto.' : `Pediste que te avisemos si se liberan ${tickets} boletos.`} Confirma tu correo para entrar a la lista: sin eso no te guardamos nada.`,
    action: 'Confirmar mi correo',
    note: 'Si no lo pediste tú, no hagas nada: no te escribiremos otra vez.',
    until,
  },
  'waiting-joined': {
    subject: (event) => `Estás en la lista de espera: ${event}`,
    title: 'Estás en la lista de espera',
    body: (tickets) =>
      tickets === 1
        ? 'Si se libera un boleto, te escribimos una vez y te lo guardamos 30 minutos para que lo compres.'
        : `Si se liberan ${tickets} boletos, te escribimos una vez y te los guardamos 30 minutos para que los compres.`,
    action: 'Ver o dejar la lista',
    note: 'No has pagado ni comprado nada. Si no lo pediste tú, deja la lista con el botón.',
    until,
  },
  'seats-returned': {
    subject: (event) => `Se liberó tu lugar: ${event}`,
    title: 'Se liberó tu lugar',
    body: (tickets) =>
      tickets === 1
        ? 'Te guardamos un boleto hasta la hora de abajo. Cómpralo antes de que pase a quien sigue en la lista.'
        : `Te guardamos ${tickets} boletos hasta la hora de abajo. Cómpralos antes de que pasen a quien sigue en la lista.`,
    action: 'Comprar lo que me guardaron',
    note: 'Si ya no viajas, ábrelo y dale el lugar a quien sigue. No te escribiremos otra vez por esta salida, salvo que vuelvas a pedirlo.',
    until,
  },
};

const esCL: WaitingTexts = {
  'waiting-asked': {
    ...es['waiting-asked'],
    body: (tickets) =>
      `${tickets === 1 ? 'Pediste que te avisemos si se libera un pasaje.' : `Pediste que te avisemos si se liberan ${tickets} pasajes.`} Confirma tu correo para entrar a la lista: sin eso no te guardamos nada.`,
  },
  'waiting-joined': {
    ...es['waiting-joined'],
    body: (tickets) =>
      tickets === 1
        ? 'Si se libera un pasaje, te escribimos una vez y te lo guardamos 30 minutos para que lo compres.'
        : `Si se liberan ${tickets} pasajes, te escribimos una vez y te los guardamos 30 minutos para que los compres.`,
  },
  'seats-returned': {
    ...es['seats-returned'],
    body: (tickets) =>
      tickets === 1
        ? 'Te guardamos un pasaje hasta la hora de abajo. Cómpralo antes de que pase a quien sigue en la lista.'
        : `Te guardamos ${tickets} pasajes hasta la hora de abajo. Cómpralos antes de que pasen a quien sigue en la lista.`,
  },
};

const esES: WaitingTexts = {
  'waiting-asked': {
    ...es['waiting-asked'],
    body: (tickets) =>
      `${tickets === 1 ? 'Has pedido que te avisemos si se libera una plaza.' : `Has pedido que te avisemos si se liberan ${tickets} plazas.`} Confirma tu correo para entrar en la lista: sin eso no te guardamos nada.`,
    note: 'Si no lo has pedido tú, no hagas nada: no te escribiremos otra vez.',
  },
  'waiting-joined': {
    ...es['waiting-joined'],
    body: (tickets) =>
      tickets === 1
        ? 'Si se libera una plaza, te escribimos una vez y te la guardamos 30 minutos para que la compres.'
        : `Si se liberan ${tickets} plazas, te escribimos una vez y te las guardamos 30 minutos para que las compres.`,
    until: 'Guardadas hasta',
  },
  'seats-returned': {
    ...es['seats-returned'],
    subject: (event) => `Ha quedado libre tu plaza: ${event}`,
    title: 'Ha quedado libre tu plaza',
    body: (tickets) =>
      tickets === 1
        ? 'Te guardamos una plaza hasta la hora de abajo. Cómprala antes de que pase a quien sigue en la lista.'
        : `Te guardamos ${tickets} plazas hasta la hora de abajo. Cómpralas antes de que pasen a quien sigue en la lista.`,
    action: 'Comprar lo que me han guardado',
    note: 'Si ya no viajas, ábrelo y cede el sitio a quien sigue. No te escribiremos otra vez por esta salida, salvo que vuelvas a pedirlo.',
    until: 'Guardadas hasta',
  },
};

const en: WaitingTexts = {
  'waiting-asked': {
    subject: (event) => `Confirm your place on the waiting list: ${event}`,
    title: 'Confirm your place on the waiting list',
    body: (tickets) =>
      `${tickets === 1 ? 'You asked to be told if a ticket is given back.' : `You asked to be told if ${tickets} tickets are given back.`} Confirm your email to join the list: until then nothing is kept for you.`,
    action: 'Confirm my email',
    note: 'If you did not ask for this, do nothing: we will not write again.',
    until: 'Kept until',
  },
  'waiting-joined': {
    subject: (event) => `You are on the waiting list: ${event}`,
    title: 'You are on the waiting list',
    body: (tickets) =>
      tickets === 1
        ? 'If a ticket is given back, we write to you once and keep it for you for 30 minutes.'
        : `If ${tickets} tickets are given back, we write to you once and keep them for you for 30 minutes.`,
    action: 'See or leave the list',
    note: 'You have not paid or bought anything. If you did not ask for this, leave the list with the button.',
    until: 'Kept until',
  },
  'seats-returned': {
    subject: (event) => `There is room for you: ${event}`,
    title: 'There is room for you',
    body: (tickets) =>
      tickets === 1
        ? 'We keep one ticket for you until the time below. Buy it before it goes to the next one on the list.'
        : `We keep ${tickets} tickets for you until the time below. Buy them before they go to the next one on the list.`,
    action: 'Buy what is kept for me',
    note: 'If you are not traveling any more, open it and let the next one have it. We do not write again about this departure unless you ask for it again.',
    until: 'Kept until',
  },
};

const pt: WaitingTexts = {
  'waiting-asked': {
    subject: (event) => `Confirme seu lugar na lista de espera: ${event}`,
    title: 'Confirme seu lugar na lista de espera',
    body: (tickets) =>
      `${tickets === 1 ? 'Você pediu para ser avisado se uma passagem for liberada.' : `Você pediu para ser avisado se ${tickets} passagens forem liberadas.`} Confirme seu e-mail para entrar na lista: sem isso não guardamos nada para você.`,
    action: 'Confirmar meu e-mail',
    note: 'Se não foi você, não faça nada: não escreveremos de novo.',
    until: 'Guardado até',
  },
  'waiting-joined': {
    subject: (event) => `Você está na lista de espera: ${event}`,
    title: 'Você está na lista de espera',
    body: (tickets) =>
      tickets === 1
        ? 'Se uma passagem for liberada, escrevemos uma vez e a guardamos por 30 minutos para você comprar.'
        : `Se ${tickets} passagens forem liberadas, escrevemos uma vez e as guardamos por 30 minutos para você comprar.`,
    action: 'Ver ou sair da lista',
    note: 'Você não pagou nem comprou nada. Se não foi você que pediu, saia da lista pelo botão.',
    until: 'Guardadas até',
  },
  'seats-returned': {
    subject: (event) => `Seu lugar foi liberado: ${event}`,
    title: 'Seu lugar foi liberado',
    body: (tickets) =>
      tickets === 1
        ? 'Guardamos uma passagem para você até o horário abaixo. Compre antes que ela passe para quem vem depois na lista.'
        : `Guardamos ${tickets} passagens para você até o horário abaixo. Compre antes que elas passem para quem vem depois na lista.`,
    action: 'Comprar o que guardaram para mim',
    note: 'Se você não vai mais, abra e ceda o lugar a quem vem depois. Não escreveremos de novo sobre esta saída, a não ser que você peça outra vez.',
    until: 'Guardadas até',
  },
};

export const waitingTexts: Record<Language, WaitingTexts> = {
  es_PE: es,
  es_CL: esCL,
  es_ES: esES,
  en_US: en,
  pt_BR: pt,
};
