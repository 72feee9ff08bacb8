import type { Static } from 'typebox';
import type * as schemas from '../../schemas/staff/provinces.ts';

export type NewProvince = Static<typeof schemas.newProvinceSchema>;
export type ProvinceValues = Static<typeof schemas.provinceChangeSchema>;
export type ManagedProvince = Static<typeof schemas.managedProvinceSchema>;
export type ProvinceRow = Static<typeof schemas.provinceRowSchema>;
