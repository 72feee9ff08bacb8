import { useId } from 'react';
import { Icon } from '../../ui/Icon.tsx';
import styles from './OptionList.module.css';

interface OptionListProps<C extends string> {
  title: string;
  /** `lang` is the language of `name`, when it is not the page's. */
  options: { code: C; name: string; lang?: string }[];
  selected: C;
  onSelect: (code: C) => void;
}

/** Buttons, with a tick on the selected one. */
export function OptionList<C extends string>({ title, options, selected, onSelect }: OptionListProps<C>) {
  const heading = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields
    <div role="group" aria-labelledby={heading}>
      <p id={heading} className={styles.title}>
        {title}
      </p>
      <ul>
        {options.map(({ code, name, lang }) => (
          <li key={code}>
            <button
              type="button"
              lang={lang}
              aria-pressed={code === selected}
              className={styles.option}
              onClick={() => onSelect(code)}
            >
              <span>{name}</span>
              {code === selected && <Icon name="check" size={20} />}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
