import type { Channel, Country, CountryCode, Locale } from '@idavuelta/shared/contracts';
import { callApi } from '@idavuelta/shared/platform';

export const fetchChannel = (host: string) => callApi<Channel>({ url: `/channels/${encodeURIComponent(host)}` });

export const fetchCountries = () => callApi<Country[]>({ url: '/countries' });

export const fetchLocales = (country: CountryCode) =>
  callApi<Locale[]>({ url: '/locales', params: { 'country-code': country } });
