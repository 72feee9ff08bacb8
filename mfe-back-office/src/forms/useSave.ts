import { useTranslation } from '@idavuelta/shared/platform';
import { App, Form, type FormInstance } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { useDraft } from './drafts/useDraft.ts';
import { showFieldErrors } from './field-errors.ts';

/**
 * The request body. The `revision` is the one the form began with, also when restored from a draft, so that it never
 * overwrites another user's change.
 */
type Sent<Values> = Values & { revision: number };

export interface SaveOptions<Values extends object, Saved> {
  /** Translation namespace of the labels (`fields.*`), help texts (`help.*`) and errors (`mistakes.*`). */
  texts: string;
  /** The form, when the parent reads it; created here by default. */
  form?: FormInstance<Values> | undefined;
  initial?: Partial<Values>;
  /** Current revision of the stored data. */
  revision?: number | undefined;
  /** Key of the draft in this browser: `coupon.7`. */
  draft?: string | undefined;
  /** What lists of drafts call it: the name of the event. */
  draftTitle?: string | ((values: Partial<Values>) => string);
  /**
   * Sends all values of the form, including those without a field; cleared fields are left out. Returns `{}` when
   * nothing was sent.
   */
  save: (values: Sent<Values>) => Promise<{ data?: Saved; error?: unknown }>;
  /** Success message instead of the generic one; undefined where the success is shown elsewhere. */
  saved?: (saved: Saved) => string | undefined;
  /** Converts the saved response to form values, where the server assigns ids or drops values. */
  toValues?: (saved: Saved) => Partial<Values>;
  onSaved?: ((saved: Saved) => void) | undefined;
  /** Translates a reason of the server that `mistakes.*` lacks. */
  mistakeOf?: (reason: string) => string;
}

interface SaveState {
  isSaving: boolean;
  error?: unknown;
  /** When it was last saved on this page. */
  savedAt?: string | undefined;
}

/** Saves a form: keeps a draft, sends the values, shows server errors beside their fields and confirms success. */
export function useSave<Values extends object, Saved>(options: SaveOptions<Values, Saved>) {
  const { texts, initial, revision, save, toValues, onSaved } = options;
  const { t } = useTranslation([texts, 'back-office']);
  const { message } = App.useApp();
  const [form] = Form.useForm<Values>(options.form);
  const draft = useDraft(form, { name: options.draft, title: options.draftTitle });
  const [{ isSaving, error, savedAt }, setState] = useState<SaveState>({ isSaving: false });
  const { saved = () => t('back-office:forms.saved') } = options;
  const general = 'back-office:mistakes';
  const { mistakeOf = (reason) => t([`mistakes.${reason}`, `${general}.${reason}`, `${general}.invalid`]) } = options;
  const shown = useRef(revision);

  const setRevision = (next: number | undefined) => form.setFieldsValue({ revision: next } as object);

  // Newer saved data, from here or another user, is shown unless something else has been typed.
  useEffect(() => {
    if (revision === shown.current || draft.isRestored || form.isFieldsTouched()) return;
    shown.current = revision;
    form.setFieldsValue({ ...initial, revision } as object);
    setTouched(form, false);
  });

  async function submit() {
    setState({ isSaving: true, savedAt });
    const { data, error: problem } = await save(withoutNulls(form.getFieldsValue(true)));
    setState({ isSaving: false, error: problem, savedAt: data ? new Date().toISOString() : savedAt });
    showFieldErrors(form, problem, mistakeOf);
    if (!data) return;
    draft.remove();
    // a form that adds something starts empty again
    if (revision === undefined) form.resetFields();
    else form.setFieldsValue({ ...toValues?.(data), revision: (data as { revision?: number }).revision } as object);
    setTouched(form, false);
    const text = saved(data);
    if (text) void message.success(text);
    onSaved?.(data);
  }

  const keepMine = revision === undefined ? undefined : () => setRevision(revision);
  return { form, draft, isSaving, savedAt, error, submit: () => void submit(), keepMine };
}

function setTouched<Values>(form: FormInstance<Values>, touched: boolean) {
  form.setFields(form.getFieldsError().map(({ name }) => ({ name, touched })) as Parameters<typeof form.setFields>[0]);
}

/** Cleared numbers are null in the form, so that a draft keeps them empty. */
function withoutNulls<Value>(value: Value): Value {
  if (Array.isArray(value)) return value.map(withoutNulls) as Value;
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(([, one]) => one !== null);
  return Object.fromEntries(entries.map(([name, one]) => [name, withoutNulls(one)])) as Value;
}
