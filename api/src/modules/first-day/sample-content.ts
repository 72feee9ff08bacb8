import type { CountryCode } from '@idavuelta/shared/contracts';
import type { NewEventFields, ProvinceValues } from '@idavuelta/shared/contracts/staff';

interface SampleCountry {
  province: ProvinceValues;
  venue: NewEventFields['place'];
  amount: number;
}

/** Real districts with the position of their centre, so that pick-up times and trips can be tried. */
const countries: Record<CountryCode, SampleCountry> = {
  PE: {
    province: {
      name: 'Lima',
      counties: [
        { name: 'Barranco', latitude: -12.1467, longitude: -77.0208 },
        { name: 'Jesús María', latitude: -12.0733, longitude: -77.0436 },
        { name: 'Miraflores', latitude: -12.1211, longitude: -77.0297 },
        { name: 'San Isidro', latitude: -12.0972, longitude: -77.0365 },
      ],
    },
    venue: { name: 'Teatro de muestra', address: 'Av. Arequipa 1000, Lima', latitude: -12.079, longitude: -77.0356 },
    amount: 45,
  },
  CL: {
    province: {
      name: 'Santiago',
      counties: [
        { name: 'Las Condes', latitude: -33.4117, longitude: -70.5847 },
        { name: 'Ñuñoa', latitude: -33.4569, longitude: -70.5975 },
        { name: 'Providencia', latitude: -33.4314, longitude: -70.6093 },
        { name: 'Santiago', latitude: -33.4489, longitude: -70.6693 },
      ],
    },
    venue: {
      ...{ name: 'Teatro de muestra', address: 'Av. Providencia 1000, Santiago' },
      ...{ latitude: -33.4333, longitude: -70.6253 },
    },
    amount: 9000,
  },
  ES: {
    province: {
      name: 'Madrid',
      counties: [
        { name: 'Alcobendas', latitude: 40.5475, longitude: -3.642 },
        { name: 'Getafe', latitude: 40.3083, longitude: -3.7327 },
        { name: 'Madrid', latitude: 40.4168, longitude: -3.7038 },
        { name: 'Pozuelo de Alarcón', latitude: 40.4347, longitude: -3.8143 },
      ],
    },
    venue: { name: 'Teatro de muestra', address: 'Gran Vía 50, Madrid', latitude: 40.4216, longitude: -3.7081 },
    amount: 25,
  },
};

/** Unique names of a sample; numbered from the second on, since an earlier one may have been kept in part. */
export const sampleNames = (number: number) => ({
  slug: `concierto-de-muestra${number > 1 ? `-${number}` : ''}`,
  coupon: `MUESTRA10${number > 1 ? `-${number}` : ''}`,
  vehicles: [
    { plate: `MUESTRA-${number}A`, name: 'Van de muestra A', seats: 15 },
    { plate: `MUESTRA-${number}B`, name: 'Van de muestra B', seats: 12 },
  ],
});
/** Days from now on which the sample event takes place. */
export const sampleDays = [9, 16, 23];

export const sampleProvince = (country: CountryCode) => countries[country].province;

/** Returns the form of the sample event. */
export const sampleEvent = (slug: string, countryCode: CountryCode, provinceId: number): NewEventFields => ({
  ...{ slug, countryCode, type: 'massive', genre: 'concert' },
  ...{ hours: 3, pickUpMinutes: 120, salesCloseMinutes: 60, stops: [] },
  texts: {
    es_PE: { name: 'Concierto de muestra', description: 'Un evento para conocer el sistema.' },
    es_CL: { name: 'Concierto de muestra', description: 'Un evento para conocer el sistema.' },
    es_ES: { name: 'Concierto de muestra', description: 'Un evento para conocer el sistema.' },
    en_US: { name: 'Sample concert', description: 'An event to get to know the system.' },
    pt_BR: { name: 'Show de amostra', description: 'Um evento para conhecer o sistema.' },
  },
  place: countries[countryCode].venue,
  categories: [
    {
      texts: {
        ...{ es_PE: { name: 'Van compartida' }, es_CL: { name: 'Van compartida' } },
        ...{
          es_ES: { name: 'Furgoneta compartida' },
          en_US: { name: 'Shared van' },
          pt_BR: { name: 'Van compartilhada' },
        },
      },
      variants: [
        {
          ...{ provinceId, passengers: 1, addresses: 1, units: 1, capacity: 27 },
          amount: countries[countryCode].amount,
          texts: {
            ...{ es_PE: { name: 'Ida y vuelta' }, es_CL: { name: 'Ida y vuelta' }, es_ES: { name: 'Ida y vuelta' } },
            ...{ en_US: { name: 'Round trip' }, pt_BR: { name: 'Ida e volta' } },
          },
        },
      ],
    },
  ],
});
