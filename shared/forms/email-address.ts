import * as yup from 'yup';
import { isEmailAddress } from '../contracts/rules/index.ts';
import { message } from './messages.ts';

/** An e-mail address by the rule of the API, cast to lower case without blanks around it. Empty is valid: say `required`. */
export const emailAddress = () =>
  yup
    .string()
    .trim()
    .lowercase()
    .test({
      name: 'email',
      message: message('email_is_invalid'),
      test: (text) => !text || isEmailAddress(text),
    });
