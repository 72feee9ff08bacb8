import { Form } from 'antd';
import { createContext, useContext } from 'react';

/** Translation namespace of the fields of a form. */
export const FormTexts = createContext('back-office');

/** Called after a field was changed by something else than typing. */
export const FormChanged = createContext(() => {});

type Change = { name: (string | number)[]; value: unknown };

/** Returns a function that changes fields as if the user had typed: they are kept as a draft and count as unsaved. */
export function useSetFields() {
  const form = Form.useFormInstance();
  const changed = useContext(FormChanged);
  return (changes: Change[]) => {
    form.setFields(changes.map((change) => ({ ...change, touched: true, errors: [] })));
    changed();
  };
}
