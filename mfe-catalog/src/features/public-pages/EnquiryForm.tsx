import { Button } from '@idavuelta/shared/ui';
import type { ReactNode } from 'react';
import { Form, useFormState } from 'react-final-form';
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
  return (
    // final-form takes what a submit returns for errors: return nothing
    <Form<V> validate={validate} subscription={{}} onSubmit={(values) => void onEntered(values)}>
      {({ handleSubmit }) => (
        <form noValidate onSubmit={(event) => void handleSubmit(event)}>
          <fieldset className={styles.fields} disabled={status === 'closed'}>
            {children}
            <SubmitButton busy={status === 'sending'}>{status === 'sending' ? sending : submit}</SubmitButton>
          </fieldset>
        </form>
      )}
    </Form>
  );
}

/** While busy it stays focusable, so that a keyboard does not lose its place. */
function SubmitButton({ busy, children }: { busy: boolean; children: ReactNode }) {
  const { pristine, invalid } = useFormState({ subscription: { pristine: true, invalid: true } });
  return (
    <Button look="primary" type="submit" className={styles.submit} disabled={pristine || invalid} aria-disabled={busy}>
      {children}
    </Button>
  );
}
