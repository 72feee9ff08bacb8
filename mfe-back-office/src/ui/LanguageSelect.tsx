import { type Language, languageNames, languages } from '@idavuelta/shared/contracts';
import { Select, type SelectProps } from 'antd';

const options = languages.map((value) => ({ value, label: languageNames[value] }));

/** A form field that selects one or several languages. */
export function LanguageSelect(props: Omit<SelectProps<Language>, 'options'>) {
  return <Select<Language> {...props} options={options} />;
}
