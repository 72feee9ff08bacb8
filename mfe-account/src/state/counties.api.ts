import { type CountryCode, type County, selectCountry } from '@idavuelta/shared/contracts';
import { useSelector } from '@idavuelta/shared/platform';
import { accountApi } from './api.ts';

const { useAccountCountiesQuery } = accountApi.injectEndpoints({
  endpoints: (build) => ({
    accountCounties: build.query<County[], CountryCode>({
      query: (country) => ({ url: '/counties', params: { 'country-code': country } }),
    }),
  }),
});

/**
 * The counties of the visitor's country as options of a field.
 * @param others counties of other countries that are in use
 */
export function useCountyOptions(others: (County | undefined)[] = []) {
  const { data = [], error } = useAccountCountiesQuery(useSelector(selectCountry));
  const known = new Map([...others, ...data].flatMap((county) => (county ? [[county.id, county]] : [])));
  const options = [...known.values()].map(({ id, name: label, province: group }) => ({
    value: String(id),
    label,
    group,
  }));
  return { options, error };
}
