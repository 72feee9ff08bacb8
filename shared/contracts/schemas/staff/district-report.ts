import { type Static, Type } from 'typebox';
import { countryCode, envelope, id } from '../common.ts';
import { compare, count, figuresBefore, reportScope } from './report-fields.ts';

export const districtReportQuery = Type.Object({
  ...reportScope('Day of the departure in the time zone of the event'),
  compare,
});

const figures = { orders: count(), seats: count('Seats of the passengers who are picked up there') };

export const districtRowSchema = Type.Object(
  {
    countyId: Type.Optional({ ...id, description: 'Absent for addresses whose district is not known' }),
    county: Type.Optional(Type.String()),
    province: Type.Optional(Type.String()),
    country: countryCode,
    position: Type.Optional(
      Type.Object(
        { latitude: Type.Number(), longitude: Type.Number() },
        { description: 'Middle of the district, or of the addresses in it that were found' },
      ),
    ),
    ...figures,
    share: Type.Number({ description: 'Share of the seats of all rows, from 0 to 1' }),
    before: figuresBefore(figures),
  },
  { title: 'DistrictRow' },
);
export const districtReportResponse = envelope(
  Type.Array(districtRowSchema),
  'Where valid tickets are picked up, the most seats first',
);

export type DistrictRow = Static<typeof districtRowSchema>;
export type DistrictReportQuery = Static<typeof districtReportQuery>;
