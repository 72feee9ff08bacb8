import { TextField } from '@idavuelta/shared/forms';
import { maxLengths } from './enquiry-fields.ts';

interface ReachFieldsProps {
  email: string;
  phone: string;
  phoneHelp?: string;
}

/** How the person can be reached: e-mail and phone. The texts are the labels. */
export const ReachFields = ({ email, phone, phoneHelp }: ReachFieldsProps) => (
  <>
    <TextField
      name="email"
      type="email"
      inputMode="email"
      autoComplete="email"
      label={email}
      maxLength={maxLengths.email}
    />
    <TextField
      name="phone"
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      label={phone}
      help={phoneHelp}
      maxLength={maxLengths.phone}
    />
  </>
);
