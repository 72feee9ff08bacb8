import { validateWith } from '@idavuelta/shared/forms';
import { useTranslation } from '@idavuelta/shared/platform';
import type { FormApi } from 'final-form';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Form } from 'react-final-form';
import type { AnyObjectSchema, InferType } from 'yup';
import { FormBody } from './FormBody.tsx';
import { FormButtons } from './FormButtons.tsx';
import styles from './SavedList.module.css';

interface SavedFormProps<S extends AnyObjectSchema> {
  /** Already translated, like `submit`. */
  title: string;
  submit: string;
  schema: S;
  initialValues?: object;
  /** @returns whether it was saved; otherwise the input stays */
  save: (values: InferType<S>) => Promise<boolean>;
  /** For a form that edits an item: called when it is saved or cancelled. */
  onClose?: () => void;
  children: ReactNode;
}

/** Adds an item to a list and is then empty again; or edits an item and closes. */
export function SavedForm<S extends AnyObjectSchema>(props: SavedFormProps<S>) {
  const { title, submit, schema, initialValues, save, onClose, children } = props;
  const { t } = useTranslation('account');
  const [validate] = useState(() => validateWith(schema));
  const [initial] = useState(initialValues);
  const form = useRef<HTMLFormElement>(null);
  const isEdit = onClose !== undefined;

  useEffect(() => {
    if (isEdit) form.current?.querySelector<HTMLElement>('input')?.focus();
  }, [isEdit]);

  const send = async (values: object, { restart }: FormApi) => {
    const saved = await save(schema.cast(values) as InferType<S>);
    if (saved) onClose ? onClose() : restart({});
  };
  return (
    <Form initialValues={initial} validate={validate} subscription={{}} onSubmit={send}>
      {() => (
        <FormBody ref={form} className={styles.form} aria-label={title}>
          <h2>{title}</h2>
          {children}
          <FormButtons submit={submit} sending={t('saved.saving')} primary={!isEdit} onCancel={onClose} />
        </FormBody>
      )}
    </Form>
  );
}
