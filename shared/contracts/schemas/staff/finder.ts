import { type Static, Type } from 'typebox';
import { foundKinds } from '../../staff/found-kinds.ts';
import { body, emptyEnvelope, envelope, id, language, oneOf } from '../common.ts';
import { paymentState } from '../payments.ts';
import { anyText, moment, textLine } from '../text.ts';
import { contact } from './contact.ts';
import { orderAmountSchema } from './orders.ts';

const kind = oneOf(foundKinds, { description: 'What the thing is' });
const thingDescription = "Id in the thing's link: of an order its id, of an event its slug";

export const finderQuery = Type.Object({
  text: Type.Optional(
    anyText({
      maxLength: 100,
      description:
        'Words in any order, an order number, the last digits of a phone, a bank reference, or amount and day of a payment. Absent: what the person opened last',
    }),
  ),
  language: Type.Optional({
    ...language,
    description: 'Language in which days are typed; in `en_US` the month is first',
  }),
});

export const foundThingSchema = Type.Object(
  {
    kind,
    thing: Type.String({ description: thingDescription }),
    title: Type.String({ description: 'Number of an order, name of anything else' }),
    about: Type.Optional(Type.String({ description: 'What tells it from others, e.g. buyer and event of an order' })),
    contact: Type.Optional(Type.String({ ...contact, description: 'E-mail and phone of a customer' })),
    at: Type.Optional(moment('When it starts, was placed or was booked')),
    timeZone: Type.Optional(Type.String({ description: 'Time zone of `at`' })),
    amount: Type.Optional(orderAmountSchema),
    state: Type.Optional(paymentState),
    event: Type.Optional(Type.String({ description: 'Slug of the event of a departure' })),
    departureId: Type.Optional({ ...id, description: 'Departure of a trip' }),
    direction: Type.Optional(oneOf(['out', 'back'], { description: 'Direction of a trip' })),
  },
  { title: 'FoundThing' },
);

export const openedThingSchema = body({ kind, thing: { ...textLine(300), description: thingDescription } });

export const finderResponse = envelope(
  Type.Array(foundThingSchema),
  'At most six of each kind, the kinds one after another; without a text what was opened last, the latest first',
);
export const openedResponse = emptyEnvelope('Remembered');

export type FoundThing = Static<typeof foundThingSchema>;
export type OpenedThing = Static<typeof openedThingSchema>;
