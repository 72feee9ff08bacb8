import Select from 'antd/es/select';
import { AntdProvider } from '../antd/AntdProvider.tsx';
import { folded } from '../contracts/text/folded.ts';
import type { Option, OptionGroup } from '../forms/options.ts';
import styles from './SearchSelect.module.css';

/** Inside the page's landmark, and scrolled along with the field. */
const besideTheField = (field: HTMLElement) => field.parentElement ?? document.body;

export interface SearchSelectProps {
  id: string;
  /** Empty for none. */
  value: string;
  options: (Option | OptionGroup)[];
  placeholder?: string;
  /** Shown when nothing matches what was typed. */
  nothingFound: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  'aria-invalid'?: boolean;
  'aria-describedby'?: string;
  'aria-required'?: boolean;
}

/** A select for long lists, searched by any part of an option's or its group's name. Large: load it lazily. */
export default function SearchSelect({ value, nothingFound, ...select }: SearchSelectProps) {
  const chosen = select.options
    .flatMap((option) => ('options' in option ? option.options : option))
    .find((option) => option.value === value);
  const chosenId = `${select.id}-chosen`;
  return (
    <AntdProvider>
      <Select
        {...select}
        // antd shows the choice beside an empty input: without this screen readers read an empty field
        aria-describedby={[chosen && chosenId, select['aria-describedby']].filter(Boolean).join(' ') || undefined}
        size="large"
        className={styles.select}
        status={select['aria-invalid'] ? 'error' : undefined}
        showSearch={{ filterOption: (typed, option) => folded(option?.label ?? '').includes(folded(typed.trim())) }}
        virtual={false} // every option is in the document, so that screen readers can count them
        notFoundContent={<p className={styles.nothing}>{nothingFound}</p>}
        getPopupContainer={besideTheField}
        value={value || undefined}
      />
      {chosen && (
        <span id={chosenId} className="visually-hidden">
          {chosen.label}
        </span>
      )}
    </AntdProvider>
  );
}
