import momentConfig from '@rc-component/picker/generate/moment';
import generatePicker from 'antd/es/date-picker/generatePicker';
import moment, { type Moment } from 'moment';
import { type FocusEvent, type ReactNode, useRef } from 'react';
import { type DateKind, isoFormats, parseDate, useDateFormats } from './date-formats.ts';

// uses moment, like all other dates of the product
const Picker = generatePicker<Moment>({
  ...momentConfig,
  getNow: () => moment().utc(true),
  locale: { ...momentConfig.locale, parse: (_, text, formats) => parseDate(text, formats) },
});

const pickers = {
  day: {},
  moment: { showTime: { format: 'HH:mm', minuteStep: 5 } },
  time: { picker: 'time', minuteStep: 5 },
} as const;

export interface DateInputProps {
  kind: DateKind;
  /** The first selectable day, `YYYY-MM-DD`. */
  first?: string | undefined;
  id?: string;
  'aria-label'?: string;
  placeholder?: string;
  prefix?: ReactNode;
  /** ISO 8601 without a time zone, or invalid text as typed. */
  value?: string | undefined;
  onChange?: (value: string | undefined) => void;
  onBlur?: (event: FocusEvent<HTMLElement>) => void;
}

/**
 * An input for a date or time, typed or picked from a calendar. Typed text becomes the value once it is valid; until
 * then the invalid text is both shown and the value.
 */
export function DateInput({ kind, first, value, onChange, ...control }: DateInputProps) {
  const { formats, read, parseValue } = useDateFormats(kind);
  // While the text is invalid the picker keeps its last value; without one it would clear the field.
  const readable = useRef<Moment | null>(null);
  if (!value || parseValue(value)) readable.current = parseValue(value);
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
        minDate={first ? moment.utc(first) : undefined}
        needConfirm={false}
        preserveInvalidOnBlur
        // otherwise hovering over the calendar replaces the typed text
        previewValue={false}
        // Enter picks a day and does not submit the form
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        onChange={(next: Moment | null) => onChange?.(next?.format(isoFormats[kind]))}
      />
    </div>
  );
}
