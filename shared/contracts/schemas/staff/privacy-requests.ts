import { type Static, Type } from 'typebox';
import { reasonFields } from '../../staff/fields/reason-fields.ts';
import { body, countryCode, emptyEnvelope, envelope, id, language, oneOf } from '../common.ts';
import { orderId, orderNumber } from '../orders.ts';
import { privacyRequestKind } from '../privacy-requests.ts';
import { anyText, moment, textLines } from '../text.ts';
import { contact } from './contact.ts';
import { staffListQuery, staffListResponse } from './lists.ts';

const states = ['open', 'done', 'refused'] as const;

export const privacyRequestsQuery = Type.Object({
  ...staffListQuery(['dueOn', 'number'], 'dueOn'),
  state: Type.Optional(oneOf(states)),
  text: Type.Optional(anyText({ maxLength: 200, description: 'Part of the name or e-mail, or the number' })),
});
export const privacyAnswerSchema = body({
  outcome: oneOf(['done', 'refused']),
  answer: textLines(4000, { description: 'Mailed to the person' }),
});
export const privacyReasonSchema = body({
  reason: textLines(reasonFields.reason.max, { description: 'Reason, kept in the audit log' }),
});

export const staffPrivacyRequestSchema = Type.Object(
  {
    id,
    number: Type.Integer(),
    kind: privacyRequestKind,
    state: oneOf(states),
    country: countryCode,
    language,
    name: Type.String(),
    email: Type.String(contact),
    details: Type.String(),
    confirmedAt: moment('When the person confirmed it'),
    dueOn: Type.String({ format: 'date', description: 'Last day for the answer' }),
    daysLeft: Type.Integer({ description: 'Days until the last day; negative when it has passed' }),
    isBlocked: Type.Boolean({ description: "Whether the person's data are blocked" }),
    answer: Type.Optional(Type.String()),
    answeredAt: Type.Optional(moment('When it was answered')),
    answeredBy: Type.Optional(Type.String({ description: 'Actor, as in the audit log' })),
  },
  { title: 'StaffPrivacyRequest' },
);
export const privacyPersonSchema = Type.Object(
  {
    customerId: Type.Optional(id),
    orders: Type.Array(
      Type.Object({ orderId, number: orderNumber, event: Type.String(), as: oneOf(['buyer', 'passenger']) }),
    ),
    counts: Type.Array(
      Type.Object({ section: Type.String({ description: 'Section of the export' }), count: Type.Integer() }),
    ),
  },
  { description: 'What the database has of the person' },
);

export const privacyRequestsResponse = staffListResponse(staffPrivacyRequestSchema, 'Confirmed requests');
export const privacyRequestResponse = envelope(
  Type.Object({ request: staffPrivacyRequestSchema, person: privacyPersonSchema }),
  'The request, and what the database has of the person',
);
export const privacyActResponse = envelope(staffPrivacyRequestSchema, 'The request in its current state');
export const privacyExportSentResponse = emptyEnvelope('A link to the export is mailed to the person');

export type StaffPrivacyRequest = Static<typeof staffPrivacyRequestSchema>;
export type PrivacyPerson = Static<typeof privacyPersonSchema>;
export type PrivacyAnswer = Static<typeof privacyAnswerSchema>;
