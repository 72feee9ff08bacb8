import type { CountryCode } from '@idavuelta/shared/contracts';
import type { ManagedProvince, NewProvince, ProvinceRow, ProvinceValues } from '@idavuelta/shared/contracts/staff';
import { resource } from '../../kit/resource.ts';

const provinces = resource('/provinces', 'BackOfficeProvinces', ['BackOfficeEvents', 'BackOfficeEventPlaces']);

export const useProvinces = provinces.list<ProvinceRow[], { 'country-code': CountryCode }>();
export const useProvince = provinces.one<ManagedProvince>();
export const useAddProvince = provinces.add<ManagedProvince, NewProvince>();
export const useChangeProvince = provinces.change<ManagedProvince, ProvinceValues>();
