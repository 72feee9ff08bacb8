import type { Static } from 'typebox';
import type * as schemas from '../../schemas/staff/content.ts';

export type RecommendedChoice = Static<typeof schemas.recommendedChoiceSchema>;
export type LandingSlides = Static<typeof schemas.landingSlidesSchema>;
export type LandingTestimonials = Static<typeof schemas.landingTestimonialsSchema>;
export type LandingPartners = Static<typeof schemas.landingPartnersSchema>;
export type SlideItem = Static<typeof schemas.slideItemSchema>;
export type TestimonialItem = Static<typeof schemas.testimonialItemSchema>;
export type PartnerItem = Static<typeof schemas.partnerItemSchema>;
export type LandingPicture = Static<typeof schemas.landingPictureSchema>;
