import { useTranslation } from '@idavuelta/shared/platform';
import { App, Form, type FormInstance } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { showFieldErrors } from './field-errors.ts';
import { useDraft } from './useDraft.ts';

/** What is sent. A form with a `revision` keeps the one it began with, in its draft too: it overwrites nobody's change. */
type Sent<Values> = Values & { revision: number };

export interface SaveOptions<Values extends object, Saved> {
  /** Namespace of its labels (`fields.*`), help (`help.*`) and mistakes (`mistakes.*`). */
  texts: string;
  /** Where the parent reads the form; otherwise it has one of its own. */
  form?: FormInstance<Values> | undefined;
  initial?: Partial<Values>;
  /** Of what is changed, as it is now. */
  revision?: number | undefined;
  /** Name under which this browser keeps what is typed: `coupon.7`. */
  draft?: string | undefined;
  /** Sends everything that the form holds, also what no field shows; emptied fields are left out. `{}`: nothing was sent. */
  save: (values: Sent<Values>) => Promise<{ data?: Saved; error?: unknown }>;
  /** The message that says so, instead of the general one; none where something else shows it. */
  saved?: (saved: Saved) => string | undefined;
  /** The values of what was saved, where the server gives them ids or leaves some out. */
  toValues?: (saved: Saved) => Partial<Values>;
  onSaved?: ((saved: Saved) => void) | undefined;
  /** A reason of the server in words, where `mistakes.*` does not do. */
  mistakeOf?: (reason: string) => string;
}

/** Saves a form: keeps a draft, sends, shows what the server refuses beside its field, and tells of success. */
export function useSave<Values extends object, Saved>(options: SaveOptions<Values, Saved>) {
  const { texts, initial, revision, save, toValues, onSaved } = options;
  const { t } = useTranslation([texts, 'back-office']);
  const { message } = App.useApp();
  const [form] = Form.useForm<Values>(options.form);
  const draft = useDraft(form, options.draft);
  const [{ isSaving, error }, setState] = useState<{ isSaving: boolean; error?: unknown }>({ isSaving: false });
  const { saved = () => t('back-office:forms.saved') } = options;
  const general = 'back-office:mistakes';
  const { mistakeOf = (reason) => t([`mistakes.${reason}`, `${general}.${reason}`, `${general}.invalid`]) } = options;
  const shown = useRef(revision);

  const setRevision = (next: number | undefined) => form.setFieldsValue({ revision: next } as object);

  // What was saved since, here or by somebody else, is shown unless something else has been typed.
  useEffect(() => {
    if (revision === shown.current || draft.isRestored || form.isFieldsTouched()) return;
    shown.current = revision;
    form.setFieldsValue({ ...initial, revision } as object);
    setTouched(form, false);
  });

  async function submit() {
    setState({ isSaving: true });
    const { data, error: problem } = await save(withoutNulls(form.getFieldsValue(true)));
    setState({ isSaving: false, error: problem });
    showFieldErrors(form, problem, mistakeOf);
    if (!data) return;
    draft.forget();
    // what adds something begins anew
    if (revision === undefined) form.resetFields();
    else form.setFieldsValue({ ...toValues?.(data), revision: (data as { revision?: number }).revision } as object);
    setTouched(form, false);
    const text = saved(data);
    if (text) void message.success(text);
    onSaved?.(data);
  }

  const keepMine = revision === undefined ? undefined : () => setRevision(revision);
  return { form, draft, isSaving, error, submit: () => void submit(), keepMine };
}

function setTouched<Values>(form: FormInstance<Values>, touched: boolean) {
  form.setFields(form.getFieldsError().map(({ name }) => ({ name, touched })) as Parameters<typeof form.setFields>[0]);
}

/** An emptied number is null to the form, so that a draft keeps it empty. */
function withoutNulls<Value>(value: Value): Value {
  if (Array.isArray(value)) return value.map(withoutNulls) as Value;
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(([, one]) => one !== null);
  return Object.fromEntries(entries.map(([name, one]) => [name, withoutNulls(one)])) as Value;
}
