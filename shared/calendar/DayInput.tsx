import { useSelector } from '@idavuelta/shared/platform';
import momentConfig from '@rc-component/picker/generate/moment';
import generatePicker from 'antd/es/date-picker/generatePicker';
import moment, { type Moment } from 'moment';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { AntdProvider } from '../antd/AntdProvider.tsx';
import { selectLanguage } from '../contracts/index.ts';
import styles from './DayInput.module.css';
import { calendarLocale } from './locales.ts';

// uses moment, like all other dates of the product
const Picker = generatePicker<Moment>(momentConfig);

const isoDay = 'YYYY-MM-DD';

/** Always below its field: antd would choose the side without regard to the header and the bar at the bottom. */
const placements = { bottomLeft: { points: ['tl', 'bl'], offset: [0, 4], overflow: { adjustX: 1 } } };

/** Scrolls the open calendar of a field into view, clear of the header and the bar at the bottom. */
function showCalendar(field: HTMLElement | null) {
  // it is positioned in the frame after it opens
  requestAnimationFrame(() =>
    requestAnimationFrame(() =>
      field?.querySelector('.ant-picker-dropdown')?.scrollIntoView({ block: 'nearest', behavior: 'smooth' }),
    ),
  );
}

/** Inside the page's landmark, and scrolled along with the field. */
const besideTheField = (field: HTMLElement) => field.parentElement ?? document.body;

export interface DayInputProps {
  id: string;
  /** Days are `YYYY-MM-DD`; empty for none. */
  value: string;
  first?: string;
  last?: string;
  /** Days between them that cannot be chosen. */
  unavailable?: readonly string[];
  placeholder?: string;
  onChange: (day: string) => void;
  onBlur?: () => void;
  'aria-invalid'?: boolean;
  'aria-describedby'?: string;
  'aria-required'?: boolean;
}

/** A calendar to pick a day, in the site's language. Larger than most pages: load it lazily. */
export default function DayInput({ value, first, last, unavailable, onChange, ...input }: DayInputProps) {
  const language = useSelector(selectLanguage);
  const [open, setOpen] = useState(false);
  const [touch] = useState(() => window.matchMedia('(pointer: coarse)').matches);
  const container = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (open) showCalendar(container.current);
  }, [open]);

  const openByKey = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' || open) return;
    event.preventDefault();
    setOpen(true);
  };

  return (
    <AntdProvider>
      <div ref={container} className={styles.place}>
        <Picker
          {...input}
          size="large"
          className={styles.picker}
          locale={calendarLocale(language)}
          format="DD/MM/YYYY"
          status={input['aria-invalid'] ? 'error' : undefined}
          showNow={false}
          open={open}
          onOpenChange={setOpen}
          onKeyDown={openByKey}
          // an on-screen keyboard would cover the calendar
          inputReadOnly={touch}
          getPopupContainer={besideTheField}
          builtinPlacements={placements}
          value={value ? moment(value, isoDay) : null}
          minDate={first ? moment(first, isoDay) : undefined}
          maxDate={last ? moment(last, isoDay) : undefined}
          disabledDate={unavailable && ((day) => unavailable.includes(day.format(isoDay)))}
          onChange={(chosen) => onChange(chosen?.format(isoDay) ?? '')}
        />
      </div>
    </AntdProvider>
  );
}
