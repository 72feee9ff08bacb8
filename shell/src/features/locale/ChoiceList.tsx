import { useId } from 'react';
import { Icon } from '../../ui/Icon.tsx';
import styles from './ChoiceList.module.css';

interface ChoiceListProps<C extends string> {
  title: string;
  /** `lang` is the language that the name is written in, when it is not the page's. */
  choices: { code: C; name: string; lang?: string }[];
  chosen: C;
  onChoose: (code: C) => void;
}

/** One of several: the chosen one has a tick. */
export function ChoiceList<C extends string>({ title, choices, chosen, onChoose }: ChoiceListProps<C>) {
  const heading = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields
    <div role="group" aria-labelledby={heading}>
      <p id={heading} className={styles.title}>
        {title}
      </p>
      <ul>
        {choices.map(({ code, name, lang }) => (
          <li key={code}>
            <button
              type="button"
              lang={lang}
              aria-pressed={code === chosen}
              className={styles.choice}
              onClick={() => onChoose(code)}
            >
              {name}
              {code === chosen && <Icon name="check" size={20} />}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
