import type { NeededPermission } from '../roles.ts';

/** What landing pages show. */
export const contentOperations = {
  getRecommendedEvents: 'content.change',
  changeRecommendedEvents: 'content.change',
  getLandingSlides: 'content.change',
  changeLandingSlides: 'content.change',
  getLandingTestimonials: 'content.change',
  changeLandingTestimonials: 'content.change',
  getLandingPartners: 'content.change',
  changeLandingPartners: 'content.change',
  addLandingPicture: 'content.change',
} as const satisfies Record<string, NeededPermission>;
