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
  /** Already translated, as `submit`. */
  title: string;
  submit: string;
  schema: S;
  initialValues?: object;
  /** @returns whether it is saved; otherwise what was typed stays */
  save: (values: InferType<S>) => Promise<boolean>;
  /** Of a form that changes something: called when it is saved or given up. */
  onClose?: () => void;
  children: ReactNode;
}

/** Adds to a list, and is empty again afterwards; or changes an item of it, and closes. */
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
