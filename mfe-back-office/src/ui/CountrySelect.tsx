import { type CountryCode, languageTag, selectLanguage } from '@idavuelta/shared/contracts';
import { useSelector } from '@idavuelta/shared/platform';
import { Select, type SelectProps } from 'antd';

const countries = ['PE', 'CL', 'ES'] as const satisfies CountryCode[];

/** Returns a function that names a country in the user's language. */
export function useCountryName() {
  const language = useSelector(selectLanguage);
  const names = new Intl.DisplayNames(languageTag(language), { type: 'region' });
  return (code: CountryCode) => names.of(code) ?? code;
}

/** A form field or filter that selects a country. */
export function CountrySelect(props: Omit<SelectProps<CountryCode>, 'options'>) {
  const nameOf = useCountryName();
  return <Select<CountryCode> {...props} options={countries.map((value) => ({ value, label: nameOf(value) }))} />;
}
