import { Type } from 'typebox';
import { languages } from '../locale.ts';
import { envelope, oneOf } from './common.ts';

export const saleReminderParams = Type.Object({ slug: Type.String({ minLength: 1, maxLength: 200 }) });

export const saleCalendarQuery = Type.Object({
  language: Type.Optional(oneOf(languages, { description: 'Language of the entry; defaults to that of the visitor' })),
});

export const saleReminderSchema = Type.Object(
  { reminded: Type.Boolean({ description: 'Whether a mail is sent half an hour before the sale opens' }) },
  { title: 'SaleReminder' },
);
export const saleReminderResponse = envelope(saleReminderSchema, 'Whether the customer is reminded');
