import type { Fields } from './field-bounds.ts';

/** Maximum number of items in each list of a landing page. */
export const maxLandingItems = { slides: 12, testimonials: 60, partners: 40 } as const;

/** Without the `#`. */
export const testimonialTags = { most: 6, maxLength: 30, pattern: '^[\\p{L}\\p{N}_]+$' } as const;

export const slideFields = {
  /** A path of the site. */
  url: { kind: 'line', max: 300, pattern: '^/(?![/\\\\])[^\\s\\\\\\p{Cs}]*$' },
  imagePath: { kind: 'own' },
} as const satisfies Fields;

export const testimonialFields = {
  message: { kind: 'text', max: 1000 },
  user: { kind: 'line', max: 100 },
  imagePath: { kind: 'own', optional: true },
} as const satisfies Fields;

export const partnerFields = {
  name: { kind: 'line', max: 100 },
  imagePath: { kind: 'own' },
} as const satisfies Fields;
