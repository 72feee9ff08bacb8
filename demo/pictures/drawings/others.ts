import { drawings } from './entry.ts';

/** Wide pictures of the landing page. */
export const slides = drawings('slide-', 5 / 12, {
  'noche-de-cumbia': ['fiesta', '', 335, 'night'],
  'festival-costa-verde': ['coast', 'party', 8, 'dusk'],
  'ruta-caral': ['journey', 'pyramid', 16, 'dusk'],
  'sabores-del-peru': ['feast', 'criolla', 190, 'day'],
  'santiago-en-vivo': ['stage', 'rings', 340, 'night'],
  'clasico-de-la-cordillera': ['stadium', 'kick', 210, 'dusk'],
  'vendimia-en-pirque': ['journey', 'vines', 318, 'dusk'],
  'madrid-a-voces': ['stage', 'faces', 16, 'night'],
  'bandas-sonoras-sant-jordi': ['orchestra', 'film', 268, 'night'],
  'montserrat-al-alba': ['journey', 'needles', 10, 'dawn'],
});

/** Portraits beside what customers say. */
export const people = drawings('person-', 1, {
  'pe-1': ['person', 'f', 30, 'dawn'],
  'pe-2': ['person', 'mb', 205, 'day'],
  'pe-3': ['person', 'f', 330, 'dawn'],
  'pe-4': ['person', 'm', 160, 'day'],
  'pe-5': ['person', 'fg', 280, 'dusk'],
  'pe-6': ['person', 'mg', 20, 'day'],
  'pe-7': ['person', 'f', 190, 'dusk'],
  'cl-1': ['person', 'f', 350, 'day'],
  'cl-2': ['person', 'mbg', 220, 'dusk'],
  'cl-3': ['person', 'fg', 40, 'dawn'],
  'cl-4': ['person', 'm', 140, 'dusk'],
  'cl-5': ['person', 'f', 265, 'day'],
  'cl-6': ['person', 'mb', 12, 'dawn'],
  'es-1': ['person', 'f', 200, 'dawn'],
  'es-2': ['person', 'mb', 30, 'dusk'],
  'es-3': ['person', 'f', 150, 'day'],
  'es-4': ['person', 'm', 240, 'day'],
  'es-5': ['person', 'fg', 320, 'dusk'],
  'es-6': ['person', 'mgo', 180, 'dawn'],
});
