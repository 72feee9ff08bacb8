import { type Static, Type } from 'typebox';
import { mailedFormats, mailFrequencies, reportNames, subscriptionLimits } from '../../staff/report-names.ts';
import { reportPeriods } from '../../staff/report-periods.ts';
import { body, envelope, id, oneOf } from '../common.ts';
import { anyText, moment, textLine } from '../text.ts';

const report = oneOf(reportNames);

const values = {
  name: textLine(subscriptionLimits.name, { minLength: 1, examples: ['Ventas de la semana'] }),
  report,
  filters: Type.Record(Type.String({ pattern: '^[a-zA-Z]{1,30}$' }), anyText({ maxLength: 100 }), {
    maxProperties: 8,
    additionalProperties: false,
    description: 'Query of the report besides its days, as in the address of its page',
  }),
  period: oneOf(reportPeriods, { description: 'Days of the report, counted on the day it is due' }),
  format: oneOf(mailedFormats),
  frequency: oneOf(mailFrequencies),
  weekday: Type.Optional(Type.Integer({ minimum: 1, maximum: 7, description: 'Of a weekly one; 1 is Monday' })),
  monthDay: Type.Optional(
    Type.Integer({ minimum: 1, maximum: subscriptionLimits.monthDay, description: 'Of a monthly one' }),
  ),
  hour: Type.Integer({ minimum: 0, maximum: 23 }),
  timeZone: textLine(60, { description: 'Zone of the hour, IANA name', examples: ['America/Lima'] }),
};

export const newReportSubscriptionSchema = body({
  ...values,
  readers: Type.Array(id, {
    minItems: 1,
    maxItems: subscriptionLimits.readers,
    uniqueItems: true,
    description: 'Ids of the colleagues who get it',
  }),
});
export const reportSubscriptionPauseSchema = body({ isPaused: Type.Boolean() });
export const reportReadersQuery = Type.Object({ report });

const last = Type.Object(
  {
    dueAt: moment('When it was due'),
    sent: Type.Integer({ description: 'Mails that were sent' }),
    waiting: Type.Integer({ description: 'Mails that are not sent yet' }),
    refused: Type.Integer({ description: 'Readers who may not read the report any more' }),
    failed: Type.Integer({ description: 'Mails whose report could not be made, as one with too many rows' }),
  },
  { description: 'The last time it was due' },
);

export const reportSubscriptionSchema = Type.Object(
  {
    id,
    ...values,
    maker: Type.String({ description: 'Name of who made it' }),
    isOwn: Type.Boolean({ description: 'Made by the caller' }),
    mayChange: Type.Boolean({ description: 'Whether the caller may pause and delete it' }),
    readers: Type.Array(
      Type.Object({
        id,
        name: Type.String(),
        state: oneOf(['allowed', 'blocked', 'not-allowed'], { description: 'Only who is allowed gets mails' }),
      }),
    ),
    isPaused: Type.Boolean(),
    nextAt: Type.Optional(moment('When it is due next; absent while it is paused')),
    last: Type.Optional(last),
  },
  { title: 'ReportSubscription' },
);
export const reportSubscriptionResponse = envelope(reportSubscriptionSchema, 'The subscription in its current state');
export const reportSubscriptionsResponse = envelope(
  Type.Array(reportSubscriptionSchema),
  'Subscriptions of the reports that the caller may read, by name',
);
export const reportSubscriptionDeletedResponse = envelope(Type.Object({}), 'The subscription is gone');
export const reportReadersResponse = envelope(
  Type.Array(Type.Object({ id, name: Type.String() }, { title: 'ReportReader' })),
  'Colleagues who may read the report, by name',
);

export type ReportSubscription = Static<typeof reportSubscriptionSchema>;
export type NewReportSubscription = Static<typeof newReportSubscriptionSchema>;
export type ReportReader = Static<typeof reportReadersResponse>['data'][number];
