import { type CountryCode, type PrivacyRequestKind, privacyRequestKinds } from '@idavuelta/shared/contracts';
import * as yup from 'yup';
import { emailAddress, requiredText } from '../../features/enquiries/enquiry-fields.ts';

export const countries = ['PE', 'CL', 'ES'] as const satisfies readonly CountryCode[];

export const privacyRequestSchema = yup.object({
  kind: yup.string<PrivacyRequestKind>().oneOf(privacyRequestKinds).required(),
  country: yup.string<CountryCode>().oneOf(countries).required(),
  name: requiredText(),
  email: emailAddress(),
  details: yup.string().trim().default(''),
});
