import { Button } from '@idavuelta/shared/ui';
import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import { Form, useForm, useFormState } from 'react-final-form';
import styles from './EnquiryForm.module.css';

interface EnquiryFormProps<V extends object> {
  validate: (values: V) => object;
  onEntered: (values: V) => void;
  /** Labels of the button: at rest and while the enquiry is on its way. */
  submit: string;
  sending: string;
  status: 'open' | 'sending' | 'closed';
  children: ReactNode;
}

/** The form of an enquiry: its button works once something was typed and all of it is valid. */
export function EnquiryForm<V extends object>(props: EnquiryFormProps<V>) {
  const { validate, onEntered, submit, sending, status, children } = props;
  const fields = useRef<HTMLFieldSetElement>(null);
  return (
    // final-form takes what a submit returns for errors: return nothing
    <Form<V> validate={validate} subscription={{}} onSubmit={(values) => void onEntered(values)}>
      {({ handleSubmit }) => (
        <form noValidate onSubmit={(event) => void handleSubmit(event)}>
          <fieldset ref={fields} className={styles.fields} disabled={status === 'closed'}>
            {children}
            <SubmitButton busy={status === 'sending'}>{status === 'sending' ? sending : submit}</SubmitButton>
          </fieldset>
          <KeepTyped fields={fields} />
        </form>
      )}
    </Form>
  );
}

/** What somebody typed into the server's HTML before the page was ready is in the fields and not in the form yet. */
function KeepTyped({ fields }: { fields: RefObject<HTMLFieldSetElement | null> }) {
  const form = useForm();
  useLayoutEffect(() => {
    for (const field of fields.current?.elements ?? []) {
      if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) continue;
      if (field.value) form.change(field.name, field.value);
    }
  }, [fields, form]);
  return null;
}

/** While busy it stays focusable, so that a keyboard does not lose its place. */
function SubmitButton({ busy, children }: { busy: boolean; children: ReactNode }) {
  const { pristine, invalid } = useFormState({ subscription: { pristine: true, invalid: true } });
  return (
    <Button
      variant="primary"
      type="submit"
      className={styles.submit}
      disabled={pristine || invalid}
      aria-disabled={busy}
    >
      {children}
    </Button>
  );
}
