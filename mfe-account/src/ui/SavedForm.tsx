import { validateWith } from '@idavuelta/shared/forms';
import { useTranslation } from '@idavuelta/shared/platform';
import { Button } from '@idavuelta/shared/ui';
import type { FormApi } from 'final-form';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Form } from 'react-final-form';
import type { AnyObjectSchema, InferType } from 'yup';
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
    <Form initialValues={initial} validate={validate} subscription={{ submitting: true }} onSubmit={send}>
      {({ handleSubmit, submitting }) => (
        <form
          ref={form}
          noValidate
          className={styles.form}
          aria-label={title}
          onSubmit={(event) => {
            event.preventDefault();
            if (!submitting) void handleSubmit();
          }}
        >
          <h2>{title}</h2>
          {children}
          <div className={styles.buttons}>
            <Button type="submit" variant={isEdit ? 'secondary' : 'primary'} aria-disabled={submitting}>
              {submitting ? t('saved.saving') : submit}
            </Button>
            {onClose && (
              <Button variant="quiet" onClick={onClose}>
                {t('saved.cancel')}
              </Button>
            )}
          </div>
        </form>
      )}
    </Form>
  );
}
