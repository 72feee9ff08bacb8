import { ErrorSummary, validateWith } from '@idavuelta/shared/forms';
import { useTranslation } from '@idavuelta/shared/platform';
import arrayMutators from 'final-form-arrays';
import { type ReactNode, useMemo, useState } from 'react';
import { Form, FormSpy } from 'react-final-form';
import type { AnyObjectSchema, InferType } from 'yup';
import styles from './WizardForm.module.css';

/** The form of the step on screen; the summary's button submits it from outside. */
export const stepFormId = 'booking-step';

interface WizardFormProps<V extends object, S extends AnyObjectSchema> {
  initialValues: V;
  schema: S;
  /** Every change, so that a reload loses nothing. */
  onTyped: (values: V) => void;
  /** The cast values of a valid form. */
  onEntered: (values: InferType<S>) => void;
  children: ReactNode;
}

/** The form of a step; the summary's button submits it, and a refused one says `incomplete_form`. */
export function WizardForm<V extends object, S extends AnyObjectSchema>(props: WizardFormProps<V, S>) {
  const { t } = useTranslation('booking');
  const { schema, onTyped, onEntered, children } = props;
  // typing goes to the store and would come back as new initial values: the form starts from the first ones only
  const [initialValues] = useState(props.initialValues);
  const validate = useMemo(() => validateWith(schema), [schema]);
  return (
    <Form<V>
      initialValues={initialValues as Partial<V>}
      validate={validate}
      mutators={{ ...arrayMutators }}
      subscription={{}}
      // final-form takes what a submit returns for errors: return nothing
      onSubmit={(values) => void onEntered(schema.cast(values) as InferType<S>)}
    >
      {({ handleSubmit }) => (
        <form id={stepFormId} noValidate className={styles.form} onSubmit={(event) => void handleSubmit(event)}>
          <ErrorSummary text={t('incomplete_form')} />
          <FormSpy<V> subscription={{ values: true }} onChange={({ values }) => onTyped(values as V)} />
          {children}
        </form>
      )}
    </Form>
  );
}
