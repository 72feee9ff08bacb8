import { Type } from 'typebox';
import { admissionProblems } from '../tickets/admission.ts';
import { ticketRejections } from '../tickets/ticket-rejections.ts';
import { eventTextsSchema } from './catalogue.ts';
import { body, envelope, id, oneOf, translations } from './common.ts';
import { moment, typed } from './text.ts';

const text = Type.String();

/** One of the two rides of a ticket. */
export const leg = oneOf(['outbound', 'return'], { description: 'The ride to the event, or the ride home' });

const admissionWindow = Type.Object(
  { from: moment('From when on tickets admit'), until: moment('Until when') },
  { title: 'AdmissionWindow' },
);

export const ticketCheckSchema = Type.Object(
  {
    event: Type.Object({
      name: Type.String({ description: 'In the language of the order' }),
      placeName: text,
      timeZone: text,
      translations: translations(eventTextsSchema),
    }),
    date: moment('When the date of the order begins'),
    customer: Type.Object(
      { name: text, email: Type.String({ description: 'Always empty: a driver needs none' }) },
      { description: 'The buyer; without a name when the code has no signature, since anyone may have written it' },
    ),
    ticketQuantity: Type.Integer({ minimum: 1, description: 'Tickets of the order' }),
    ticket: Type.Integer({ minimum: 1, description: 'Number of the checked ticket within the order' }),
    leg,
    passengers: Type.Array(text, {
      description: 'Names of those who travel with the ticket; none when the code has no signature',
    }),
    checkedAt: Type.Optional(
      moment('Of the first check of this ticket on this leg; absent when this one is the first'),
    ),
    isSigned: Type.Optional(Type.Boolean({ description: 'Whether the code has a signature, which was verified' })),
    notAdmitted: Type.Optional(
      oneOf(admissionProblems, {
        description:
          'Why the ticket, which is good, admits nobody now; nothing is used up. Absent when it admits or did',
      }),
    ),
    admission: Type.Optional(admissionWindow),
    checkedBy: Type.Optional(Type.String({ description: 'Name of the device that made the first check' })),
  },
  { title: 'TicketCheck' },
);

export const ticketParams = Type.Object({ orderId: Type.String({ maxLength: 64 }) });
/** Number of a ticket within its order. */
const ticketNumber = Type.Integer({
  minimum: 1,
  maximum: 50,
  description: 'Number in the scanned code; may be left out for an order with one ticket',
});
const scanId = Type.String({
  format: 'uuid',
  description: 'Made by the device: a check that is sent twice counts once',
});

export const ticketCheckQuery = Type.Object({ ticket: Type.Optional(ticketNumber), leg: Type.Optional(leg) });

const signature = Type.String({ maxLength: 200, description: 'As the scanned code has it' });
const issue = Type.Integer({ minimum: 1, maximum: 1000, description: 'As the scanned code has it' });
const checkedDeparture = Type.Integer({ ...id, description: 'The departure that the device checks' });
const deviceSchema = Type.Object(
  {
    id: Type.String({ format: 'uuid' }),
    name: Type.String({ ...typed('line'), minLength: 1, maxLength: 40, description: 'What its driver called it' }),
  },
  { title: 'CheckingDevice' },
);

/** Sent in the body, because URLs might be logged. */
export const ticketCheckBody = Type.Union([
  Type.Object({
    signature: Type.Optional(signature),
    issue: Type.Optional(issue),
    departureId: Type.Optional(checkedDeparture),
    scanId: Type.Optional(scanId),
    device: Type.Optional(deviceSchema),
  }),
  Type.Null(),
]);

const ticketKeySchema = Type.Object(
  {
    id: Type.String({ description: 'As signatures begin' }),
    publicKey: Type.String({ description: 'Ed25519, 32 bytes in base64url' }),
  },
  { title: 'TicketKey' },
);

export const ticketKeysResponse = envelope(Type.Array(ticketKeySchema), 'One that signs, and those before it');
export const ticketCheckResponse = envelope(
  ticketCheckSchema,
  'The ticket is good; whether it admits is in `notAdmitted`',
);

const checkedDepartureSchema = Type.Object(
  {
    departureId: id,
    event: Type.Object({
      name: Type.String({ description: 'In the language of its country' }),
      placeName: text,
      timeZone: text,
      translations: translations(eventTextsSchema),
    }),
    date: moment('When the event begins'),
  },
  { title: 'CheckedDeparture' },
);
export const checkedDeparturesResponse = envelope(
  Type.Array(checkedDepartureSchema),
  'Departures of these days, whose tickets a device may prepare to check',
);

