import { type Static, Type } from 'typebox';
import { reasonFields } from '../../staff/fields/reason-fields.ts';
import { body, countryCode, emptyEnvelope, envelope, id, language, oneOf, pageEnvelope, pageQuery } from '../common.ts';
import { accountName, accountPhone } from '../customer.ts';
import { anyText, email, moment, textLines } from '../text.ts';
import { contact } from './contact.ts';

export const customerSearchQuery = Type.Object({
  ...pageQuery(50).properties,
  text: Type.Optional(anyText({ maxLength: 200, description: 'Part of the e-mail, name or phone' })),
});
export const newCustomerSchema = body({
  email,
  firstName: accountName,
  lastName: accountName,
  phoneNumber: accountPhone,
  countryCode,
  language,
});
export const customerReasonSchema = body({
  reason: textLines(reasonFields.reason.max, { description: 'Reason, kept in the audit log' }),
});
export const customerDeletionSchema = body({
  email: { ...email, description: 'E-mail of the account, repeated as a confirmation' },
});

export const staffCustomerSchema = Type.Object(
  {
    id,
    email: Type.String(contact),
    name: Type.String(),
    phone: Type.String(contact),
    country: countryCode,
    language,
    verified: Type.Boolean({ description: 'Whether the e-mail address was verified' }),
    blocked: Type.Boolean({ description: 'Whether the account is barred from logging in' }),
    orders: Type.Integer(),
    since: moment('Creation time of the account'),
  },
  { title: 'StaffCustomer' },
);

export const customersResponse = pageEnvelope(staffCustomerSchema, 'Customers, newest first');
export const customerResponse = envelope(staffCustomerSchema, 'The customer in the current state');
export const verificationResponse = envelope(
  Type.Object({
    outcome: oneOf(['sent', 'verified'], {
      description: '`verified`: the account was verified already, and no link is sent',
    }),
  }),
  'The link was sent, or is not needed',
);
export const customerDeletedResponse = emptyEnvelope(
  'The account was deleted; its orders remain without personal data',
);

export type StaffCustomer = Static<typeof staffCustomerSchema>;
export type NewCustomer = Static<typeof newCustomerSchema>;
