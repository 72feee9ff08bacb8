import { browserStore } from '@idavuelta/shared/storage';
import type { FormInstance } from 'antd';
import { useEffect, useState } from 'react';
import { useAccount } from '../session/account.api.ts';

const keyOf = (person: number, name: string) => `idavuelta.office-draft.${person}.${name}`;

function readDraft<Values>(key: string): Partial<Values> | undefined {
  const stored = browserStore.read(key);
  if (!stored) return undefined;
  try {
    return JSON.parse(stored) as Partial<Values>;
  } catch {
    // written by another version of this page
    browserStore.remove(key);
    return undefined;
  }
}

/**
 * Stores what a user types into a form, in this browser, until it is saved or discarded. Form values are strings,
 * numbers and lists of them; dates are ISO strings.
 * @param name of the form and its subject, e.g. `event.noche-de-valses`; without one nothing is stored
 * @returns `save` for the form's `onValuesChange`, whether a draft was restored, and functions that end it
 */
export function useDraft<Values extends object>(form: FormInstance<Values>, name: string | undefined) {
  const { data: account } = useAccount();
  const key = name && keyOf(account?.id ?? 0, name);
  const [isRestored, setRestored] = useState(false);

  useEffect(() => {
    const draft = key && readDraft<Values>(key);
    if (!draft) return;
    form.setFieldsValue(draft as Parameters<typeof form.setFieldsValue>[0]);
    setRestored(true);
  }, [form, key]);

  const remove = () => {
    if (key) browserStore.remove(key);
    setRestored(false);
  };
  return {
    isRestored,
    save: () => {
      if (key) browserStore.write(key, JSON.stringify(form.getFieldsValue(true)));
    },
    remove,
    discard: () => {
      form.resetFields();
      remove();
    },
  };
}
