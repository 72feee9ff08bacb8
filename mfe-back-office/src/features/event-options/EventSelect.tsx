import type { EventOption } from '@idavuelta/shared/contracts/staff';
import { useFormats, useTranslated } from '@idavuelta/shared/platform';
import { Select } from 'antd';
import { useDeferredValue, useState } from 'react';
import { useEventSearch, useEventsById } from './event-options.api.ts';

interface EventSelectProps {
  id?: string;
  'aria-label'?: string;
  placeholder?: string;
  value?: number[];
  onChange?: (ids: number[]) => void;
  /** Allows one event only. */
  isSingle?: boolean;
}

/** Returns a function that names an event with its day and city, so that events of the same name can be told apart. */
export function useEventLabel() {
  const translated = useTranslated();
  const { date } = useFormats();
  return ({ translations, startsAt, timeZone, slug, city }: EventOption) =>
    [translated(translations)?.name ?? slug, date(startsAt, 'medium', timeZone), city].filter(Boolean).join(' · ');
}

/** A form field that selects events by name or slug. */
export function EventSelect({ value = [], onChange, isSingle = false, ...field }: EventSelectProps) {
  const [text, setText] = useState('');
  const found = useEventSearch(useDeferredValue(text));
  const chosen = useEventsById(value);
  const labelOf = useEventLabel();
  const options = new Map([...(chosen.data ?? []), ...(found.data ?? [])].map((event) => [event.id, labelOf(event)]));
  return (
    <Select<number[] | number | undefined>
      {...field}
      mode={isSingle ? undefined : 'multiple'}
      allowClear
      showSearch={{ filterOption: false, onSearch: setText }}
      loading={found.isFetching}
      value={isSingle ? value[0] : value}
      options={[...options].map(([id, label]) => ({ value: id, label }))}
      onChange={(ids) => onChange?.(ids === undefined ? [] : [ids].flat())}
    />
  );
}
