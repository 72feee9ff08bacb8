import { ErrorSummary, type FieldMessage, validateWith } from '@idavuelta/shared/forms';
import { useTranslation } from '@idavuelta/shared/platform';
import { getIn, setIn } from 'final-form';
import arrayMutators from 'final-form-arrays';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { Form, FormSpy, useForm, useFormState } from 'react-final-form';
import type { AnyObjectSchema, InferType } from 'yup';
import styles from './StepForm.module.css';

/** Id of the form on screen: the submit button is outside of it, in the summary. */
export const stepFormId = 'booking-step';

/** Values that the API rejected; each is an error until it changes. */
export interface Rejection {
  fields: { field: string; value: unknown; message: FieldMessage }[];
  /** Names the fields; already translated. */
  text: string;
}

interface StepFormProps<V extends object, S extends AnyObjectSchema> {
  initialValues: V;
  schema: S;
  /** Called on every change, so that a reload loses nothing. */
  onChange: (values: V) => void;
  /** Called with the cast values of a valid form. */
  onSubmit: (values: InferType<S>) => void;
  rejection?: Rejection;
  children: ReactNode;
}

/** The form of a step. The button in the summary submits it; an invalid form shows `incomplete_form`. */
export function StepForm<V extends object, S extends AnyObjectSchema>(props: StepFormProps<V, S>) {
  const { t } = useTranslation('booking');
  const { schema, onChange, onSubmit, rejection, children } = props;
  // input comes back from the store in the props: later values must not reset the form
  const [initialValues] = useState(props.initialValues);
  const validate = useMemo(() => withRejected(validateWith(schema), rejection), [schema, rejection]);
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
          <ErrorSummary text={rejection?.text ?? t('incomplete_form')} leadsToField />
          <FormSpy<V> subscription={{ values: true }} onChange={({ values }) => onChange(values as V)} />
          {children}
          {rejection && <ShowErrors fields={rejection.fields} />}
        </form>
      )}
    </Form>
  );
}

/** Adds the API's errors for values that have not changed since, unless the step's own rules reject them. */
const withRejected = (validate: ReturnType<typeof validateWith>, rejection?: Rejection) => (values: object) =>
  (rejection?.fields ?? []).reduce<object>(
    (errors, { field, value, message }) =>
      getIn(values, field) === value && !getIn(errors, field) ? setIn(errors, field, message) : errors,
    validate(values),
  );

/** Shows a form's errors as submitting would, as soon as its rejected fields are registered. */
function ShowErrors({ fields }: Pick<Rejection, 'fields'>) {
  const form = useForm();
  const { touched = {} } = useFormState({ subscription: { touched: true } });
  const there = fields.some(({ field }) => field in touched);
  useEffect(() => {
    if (there && form.getState().hasValidationErrors) void form.submit();
  }, [form, there]);
  return null;
}
