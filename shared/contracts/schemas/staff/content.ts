import type { Static } from 'typebox';
import { type TSchema, Type } from 'typebox';
import {
  maxLandingItems,
  partnerFields,
  slideFields,
  testimonialFields,
  testimonialTags,
} from '../../staff/fields/content-fields.ts';
import { type PictureShape, pictureShapes } from '../../staff/picture-shapes.ts';
import { body, countryCode, envelope, id, imagePath, oneOf } from '../common.ts';
import { landingSlideSchema, partnerSchema, testimonialSchema } from '../landing.ts';
import { textLine, textLines, typed } from '../text.ts';

const revision = Type.Integer({ description: 'Send it as `If-Match` with a change' });

const eventIds = Type.Array(id, {
  maxItems: 50,
  uniqueItems: true,
  description: 'Events that the landing page of the country recommends, in this order',
});

export const recommendedChangeSchema = body({ eventIds });
export const recommendedChoiceSchema = Type.Object(
  { country: countryCode, eventIds, revision },
  { title: 'RecommendedChoice' },
);
export const recommendedChoiceResponse = envelope(recommendedChoiceSchema, 'The current choice');

/** An ordered list of a landing page. */
const listOf = <T extends TSchema>(item: T, title: string) =>
  Type.Object({ country: countryCode, items: Type.Array(item), revision }, { title });
/** The whole list after the change: items without an id are added, missing ones removed. */
const listChange = <T extends TSchema>(item: T, maxItems: number) => body({ items: Type.Array(item, { maxItems }) });

const itemId = Type.Optional(id);
/** Path of a picture that was uploaded before, or that the list already has. */
const picturePath = Type.String({ ...imagePath, pattern: '^/media/[\\w.-]+$', maxLength: 200 });

export const slideItemSchema = body({
  id: itemId,
  url: Type.String({
    ...typed('line'),
    pattern: slideFields.url.pattern,
    maxLength: slideFields.url.max,
    description: 'Target of the link: a path on the site',
    examples: ['/event/concierto-andino'],
  }),
  imagePath: picturePath,
});
export const testimonialItemSchema = body({
  id: itemId,
  message: textLines(testimonialFields.message.max, { examples: ['Muy puntual.'] }),
  user: textLine(testimonialFields.user.max, { description: 'Name of the person quoted' }),
  imagePath: Type.String({ ...picturePath, pattern: '^(/media/[\\w.-]+)?$' }),
  tags: Type.Array(
    Type.String({ ...typed('line'), pattern: testimonialTags.pattern, maxLength: testimonialTags.maxLength }),
    {
      maxItems: testimonialTags.most,
      uniqueItems: true,
      description: 'Tags, without `#`',
    },
  ),
});
export const partnerItemSchema = body({ id: itemId, name: textLine(partnerFields.name.max), imagePath: picturePath });

export const landingSlidesSchema = listOf(landingSlideSchema, 'LandingSlides');
export const landingTestimonialsSchema = listOf(testimonialSchema, 'LandingTestimonials');
export const landingPartnersSchema = listOf(partnerSchema, 'LandingPartners');
export const landingSlidesResponse = envelope(landingSlidesSchema, 'The current list');
export const landingTestimonialsResponse = envelope(landingTestimonialsSchema, 'The current list');
export const landingPartnersResponse = envelope(landingPartnersSchema, 'The current list');
export const slidesChangeSchema = listChange(slideItemSchema, maxLandingItems.slides);
export const testimonialsChangeSchema = listChange(testimonialItemSchema, maxLandingItems.testimonials);
export const partnersChangeSchema = listChange(partnerItemSchema, maxLandingItems.partners);

export const landingPictureQuery = Type.Object({
  shape: oneOf(Object.keys(pictureShapes) as PictureShape[], {
    description: 'Use of the picture, which decides how it is cropped',
  }),
});
export const landingPictureSchema = Type.Object({ imagePath }, { title: 'LandingPicture' });
export const landingPictureResponse = envelope(
  landingPictureSchema,
  'The uploaded picture. Deleted after a day unless a list uses it',
);

export type RecommendedChoice = Static<typeof recommendedChoiceSchema>;
export type LandingSlides = Static<typeof landingSlidesSchema>;
export type LandingTestimonials = Static<typeof landingTestimonialsSchema>;
export type LandingPartners = Static<typeof landingPartnersSchema>;
export type SlideItem = Static<typeof slideItemSchema>;
export type TestimonialItem = Static<typeof testimonialItemSchema>;
export type PartnerItem = Static<typeof partnerItemSchema>;
export type LandingPicture = Static<typeof landingPictureSchema>;
