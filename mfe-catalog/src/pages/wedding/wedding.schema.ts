import { contactPhonePattern } from '@idavuelta/shared/contracts/rules';
import { dayAt, deviceZone } from '@idavuelta/shared/contracts/time';
import { message } from '@idavuelta/shared/forms';
import * as yup from 'yup';
import { emailAddress, requiredText } from '../../features/enquiries/enquiry-fields.ts';

/** Today in the visitor's time zone, in the format of a date input: `2027-03-05`. */
export const today = () => dayAt(new Date(), deviceZone());

export const weddingSchema = yup.object({
  name: requiredText(),
  email: emailAddress(message('catalog/wedding:form.email_invalid')),
  phone: yup
    .string()
    .transform((phone: string) => phone.replace(/\s/g, ''))
    .required()
    .matches(new RegExp(contactPhonePattern), {
      message: message('catalog/wedding:form.phone_invalid'),
      excludeEmptyString: true,
    }),
  date: yup
    .string()
    .required(message('catalog/wedding:form.date_required'))
    .test('not-past', message('catalog/wedding:form.date_past'), (date) => !date || date >= today()),
  place: requiredText(),
  message: requiredText(),
});
