export type CountryCode = 'PE' | 'CL' | 'ES';

export const defaultCountry: CountryCode = 'PE';
