import type { SeedTestimonial } from '@idavuelta/api/seed/seed-content.ts';
import type { CountryCode } from '@idavuelta/shared/contracts';
import { readData } from './read-data.ts';

type Said = Pick<SeedTestimonial, 'user' | 'message' | 'tags'>;

/** By country. Portraits are called `person-<country>-<number>`. */
export const testimonials: SeedTestimonial[] = (['PE', 'CL', 'ES'] satisfies CountryCode[]).flatMap((countryCode) =>
  readData<Record<CountryCode, Said[]>>('testimonials')[countryCode].map((said, index) => ({
    ...said,
    countryCode,
    picture: `person-${countryCode.toLowerCase()}-${index + 1}`,
  })),
);
