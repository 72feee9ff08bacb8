import type { DayInputProps } from '@idavuelta/shared/calendar';
import { ControlField, TextField } from '@idavuelta/shared/forms';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import { useNearViewport } from '../../ui/useNearViewport.ts';

interface DayFieldProps {
  name: string;
  label: string;
  /** First selectable day, `YYYY-MM-DD`. */
  first?: string;
}

/**
 * A field for a day. The browser's own date input is shown first; near the window, a calendar in the site's language
 * replaces it, unless the input has the focus or the calendar cannot be loaded.
 */
export function DayField({ name, label, first }: DayFieldProps) {
  const container = useRef<HTMLDivElement>(null);
  const near = useNearViewport(container);
  const [DayInput, setDayInput] = useState<ComponentType<DayInputProps>>();

  useEffect(() => {
    if (!near) return;
    let here = true;
    import('@idavuelta/shared/calendar').then(
      ({ default: calendar }) => {
        if (here && !container.current?.contains(document.activeElement)) setDayInput(() => calendar);
      },
      (error: unknown) => console.warn('the calendar did not come, the browser has its own', error),
    );
    return () => {
      here = false;
    };
  }, [near]);

  return (
    <div ref={container}>
      {DayInput ? (
        <ControlField name={name} label={label}>
          {({ value, onChange, onBlur, ...described }) => (
            <DayInput {...described} value={value} onChange={onChange} onBlur={() => onBlur()} first={first} />
          )}
        </ControlField>
      ) : (
        <TextField name={name} type="date" label={label} min={first} />
      )}
    </div>
  );
}
