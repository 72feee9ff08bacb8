import type { FormInstance } from 'antd';
import { startTransition, useEffect, useState } from 'react';
import { useAccount } from '../../session/account.api.ts';
import { useUnsaved } from '../unsaved/useUnsaved.ts';
import { draftStore } from './draft-store.ts';

interface Subject<Values> {
  /** Of the form and its subject: `event.noche-de-valses`; without one nothing is stored. */
  name: string | undefined;
  /** What the person calls it, in lists of drafts. */
  title?: string | ((values: Partial<Values>) => string) | undefined;
}

interface DraftState {
  /** The form holds what was typed before the page was opened. */
  isRestored: boolean;
  /** When the restored draft was written. */
  savedAt?: string | undefined;
  /** The form holds something that was not saved. */
  isDirty: boolean;
  /** Where the typed values are kept: in the browser, in the page until it is closed, or nowhere. */
  kept: 'browser' | 'page' | 'nowhere';
}

const nothing: DraftState = { isRestored: false, isDirty: false, kept: 'nowhere' };

export type Draft = ReturnType<typeof useDraft>;

/**
 * Stores what a user types into a form, in this browser, until it is saved or discarded; leaving the page asks until
 * then. Form values are strings, numbers and lists of them; dates are ISO strings.
 * @returns `save` for the form's `onValuesChange`, what is known of the draft, and functions that end it
 */
export function useDraft<Values extends object>(form: FormInstance<Values>, { name, title = '' }: Subject<Values>) {
  const { data: account } = useAccount();
  const person = account?.id ?? 0;
  const [state, setState] = useState(nothing);

  useEffect(() => {
    const store = draftStore(person);
    const draft = name && store.read<Values>(name);
    if (!draft) return;
    form.setFieldsValue(draft as Parameters<typeof form.setFieldsValue>[0]);
    setState({ isRestored: true, savedAt: store.noteOf(name).savedAt, isDirty: false, kept: 'browser' });
  }, [form, person, name]);

  const remove = () => {
    if (name) draftStore(person).remove(name);
    setState(nothing);
  };
  const save = () => {
    const values = form.getFieldsValue(true) as Values;
    const isStored = name && draftStore(person).write(name, values, typeof title === 'string' ? title : title(values));
    const kept = name ? (isStored ? 'browser' : 'page') : 'nowhere';
    // renders the whole form: the letter that was typed does not wait for it
    if (!state.isDirty || state.kept !== kept) startTransition(() => setState({ ...state, isDirty: true, kept }));
  };
  const discard = () => {
    form.resetFields();
    remove();
  };
  useUnsaved(state.isDirty, { kept: state.kept, discard: remove });
  return { ...state, save, remove, discard };
}
