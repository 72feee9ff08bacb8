import { type Static, Type } from 'typebox';
import { partnerCompanyFields } from '../../staff/fields/fleet-fields.ts';
import { body, envelope, id, oneOf } from '../common.ts';
import { stopPointSchema } from '../pick-ups.ts';
import { moment, textLine } from '../text.ts';
import { directions } from './dispatch.ts';
import { departureSummarySchema } from './travellers.ts';

export const partnerInputSchema = body({
  name: textLine(partnerCompanyFields.name.max, { examples: ['Vans del Sur'] }),
});
export const partnerSchema = Type.Object(
  { id, ...partnerInputSchema.properties },
  { title: 'PartnerCompany', description: 'Company that owns vehicles and has drivers' },
);
export const partnerRunsSchema = Type.Object(
  {
    vehicles: Type.Array(Type.Object({ plate: Type.String(), name: Type.String(), seats: Type.Integer() })),
    runs: Type.Array(
      Type.Object({
        event: departureSummarySchema.properties.event,
        direction: oneOf(directions),
        van: Type.String(),
        driver: Type.String({ description: 'First name' }),
        startsAt: moment('Start of the trip'),
        endsAt: moment('End of the trip'),
        timeZone: Type.String(),
        seats: Type.Integer({ description: 'Number of passengers' }),
        stops: Type.Array(
          Type.Object({
            at: moment('Time of the pick-up, or of the drop-off on the way home'),
            names: Type.Array(Type.String(), { description: 'First names' }),
            address: Type.String(),
            point: Type.Optional(stopPointSchema),
          }),
          { description: 'Empty on any other day than that of the trip' },
        ),
      }),
      { description: 'Published trips of its vehicles that are not over, the earliest first' },
    ),
  },
  { title: 'PartnerRuns' },
);
export const partnersResponse = envelope(Type.Array(partnerSchema), 'By name');
export const partnerResponse = envelope(partnerSchema, 'The partner company');
export const partnerRunsResponse = envelope(partnerRunsSchema, 'Vehicles and trips of the partner company');

export type PartnerCompany = Static<typeof partnerSchema>;
export type PartnerCompanyInput = Static<typeof partnerInputSchema>;
export type PartnerRuns = Static<typeof partnerRunsSchema>;
