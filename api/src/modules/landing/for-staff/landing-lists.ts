import type { Database } from '../../../database/database.ts';
import { createLandingList } from './landing-list.ts';
import {
  createPartnersRepository,
  createSlidesRepository,
  createTestimonialsRepository,
} from './landing-lists.repository.ts';
import { slideMistakes } from './slide-address.ts';

export type LandingLists = ReturnType<typeof createLandingLists>;

/** The lists on each country's landing page. */
export const createLandingLists = ({ db }: { db: Database }) => ({
  slides: createLandingList({
    db,
    name: 'slides',
    createRepository: createSlidesRepository,
    mistakesOf: slideMistakes,
  }),
  testimonials: createLandingList({ db, name: 'testimonials', createRepository: createTestimonialsRepository }),
  partners: createLandingList({ db, name: 'partners', createRepository: createPartnersRepository }),
});
