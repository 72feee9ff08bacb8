import momentConfig from '@rc-component/picker/generate/moment';
import generatePicker from 'antd/es/date-picker/generatePicker';
import moment, { type Moment } from 'moment';
import 'moment/locale/es';
import 'moment/locale/pt-br';

// importing a locale of moment makes it the global one
moment.locale('en');

// moment for pickers, as for the other dates of the product
const Picker = generatePicker<Moment>(momentConfig);

/** What a field of antd's form gives its control. */
interface ControlProps {
  id?: string;
  value?: string;
  onChange?: (value: string | undefined) => void;
  disabled?: boolean;
  placeholder?: string;
  'aria-label'?: string;
}

const formats = {
  day: { iso: 'YYYY-MM-DD', shown: 'DD/MM/YYYY' },
  moment: { iso: 'YYYY-MM-DDTHH:mm', shown: 'DD/MM/YYYY HH:mm' },
  time: { iso: 'HH:mm', shown: 'HH:mm' },
} as const;

const written = (value: string | undefined, iso: string) => (value ? moment(value, iso) : null);

interface DayFieldProps extends ControlProps {
  /** `YYYY-MM-DD` */
  first?: string;
}

/** A field of a form: a day, `YYYY-MM-DD`. */
export function DayField({ value, onChange, first, ...control }: DayFieldProps) {
  const { iso, shown } = formats.day;
  return (
    <Picker
      {...control}
      format={shown}
      value={written(value, iso)}
      minDate={first ? moment(first, iso) : undefined}
      onChange={(chosen) => onChange?.(chosen?.format(iso))}
    />
  );
}

/** A field of a form: day and time of some place, `YYYY-MM-DDTHH:mm` without a zone. */
export function WallTimeField({ value, onChange, ...control }: ControlProps) {
  const { iso, shown } = formats.moment;
  return (
    <Picker
      {...control}
      format={shown}
      showTime={{ format: 'HH:mm', minuteStep: 5 }}
      value={written(value, iso)}
      onChange={(chosen) => onChange?.(chosen?.format(iso))}
    />
  );
}

/** A field of a form: a time of day, `HH:mm`. */
export function TimeField({ value, onChange, ...control }: ControlProps) {
  const { iso, shown } = formats.time;
  return (
    <Picker
      {...control}
      picker="time"
      format={shown}
      minuteStep={5}
      value={written(value, iso)}
      onChange={(chosen) => onChange?.(chosen?.format(iso))}
    />
  );
}
