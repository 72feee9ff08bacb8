import { getIn } from 'final-form';
import { useCallback, useEffect, useRef } from 'react';
import { useField, useForm } from 'react-final-form';

/**
 * Fills a part of a form, once, with the customer's saved data, unless something has been typed there.
 * @param name of the part, whose fields are the value's; the first field tells whether the value is still there
 * @param value undefined while it is unknown, or when there is nothing to fill in
 * @returns whether the value is still there, and a function that restores the earlier input
 */
export function useFilledIn<T extends object>(name: string, value: T | undefined) {
  const form = useForm();
  const { input } = useField<Partial<T> | undefined>(name, { subscription: { value: true } });
  const before = useRef<Partial<T>>(undefined);

  const set = useCallback(
    (fields: (keyof T)[], values: Partial<T>) =>
      form.batch(() => {
        for (const field of fields) form.change(`${name}.${String(field)}`, values[field]);
      }),
    [form, name],
  );

  useEffect(() => {
    if (!value || before.current) return;
    const typed: Partial<T> = getIn(form.getState().values ?? {}, name) ?? {};
    before.current = typed;
    const fields = fieldsOf(value);
    if (fields.every((field) => !typed[field] || typed[field] === value[field])) set(fields, value);
  }, [form, name, value, set]);

  const [first] = value ? fieldsOf(value) : [];
  return {
    isFilledIn: value !== undefined && first !== undefined && input.value?.[first] === value[first],
    undo: () => {
      if (value) set(fieldsOf(value), before.current ?? {});
    },
  };
}

const fieldsOf = <T extends object>(value: T) => Object.keys(value) as (keyof T)[];
