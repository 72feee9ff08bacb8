import { type Static, Type } from 'typebox';
import { driverFields, outageFields, vehicleBaseFields, vehicleFields } from '../../staff/fields/fleet-fields.ts';
import { body, countryCode, envelope, id, language } from '../common.ts';
import { positionSchema } from '../position.ts';
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
export const vehicleInputSchema = body({
  plate,
  name: textLine(vehicleFields.name.max, { examples: ['Sprinter 3'] }),
  seats,
  countryCode,
  base: Type.Optional(
    body(
      { address: textLine(vehicleBaseFields.address.max), position: positionSchema },
      { description: 'Base, where its trips start' },
    ),
  ),
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
