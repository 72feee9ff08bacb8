import { Type } from 'typebox';
import { body, emptyEnvelope, envelope, id, imagePath } from './common.ts';
import { day, email, textLine, textLines } from './text.ts';

export const landingSlideSchema = Type.Object(
  {
    id,
    url: Type.String({ description: 'Link target of the slide', examples: ['/event/concierto-andino'] }),
    imagePath,
  },
  { title: 'LandingSlide' },
);

export const testimonialSchema = Type.Object(
  {
    id,
    message: Type.String({ examples: ['Muy puntual.'] }),
    user: Type.String({ description: 'Author of the testimonial' }),
    imagePath,
    tags: Type.Array(Type.String()),
  },
  { title: 'Testimonial' },
);

export const partnerSchema = Type.Object(
  { id, name: Type.String({ examples: ['Teatro del Faro'] }), imagePath },
  { title: 'Partner' },
);

const contact = {
  name: textLine(),
  email,
  phone: textLine(40, { examples: ['987654321'] }, 'phone'),
  message: textLines(5000, { examples: ['¿Van a Ica?'] }),
};

export const contactMessageSchema = body(contact, { title: 'ContactMessage' });
export const marriageEnquirySchema = body(
  { ...contact, date: day('Day of the wedding'), place: textLine(200, { examples: ['Lurín'] }) },
  { title: 'MarriageEnquiry' },
);

export const slidesResponse = envelope(Type.Array(landingSlideSchema), 'Slides of the top carousel');
export const testimonialsResponse = envelope(Type.Array(testimonialSchema), 'Testimonials of travellers');
export const partnersResponse = envelope(Type.Array(partnerSchema), 'Partners');
export const enquiryResponse = emptyEnvelope('The enquiry was saved for the office');
