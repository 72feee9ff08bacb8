import * as yup from 'yup';
import { emailAddress, requiredText } from '../../features/enquiries/enquiry-fields.ts';

export const contactSchema = yup.object({
  name: requiredText(),
  email: emailAddress(),
  phone: requiredText(),
  message: requiredText(),
});
