import { type Static, Type } from 'typebox';
import { complaintAnswerFields } from '../../staff/fields/complaint-fields.ts';
import { body, envelope, language, oneOf } from '../common.ts';
import { complaintFields, complaintSheetFields } from '../complaints.ts';
import { orderId } from '../orders.ts';
import { anyText, day, moment, textLines } from '../text.ts';
import { contact } from './contact.ts';
import { staffListQuery, staffListResponse } from './lists.ts';

export const complaintStates = ['open', 'overdue', 'answered'] as const;

const id = Type.String({ format: 'uuid' });
export const complaintParams = Type.Object({ id });
export const complaintFileParams = Type.Object({ id, file: id });

const filters = {
  state: Type.Optional(oneOf(complaintStates, { description: '`open` includes what is overdue' })),
  kind: Type.Optional(complaintFields.kind),
  from: Type.Optional(day('Filed on this day or later, in the country’s time zone')),
  until: Type.Optional(day('Filed on this day or earlier')),
  text: Type.Optional(anyText({ maxLength: 200, description: 'Searches number, name and order' })),
};
export const complaintsQuery = Type.Object({ ...staffListQuery(['dueOn', 'filedAt'], 'dueOn'), ...filters });

export const complaintRegisterQuery = Type.Object({
  from: day('First day of filing'),
  until: day('Last day of filing'),
  format: oneOf(['csv', 'xlsx'], { default: 'csv' }),
  language,
});

const { number, country, filedAt, filedOn, dueOn, company } = complaintSheetFields;
const row = {
  id,
  ...{ number, country, filedAt, dueOn },
  kind: complaintFields.kind,
  name: Type.String(),
  daysLeft: Type.Integer({
    description: 'Working days until the last day of the term; 0: it is today; negative: since it passed',
  }),
  answeredAt: Type.Optional(moment('When it was answered')),
};

export const complaintRowSchema = Type.Object(row, { title: 'ComplaintRow' });

const person = Type.Object({
  name: Type.String(),
  documentKind: complaintFields.documentKind,
  documentNumber: Type.String(contact),
});

export const complaintDetailSchema = Type.Object(
  {
    ...row,
    filedOn,
    company,
    documentKind: complaintFields.documentKind,
    documentNumber: Type.String(contact),
    address: Type.String(contact),
    phone: Type.String(contact),
    email: Type.String(contact),
    guardian: Type.Optional(person),
    item: complaintFields.item,
    itemDescription: Type.String(),
    amountMinor: Type.Optional(Type.Integer()),
    orderNumber: Type.Optional(Type.String({ description: 'As it was typed' })),
    orderId: Type.Optional(orderId),
    detail: Type.String(),
    request: Type.String(),
    files: Type.Array(Type.Object({ id, name: Type.String(), bytes: Type.Integer() })),
    answer: Type.Optional(Type.String()),
    answeredBy: Type.Optional(Type.String()),
  },
  { title: 'ComplaintDetail' },
);

export const complaintsResponse = staffListResponse(complaintRowSchema, 'Sheets of the complaints book');
export const complaintResponse = envelope(complaintDetailSchema, 'The sheet');
export const complaintAnswerSchema = body({
  answer: textLines(complaintAnswerFields.answer.max, { description: 'Mailed to the person; cannot be changed' }),
});

export type ComplaintRow = Static<typeof complaintRowSchema>;
export type ComplaintDetail = Static<typeof complaintDetailSchema>;
export type ComplaintsQuery = Static<typeof complaintsQuery>;
export type ComplaintRegisterQuery = Static<typeof complaintRegisterQuery>;
