import { validateWith } from '@idavuelta/shared/forms';
import { Button } from '@idavuelta/shared/ui';
import { type ReactNode, type RefObject, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { Form, useForm, useFormState } from 'react-final-form';
import type { AnyObjectSchema, InferType } from 'yup';
import styles from './EnquiryForm.module.css';

interface EnquiryFormProps<S extends AnyObjectSchema> {
  schema: S;
  initialValues?: Partial<InferType<S>>;
  /** Accessible name of the fieldset, for those who do not see the heading above it. */
  title: string;
  /** Sends the cast values. @returns errors by field name for rejected values, otherwise nothing */
  send: (values: InferType<S>) => Promise<object | undefined>;
  /** Labels of the button: normally, and while the enquiry is being sent. */
  submit: string;
  sending: string;
  /** After sending, the fields can be read but not changed. */
  disabled?: boolean;
  children: ReactNode;
}

/** The form of an enquiry: its button is enabled once something was typed and all of it is valid. */
export function EnquiryForm<S extends AnyObjectSchema>(props: EnquiryFormProps<S>) {
  const { schema, initialValues, title, send, submit, sending, disabled, children } = props;
  const fields = useRef<HTMLFieldSetElement>(null);
  const validate = useMemo(() => validateWith(schema), [schema]);
  const [initial] = useState(initialValues);
  return (
    // While a submit is under way final-form ignores further ones: an enquiry is sent once.
    <Form
      validate={validate}
      initialValues={initial}
      subscription={{}}
      onSubmit={(values) => send(schema.cast(values) as InferType<S>)}
    >
      {({ handleSubmit }) => (
        <form noValidate onSubmit={(event) => void handleSubmit(event)}>
          <fieldset ref={fields} className={styles.fields} disabled={disabled}>
            <legend className="visually-hidden">{title}</legend>
            {children}
            <SubmitButton submit={submit} sending={sending} />
          </fieldset>
          <AdoptTypedValues fields={fields} />
        </form>
      )}
    </Form>
  );
}

/** Takes over text that was typed into the server's HTML before hydration. */
function AdoptTypedValues({ fields }: { fields: RefObject<HTMLFieldSetElement | null> }) {
  const form = useForm();
  useLayoutEffect(() => {
    for (const field of fields.current?.elements ?? []) {
      if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) continue;
      if (field.value) form.change(field.name, field.value);
    }
  }, [fields, form]);
  return null;
}

const subscription = {
  pristine: true,
  submitting: true,
  hasValidationErrors: true,
  hasSubmitErrors: true,
  dirtySinceLastSubmit: true,
};

/** While the form is being sent the button stays focusable, so that keyboard users do not lose their place. */
function SubmitButton({ submit, sending }: { submit: string; sending: string }) {
  const form = useFormState({ subscription });
  const rejected = form.hasSubmitErrors && !form.dirtySinceLastSubmit;
  return (
    <Button
      variant="primary"
      type="submit"
      className={styles.submit}
      disabled={form.pristine || form.hasValidationErrors || rejected}
      aria-disabled={form.submitting || undefined}
    >
      {form.submitting ? sending : submit}
    </Button>
  );
}
