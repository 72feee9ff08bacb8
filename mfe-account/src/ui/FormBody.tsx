import type { ComponentProps } from 'react';
import { useForm, useFormState } from 'react-final-form';

interface FormBodyProps extends Omit<ComponentProps<'form'>, 'onSubmit' | 'noValidate'> {
  /** Whether something else than the form's own submission is under way. */
  busy?: boolean;
}

/** The `<form>` inside a `Form`: its schema validates, not the browser; while it is sent, another press sends nothing. */
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
