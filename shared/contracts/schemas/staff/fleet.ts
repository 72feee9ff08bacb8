import { type Static, Type } from 'typebox';
import { driverFields, outageFields, vehicleBaseFields, vehicleFields } from '../../staff/fields/fleet-fields.ts';
import { body, countryCode, envelope, id, language } from '../common.ts';
import { positionSchema } from '../position.ts';
import { spaceCountsSchema } from '../spaces.ts';
import { anyText, textLine } from '../text.ts';

const plate = textLine(vehicleFields.plate.max, {
  description: 'Number plate, unique',
  examples: ['ABC-123'],
});
const seats = Type.Integer({
  minimum: vehicleFields.seats.min,
  maximum: vehicleFields.seats.max,
  description: 'Passenger seats, without the driver',
});
const day = Type.String({ format: 'date' });
const revision = Type.Integer({ description: 'Send it as `If-Match` with a change' });

const outageSchema = body(
  { from: day, until: day, reason: textLine(outageFields.reason.max) },
  { title: 'VehicleOutage', description: 'Days out of service, first and last included' },
);
const base = (description: string) =>
  body({ address: textLine(vehicleBaseFields.address.max), position: positionSchema }, { description });
const clockTime = Type.String({ pattern: '^([01][0-9]|2[0-3]):[0-5][0-9]$', examples: ['16:00'] });

export const vehicleInputSchema = body({
  plate,
  name: textLine(vehicleFields.name.max, { examples: ['Sprinter 3'] }),
  seats,
  spaces: Type.Optional({
    ...spaceCountsSchema,
    description: 'Room beside its seats; absent in a change: it stays as it was',
  }),
  countryCode,
  base: Type.Optional(base('Base, where its trips start')),
  partnerId: Type.Optional({ ...id, description: 'Partner company that owns it; absent for an own vehicle' }),
  isRetired: Type.Boolean({ description: 'Whether it is permanently out of service' }),
  outages: Type.Array(outageSchema, { maxItems: 50 }),
});
export const vehicleSchema = Type.Object({ id, revision, ...vehicleInputSchema.properties }, { title: 'Vehicle' });

export const driverInputSchema = body({
  phone: textLine(30, { description: 'Phone with country code', examples: ['+51987654321'] }),
  languages: Type.Array(language, { maxItems: 5, uniqueItems: true }),
  countryCode,
  licence: Type.Optional(
    anyText({ maxLength: driverFields.licence.max, description: 'Driving licence, for manifests' }),
  ),
  base: Type.Optional(base('Where the driver starts; drivers near a van are proposed first')),
  hours: Type.Optional(
    body(
      { from: clockTime, until: clockTime },
      { description: 'Working hours by the clocks of each event; `until` may be on the next day' },
    ),
  ),
});
export const driverSchema = Type.Object(
  {
    id,
    name: Type.String(),
    isBlocked: Type.Boolean({ description: 'Whether the account is blocked; a blocked driver gets no trips' }),
    revision,
    profile: Type.Optional(driverInputSchema),
  },
  { title: 'Driver', description: 'Staff member with the role `driver`' },
);

export const vehiclesResponse = envelope(Type.Array(vehicleSchema), 'By country and plate');
export const vehicleResponse = envelope(vehicleSchema, 'The vehicle');
export const driversResponse = envelope(Type.Array(driverSchema), 'By name');
export const driverResponse = envelope(driverSchema, 'The driver');

export type Driver = Static<typeof driverSchema>;
export type DriverInput = Static<typeof driverInputSchema>;
export type Vehicle = Static<typeof vehicleSchema>;
export type VehicleInput = Static<typeof vehicleInputSchema>;
