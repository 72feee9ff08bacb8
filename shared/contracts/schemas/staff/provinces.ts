import { type Static, Type } from 'typebox';
import { countyFields, provinceFields } from '../../staff/fields/province-fields.ts';
import { body, countryCode, envelope, id } from '../common.ts';
import { textLine } from '../text.ts';

/** Maximum number of counties per province: Peru's largest has 43. */
const maxCounties = 400;

const county = {
  name: textLine(countyFields.name.max, { examples: ['Miraflores'] }),
  latitude: Type.Optional(Type.Number({ minimum: -90, maximum: 90, description: 'Latitude of its centre' })),
  longitude: Type.Optional(Type.Number({ minimum: -180, maximum: 180 })),
};
const typedCounty = Type.Object({
  id: Type.Optional(Type.Integer({ ...id, description: 'Omit it to add a county' })),
  ...county,
});
const managedCounty = Type.Object({
  id,
  ...county,
  isUsed: Type.Boolean({ description: 'Whether it is referenced and cannot be deleted' }),
});

const values = {
  name: textLine(provinceFields.name.max, { examples: ['Lima'] }),
  timeZone: Type.Optional(
    textLine(40, { description: 'Time zone, if it differs from that of the country', examples: ['Atlantic/Canary'] }),
  ),
  counties: Type.Array(typedCounty, {
    maxItems: maxCounties,
    description: 'All counties; existing ones that are left out are deleted',
  }),
};

export const newProvinceSchema = body({ country: countryCode, ...values });
export const provinceChangeSchema = body(values);
export const managedProvinceSchema = Type.Object(
  {
    id,
    country: countryCode,
    ...values,
    counties: Type.Array(managedCounty),
    revision: Type.Integer({ description: 'Send it as `If-Match` with a change' }),
  },
  { title: 'ManagedProvince' },
);
export const provinceRowSchema = Type.Object(
  { id, name: Type.String(), timeZone: Type.Optional(Type.String()), counties: Type.Integer() },
  { title: 'ProvinceRow' },
);
export const managedProvinceResponse = envelope(managedProvinceSchema, 'The province in its current state');
export const provinceRowsResponse = envelope(Type.Array(provinceRowSchema), 'Provinces of a country, by name');

export type NewProvince = Static<typeof newProvinceSchema>;
export type ProvinceValues = Static<typeof provinceChangeSchema>;
export type ManagedProvince = Static<typeof managedProvinceSchema>;
export type ProvinceRow = Static<typeof provinceRowSchema>;