/** Content of a ticket's sealed entry. Event, venue and date are those of the list. */
export const listedTicketSchema = Type.Object(
  {
    customer: Type.Object({ name: text, email: text }),
    ticketQuantity: Type.Integer({ minimum: 1 }),
    passengers: Type.Array(text),
    checked: Type.Partial(
      Type.Object({
        outbound: Type.Object({ at: moment('Of the first check'), by: Type.Optional(text) }),
        return: Type.Object({ at: moment('Of the first check'), by: Type.Optional(text) }),
      }),
    ),
  },
  { title: 'ListedTicket' },
);

export const ticketListSchema = Type.Object(
  {
    ...checkedDepartureSchema.properties,
    returnFrom: moment('From when on whoever shows a ticket is on the way home'),
    admission: Type.Optional(admissionWindow),
    madeAt: moment('When the list was made'),
    keys: Type.Array(ticketKeySchema),
    entries: Type.Record(Type.String(), Type.String(), {
      description: 'Sealed tickets by their names, both in base64url; each opened by the signature of its code',
    }),
  },
  { title: 'TicketList' },
);
export const ticketListResponse = envelope(ticketListSchema, 'What a device needs to check a departure by itself');
export const ticketListParams = Type.Object({ departureId: id });

const deviceKey = Type.String({ ...typed('line'), maxLength: 40, description: 'Given out by staff for a departure' });

/** Sent by a device to look up the QR code printed beside a short code. */
export const shortCodeBody = body({
  device: deviceSchema,
  key: deviceKey,
  code: Type.String({ ...typed('line'), maxLength: 40, description: 'As it was typed' }),
});
export const shortCodesBody = body({ key: deviceKey });

export const ticketQrSchema = Type.Object(
  {
    orderId: text,
    ticket: Type.Integer({ minimum: 1 }),
    issue: Type.Optional(Type.Integer({ minimum: 1, description: 'Absent for the first' })),
    signature: text,
  },
  { title: 'TicketQr' },
);
export const shortCodeResponse = envelope(ticketQrSchema, 'What the QR code of the ticket says');
export const shortCodesResponse = envelope(
  Type.Object({
    entries: Type.Record(Type.String(), Type.String(), {
      description: 'What QR codes say, by sealed names; each opened by the key and the short code of its ticket',
    }),
  }),
  'What a device needs to check typed codes by itself',
);

/** A check that a device made by itself. */
export const deviceCheckSchema = Type.Object(
  {
    scanId,
    orderId: Type.String({ maxLength: 64 }),
    ticket: ticketNumber,
    leg,
    issue: Type.Optional(issue),
    signature,
    departureId: checkedDeparture,
    checkedAt: moment('By the clock of the device'),
    wasLetIn: Type.Boolean({ description: 'Whether the device showed green' }),
  },
  { title: 'DeviceCheck' },
);

/** Maximum per request; a device sends the rest afterwards. */
export const deviceChecksAtOnce = 50;
export const deviceChecksBody = body({
  device: deviceSchema,
  checks: Type.Array(deviceCheckSchema, { maxItems: deviceChecksAtOnce }),
});

const admissionSchema = Type.Object({
  deviceName: text,
  isOwn: Type.Boolean({ description: 'Whether the asking device let it in' }),
  at: moment('By the clock of that device'),
});

/** A ticket admitted twice to one ride by two offline devices, reported to both. */
export const doubleAdmissionSchema = Type.Object(
  {
    orderId: text,
    ticket: Type.Integer({ minimum: 1 }),
    leg,
    eventName: text,
    timeZone: text,
    admissions: Type.Array(admissionSchema),
  },
  { title: 'DoubleAdmission' },
);

export const deviceCheckOutcomes = [
  'first',
  'again',
  'double',
  'unknown',
  ...ticketRejections,
  ...admissionProblems,
] as const;
const deviceCheckResult = Type.Object({
  scanId,
  outcome: oneOf(deviceCheckOutcomes, {
    description:
      'first: let in; again: was checked before, and the device had said so; double: the device let it in and another had before',
  }),
});
export const deviceChecksResponse = envelope(
  Type.Object({ results: Type.Array(deviceCheckResult), doubles: Type.Array(doubleAdmissionSchema) }),
  'The checks were recorded, each once',
);
