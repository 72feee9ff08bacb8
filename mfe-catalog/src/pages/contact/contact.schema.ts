import { message } from '@idavuelta/shared/forms';
import * as yup from 'yup';

/** Longest values that the API takes. */
export const limits = { name: 200, email: 254, phone: 40, message: 5000 };

export const contactSchema = yup.object({
  name: yup.string().trim().required(),
  email: yup
    .string()
    .trim()
    .required()
    .matches(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, { message: message('email_is_invalid'), excludeEmptyString: true }),
  phone: yup.string().trim().required(),
  message: yup.string().trim().required(),
});

export type ContactMessage = yup.InferType<typeof contactSchema>;
