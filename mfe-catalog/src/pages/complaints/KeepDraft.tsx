import { getIn } from 'final-form';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { FormSpy, useForm } from 'react-final-form';
import { type ComplaintValues, emptyComplaint } from './complaint.schema.ts';
import { readDraft, writeDraft } from './complaint-draft.ts';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

function typedValue(control: Control): string | boolean | undefined {
  if (!(control instanceof HTMLInputElement)) return control.value;
  if (control.type === 'radio') return control.checked ? control.value : undefined;
  return control.type === 'checkbox' ? control.checked : control.value;
}

/** Restores what was typed earlier in this tab, and takes over what was typed before hydration. */
function useTypedValues() {
  const form = useForm<ComplaintValues>();
  const found = useRef<[string, unknown][]>(undefined);
  // Before the form writes its own values into the draft and the page.
  useLayoutEffect(() => {
    found.current ??= [
      ...Object.entries(readDraft().values),
      ...[...document.querySelectorAll<Control>('form[data-complaint] :is(input, select, textarea)')]
        .filter(({ type, name }) => name && type !== 'file')
        .map((control): [string, unknown] => [control.name, typedValue(control)])
        .filter(([name, value]) => value && value !== getIn(emptyComplaint, name)),
    ];
  }, []);
  // After the fields are registered.
  useEffect(() => {
    form.batch(() => {
      for (const [name, value] of found.current ?? []) form.change(name as 'name', value as string);
    });
  }, [form]);
}

/** Keeps what is typed until the sheet is filed. */
export function KeepDraft() {
  useTypedValues();
  return (
    <FormSpy<ComplaintValues> subscription={{ values: true }}>{({ values }) => <Write values={values} />}</FormSpy>
  );
}

function Write({ values }: { values: ComplaintValues }) {
  useEffect(() => {
    const { files: _, ...typed } = values as ComplaintValues & { files?: File[] };
    writeDraft({ ...readDraft(), values: typed });
  }, [values]);
  return null;
}
