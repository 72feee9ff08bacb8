import { ErrorSummary, validateWith } from '@idavuelta/shared/forms';
import { useTranslation } from '@idavuelta/shared/platform';
import arrayMutators from 'final-form-arrays';
import { type ReactNode, useMemo, useState } from 'react';
import { Form, FormSpy } from 'react-final-form';
import type { AnyObjectSchema, InferType } from 'yup';
import styles from './StepForm.module.css';

/** Id of the form on screen: the submit button is outside of it, in the summary. */
export const stepFormId = 'booking-step';

interface StepFormProps<V extends object, S extends AnyObjectSchema> {
  initialValues: V;
  schema: S;
  /** Called on every change, so that a reload loses nothing. */
  onChange: (values: V) => void;
  /** Called with the cast values of a valid form. */
  onSubmit: (values: InferType<S>) => void;
  children: ReactNode;
}

/** The form of a step. The button in the summary submits it; an invalid form shows `incomplete_form`. */
export function StepForm<V extends object, S extends AnyObjectSchema>(props: StepFormProps<V, S>) {
  const { t } = useTranslation('booking');
  const { schema, onChange, onSubmit, children } = props;
  // what is typed goes to the store and comes back in the props: later values must not reset the form
  const [initialValues] = useState(props.initialValues);
  const validate = useMemo(() => validateWith(schema), [schema]);
  return (
    <Form<V>
      initialValues={initialValues as Partial<V>}
      validate={validate}
      mutators={{ ...arrayMutators }}
      subscription={{}}
      // final-form reads a returned value as submission errors: return nothing
      onSubmit={(values) => void onSubmit(schema.cast(values) as InferType<S>)}
    >
      {({ handleSubmit }) => (
        <form id={stepFormId} noValidate className={styles.form} onSubmit={(event) => void handleSubmit(event)}>
          <ErrorSummary text={t('incomplete_form')} />
          <FormSpy<V> subscription={{ values: true }} onChange={({ values }) => onChange(values as V)} />
          {children}
        </form>
      )}
    </Form>
  );
}
