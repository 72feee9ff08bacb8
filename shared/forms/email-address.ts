import * as yup from 'yup';
import { isEmailAddress } from '../contracts/rules/index.ts';
import { cleanEmail } from '../contracts/text/index.ts';
import { message } from './messages.ts';

/** An e-mail address by the rule of the API, cast to what is stored: in lower case, with nothing around it. Empty is valid: say `required`. */
export const emailAddress = () =>
  yup
    .string()
    .transform((text: unknown) => (typeof text === 'string' ? cleanEmail(text) : text))
    .lowercase()
    .test({
      name: 'email',
      message: message('email_is_invalid'),
      test: (text) => !text || isEmailAddress(text),
    });
