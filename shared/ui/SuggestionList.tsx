import { type ReactNode, useEffect, useId, useLayoutEffect, useState } from 'react';
import styles from './SuggestionList.module.css';

interface SuggestionListProps<T> {
  /** The box, which keeps the focus and becomes a combobox. */
  input: HTMLInputElement;
  /** A new array for each set of suggestions. */
  suggestions: T[];
  /** Name of the list. */
  label: string;
  /** Announced when the list opens: the number of suggestions. */
  status: string;
  onChoose: (suggestion: T) => void;
  children: (suggestion: T) => ReactNode;
}

/** Suggestions below an input: arrows choose, Enter accepts, Escape closes. The parent must be a positioned element. */
export function SuggestionList<T>({ input, suggestions, label, status, onChoose, children }: SuggestionListProps<T>) {
  const id = useId();
  const [chosen, setChosen] = useState<T>();
  const [closedAt, setClosedAt] = useState<T[]>();
  // In a new set nothing is chosen yet.
  const active = chosen ? suggestions.indexOf(chosen) : -1;
  // A late response, or code that loads late, opens no list below an input that has lost the focus.
  const [left, setLeft] = useState(() => document.activeElement !== input);
  const isOpen = suggestions.length > 0 && closedAt !== suggestions && !left;

  useLayoutEffect(() => {
    const attributes = {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': String(isOpen),
      'aria-controls': isOpen ? id : '',
      'aria-activedescendant': isOpen && active >= 0 ? `${id}-${active}` : '',
    };
    for (const [name, value] of Object.entries(attributes)) {
      if (value) input.setAttribute(name, value);
      else input.removeAttribute(name);
    }
  }, [input, isOpen, id, active]);

  useEffect(() => {
    if (isOpen && active >= 0) document.getElementById(`${id}-${active}`)?.scrollIntoView?.({ block: 'nearest' });
  }, [isOpen, id, active]);

  const choose = (suggestion: T) => {
    setClosedAt(suggestions);
    onChoose(suggestion);
  };

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isOpen || event.isComposing) return;
      if (event.key === 'ArrowDown') setChosen(() => suggestions[(active + 1) % suggestions.length]);
      else if (event.key === 'ArrowUp') setChosen(() => suggestions.at(active > 0 ? active - 1 : -1));
      else if (event.key === 'Escape') {
        event.stopPropagation(); // keeps a surrounding dialog open
        setClosedAt(suggestions);
      } else if (event.key === 'Enter' && chosen && active >= 0) choose(chosen);
      else return;
      event.preventDefault();
    };
    const close = () => {
      setClosedAt(suggestions);
      setLeft(true);
    };
    const reopen = () => setLeft(false);
    input.addEventListener('keydown', onKeyDown);
    input.addEventListener('blur', close);
    input.addEventListener('focus', reopen);
    return () => {
      input.removeEventListener('keydown', onKeyDown);
      input.removeEventListener('blur', close);
      input.removeEventListener('focus', reopen);
    };
  });

  return (
    <>
      <p role="status" className="visually-hidden">
        {isOpen && status}
      </p>
      {isOpen && (
        <div id={id} role="listbox" aria-label={label} className={styles.list}>
          {suggestions.map((suggestion, index) => (
            // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the box, which names the active option
            // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the box's
            <div
              // biome-ignore lint/suspicious/noArrayIndexKey: the list is replaced as a whole
              key={index}
              id={`${id}-${index}`}
              role="option"
              aria-selected={index === active}
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => choose(suggestion)}
            >
              {children(suggestion)}
            </div>
          ))}
        </div>
      )}
    </>
  );
}
