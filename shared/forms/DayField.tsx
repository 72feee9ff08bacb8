import { useRef } from 'react';
import { ControlField, TextField } from './Field.tsx';
import { useEnhancedControl } from './useEnhancedControl.ts';

const loadCalendar = () => import('../calendar/index.ts');

/**
 * A field for a day, `YYYY-MM-DD`: the browser's own date input; with a mouse, a calendar in the site's language.
 * @param first the first selectable day
 */
export function DayField({ first, ...field }: { name: string; label: string; first?: string }) {
  const container = useRef<HTMLDivElement>(null);
  const DayInput = useEnhancedControl(container, loadCalendar);
  return (
    <div ref={container}>
      {DayInput ? (
        <ControlField {...field}>{(control) => <DayInput {...control} first={first} />}</ControlField>
      ) : (
        <TextField {...field} type="date" min={first} />
      )}
    </div>
  );
}
