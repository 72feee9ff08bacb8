import { type Static, Type } from 'typebox';
import { reasonFields } from '../../staff/fields/reason-fields.ts';
import { body, countryCode, emptyEnvelope, envelope, id, language, oneOf } from '../common.ts';
import { accountName, accountPhone } from '../customer.ts';
import { anyText, email, moment, textLines } from '../text.ts';
import { contact } from './contact.ts';

export const customerSearchQuery = Type.Object({
  text: Type.Optional(anyText({ maxLength: 200, description: 'In e-mail, name or phone' })),
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
  reason: textLines(reasonFields.reason.max, { description: 'For the record' }),
});
export const customerDeletionSchema = body({
  email: { ...email, description: 'The address of the account, typed again' },
});

export const staffCustomerSchema = Type.Object(
  {
    id,
    email: Type.String(contact),
    name: Type.String(),
    phone: Type.String(contact),
    country: countryCode,
    language,
    verified: Type.Boolean({ description: 'The address was proved' }),
    blocked: Type.Boolean({ description: 'Nobody logs in with it' }),
    orders: Type.Integer(),
    since: moment('When it was made'),
  },
  { title: 'StaffCustomer' },
);

export const customersResponse = envelope(Type.Array(staffCustomerSchema), 'The newest first, fifty at most');
export const customerResponse = envelope(staffCustomerSchema, 'As it is now');
export const verificationResponse = envelope(
  Type.Object({ outcome: oneOf(['sent', 'verified'], { description: 'A verified account gets no link' }) }),
  'The link is on its way, or not needed',
);
export const customerDeletedResponse = emptyEnvelope('The account is gone; its orders stay without the person');

export type StaffCustomer = Static<typeof staffCustomerSchema>;
export type NewCustomer = Static<typeof newCustomerSchema>;
