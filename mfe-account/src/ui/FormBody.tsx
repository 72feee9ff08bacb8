import type { ComponentProps } from 'react';
import { useForm, useFormState } from 'react-final-form';

interface FormBodyProps extends Omit<ComponentProps<'form'>, 'onSubmit' | 'noValidate'> {
  /** Whether anything besides the form's own submission is pending. */
  busy?: boolean;
}

/**
 * The `<form>` inside a `Form`: validated by its schema instead of the browser; further presses while it is being sent
 * do nothing.
 */
export function FormBody({ busy = false, ...form }: FormBodyProps) {
  const { submit } = useForm();
  const { submitting } = useFormState({ subscription: { submitting: true } });
  return (
    <form
      {...form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!submitting && !busy) void submit();
      }}
    />
  );
}
