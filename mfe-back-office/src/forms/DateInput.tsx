import momentConfig from '@rc-component/picker/generate/moment';
import generatePicker from 'antd/es/date-picker/generatePicker';
import moment, { type Moment } from 'moment';
import { type FocusEvent, useRef } from 'react';
import { type DateKind, isoFormats, isUnfinished, useDateFormats } from './date-formats.ts';

// moment for pickers, as for the other dates of the product
const Picker = generatePicker<Moment>({
  ...momentConfig,
  locale: {
    ...momentConfig.locale,
    parse: (locale, text, formats) => (isUnfinished(text) ? null : momentConfig.locale.parse(locale, text, formats)),
  },
});

const pickers = {
  day: {},
  moment: { showTime: { format: 'HH:mm', minuteStep: 5 } },
  time: { picker: 'time', minuteStep: 5 },
} as const;

interface DateInputProps {
  kind: DateKind;
  /** The first day that can be chosen, `YYYY-MM-DD`. */
  first?: string | undefined;
  id?: string;
  /** In the form of ISO 8601 without a zone, or a text that is none. */
  value?: string | undefined;
  onChange?: (value: string | undefined) => void;
  onBlur?: (event: FocusEvent<HTMLElement>) => void;
}

/**
 * A day or a time that is typed, or chosen from a calendar. What is typed counts with the key that completes it; a text
 * that is none stays where it is, and is the field's value.
 */
export function DateInput({ kind, first, value, onChange, ...control }: DateInputProps) {
  const { formats, read, momentOf } = useDateFormats(kind);
  // Without a value the picker would empty the field in which somebody is typing.
  const readable = useRef<Moment | null>(null);
  if (!value || momentOf(value)) readable.current = momentOf(value);
  return (
    <div
      onInput={({ target }) => {
        const text = (target as HTMLInputElement).value;
        onChange?.(text.trim() ? (read(text) ?? text) : undefined);
      }}
    >
      <Picker
        {...pickers[kind]}
        {...control}
        format={formats}
        value={readable.current}
        minDate={first ? moment(first) : undefined}
        needConfirm={false}
        preserveInvalidOnBlur
        // otherwise a mouse on its way over the calendar writes into the field
        previewValue={false}
        onChange={(next: Moment | null) => onChange?.(next?.format(isoFormats[kind]))}
      />
    </div>
  );
}
