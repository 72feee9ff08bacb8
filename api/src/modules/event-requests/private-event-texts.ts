import type { Language } from '@idavuelta/shared/contracts';

/** What a private event offers its guests: one kind of seat, which the organiser pays. */
export const categoryTexts: Record<Language, { name: string; description: string }> = {
  es_PE: { name: 'Van para invitados', description: 'Te recogemos, te llevamos al evento y te traemos de vuelta.' },
  es_CL: {
    name: 'Van para invitados',
    description: 'Te pasamos a buscar, te llevamos al evento y te traemos de vuelta.',
  },
  es_ES: {
    name: 'Furgoneta para invitados',
    description: 'Te recogemos, te llevamos al evento y te traemos de vuelta.',
  },
  en_US: { name: 'Van for guests', description: 'We pick you up, take you to the event and bring you back.' },
  pt_BR: { name: 'Van para convidados', description: 'Buscamos você, levamos até o evento e trazemos de volta.' },
};

export const seatTexts: Record<Language, { name: string; description: string }> = {
  es_PE: { name: 'Individual', description: 'Un asiento, ida y vuelta.' },
  es_CL: { name: 'Individual', description: 'Un asiento, ida y vuelta.' },
  es_ES: { name: 'Individual', description: 'Una plaza, ida y vuelta.' },
  en_US: { name: 'Single', description: 'One seat, there and back.' },
  pt_BR: { name: 'Individual', description: 'Um assento, ida e volta.' },
};
