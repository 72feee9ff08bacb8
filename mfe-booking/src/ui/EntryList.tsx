import { useTranslation } from '@idavuelta/shared/platform';
import { Button } from '@idavuelta/shared/ui';
import type { ReactNode } from 'react';
import { useFieldArray } from 'react-final-form-arrays';
import entries from './entries.module.css';
import { useEntryFocus } from './useEntryFocus.ts';

interface EntryListProps {
  /** Name of the array in the form. */
  name: string;
  /** Maximum number of entries. */
  max: number;
  newEntry: object;
  /** Already translated; numbers start at 1. */
  texts: { heading: (number: number) => string; remove: (number: number) => string; add: string };
  /** The fields of the entry with this name. */
  children: (name: string) => ReactNode;
}

/** Only the number of entries: changed values re-render only their own fields. */
const subscription = { length: true } as const;

/** A list in a form with 1 to `max` entries, which are added and removed by buttons. */
export function EntryList({ name, max, newEntry, texts, children }: EntryListProps) {
  const { t } = useTranslation('booking');
  const { fields } = useFieldArray(name, { subscription });
  const count = fields.length ?? 0;
  const { list, focusNew, focusNear } = useEntryFocus(count);

  const add = () => {
    focusNew(count);
    fields.push(newEntry);
  };
  const remove = (index: number) => {
    focusNear(Math.min(index, count - 2));
    fields.remove(index);
  };
  return (
    <div ref={list} className={entries.entries}>
      {fields.map((entry, index) => (
        <div key={entry} className={entries.entry} data-part={count > 1 ? texts.heading(index + 1) : undefined}>
          {count > 1 && (
            <div className={entries.head}>
              <span>{texts.heading(index + 1)}</span>
              <Button variant="quiet" aria-label={texts.remove(index + 1)} onClick={() => remove(index)}>
                {t('remove')}
              </Button>
            </div>
          )}
          {children(entry)}
        </div>
      ))}
      {count < max && (
        <Button className={entries.add} onClick={add}>
          {texts.add}
        </Button>
      )}
    </div>
  );
}
