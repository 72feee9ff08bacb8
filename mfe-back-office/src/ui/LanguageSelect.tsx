import { type Language, languageNames, languages } from '@idavuelta/shared/contracts';
import { Select, type SelectProps } from 'antd';

const options = languages.map((value) => ({ value, label: languageNames[value] }));

/** A field of a form: a language, or several. */
export function LanguageSelect(props: Omit<SelectProps<Language>, 'options'>) {
  return <Select<Language> {...props} options={options} />;
}
