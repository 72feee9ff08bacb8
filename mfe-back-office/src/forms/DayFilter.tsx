import { Form } from 'antd';
import { useState } from 'react';
import { DateInput } from './DateInput.tsx';
import { useDateProblem } from './useDateProblem.ts';

interface DayFilterProps {
  label: string;
  /** The first selectable day, `YYYY-MM-DD`. */
  first?: string | undefined;
  value: string | undefined;
  onChange: (day: string | undefined) => void;
}

/** A date filter with its name inside the field. Invalid text stays in the field with an error and leaves the filter unchanged. */
export function DayFilter({ label, first, value, onChange }: DayFilterProps) {
  const problemOf = useDateProblem('day', { first });
  const [unreadable, setUnreadable] = useState<string>();
  const [isLeft, setIsLeft] = useState(false);
  const shown = unreadable ?? value;
  const problem = isLeft ? problemOf(unreadable) : undefined;

  function change(next: string | undefined) {
    setIsLeft(false);
    const isProblem = problemOf(next) !== undefined;
    setUnreadable(isProblem ? next : undefined);
    if (!isProblem && next !== value) onChange(next);
  }
  return (
    <Form.Item help={problem} validateStatus={problem && 'error'}>
      <DateInput
        kind="day"
        aria-label={label}
        placeholder={label}
        prefix={shown && <span>{`${label}:`}</span>}
        first={first}
        value={shown}
        onChange={change}
        onBlur={() => setIsLeft(true)}
      />
    </Form.Item>
  );
}
