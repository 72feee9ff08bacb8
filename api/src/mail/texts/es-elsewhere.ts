import { es, esES } from './es.ts';
import type { MailTexts } from './mail-texts.ts';

/** In the Spanish of Peru, of an event elsewhere: a pick-up is called as there. */
export const esOutsidePeru: MailTexts = {
  ...es,
  labels: { ...es.labels, pickUp: 'Recogida' },
  passengerChanged: {
    ...es.passengerChanged,
    body: (before) =>
      `Cambiaron el nombre, el teléfono o el lugar de recogida de ${before}. Así queda el boleto; su código sigue siendo válido.`,
  },
};

/** In the Spanish of Spain, of an event in Peru. */
export const esESInPeru: MailTexts = {
  ...esES,
  labels: { ...esES.labels, pickUp: 'Recojo' },
  passengerChanged: {
    ...esES.passengerChanged,
    body: (before) =>
      `Han cambiado el nombre, el teléfono o el lugar de recojo de ${before}. Así queda el billete; su código sigue siendo válido.`,
  },
};
