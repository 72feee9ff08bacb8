import { Type } from 'typebox';
import { maxPrivacyDetails, privacyRequestKinds } from '../privacy-requests.ts';
import { body, countryCode, envelope, oneOf } from './common.ts';
import { anyText, email, moment, textLine } from './text.ts';

export const privacyRequestKind = oneOf(privacyRequestKinds, { description: 'What is asked' });
const token = Type.String({ pattern: '^[\\w-]{20,100}$', description: 'Token of the mailed link' });
const dueOn = Type.String({ format: 'date', description: 'Last day for the answer' });

export const privacyRequestBody = body(
  {
    ...{ kind: privacyRequestKind, country: countryCode, name: textLine(), email },
    details: anyText({ maxLength: maxPrivacyDetails }, 'lines'),
  },
  { title: 'PrivacyRequest', description: 'Request of a person about their own data' },
);
export const privacyTokenBody = body({ token }, { title: 'PrivacyToken' });
export const privacyExportQuery = Type.Object({ token, format: oneOf(['json', 'pdf'], { default: 'json' }) });

/** A confirmed request, as its person sees it. */
export const ownPrivacyRequestSchema = Type.Object(
  {
    number: Type.Integer(),
    kind: privacyRequestKind,
    country: countryCode,
    name: Type.String(),
    state: oneOf(['open', 'done', 'refused']),
    details: Type.String(),
    confirmedAt: moment('When the person confirmed it'),
    dueOn,
    answer: Type.Optional(Type.String()),
    answeredAt: Type.Optional(moment('When it was answered')),
  },
  { title: 'OwnPrivacyRequest' },
);
export const ownPrivacyRequestsResponse = envelope(Type.Array(ownPrivacyRequestSchema), 'Newest first');

export const privacyRequestedResponse = envelope(
  Type.Object({
    confirmed: Type.Optional(
      Type.Object({ number: Type.Integer(), dueOn }, { description: 'For a customer logged in with the address' }),
    ),
  }),
  'Received; unless it is confirmed at once, a link is mailed to the address',
);
export const privacyConfirmedResponse = envelope(
  Type.Object({ number: Type.Integer(), dueOn }),
  'The request is in the register',
);
