import { momentsAt, typedTimeOf, withoutOffset } from '@idavuelta/shared/contracts/time';
import { useTranslation } from '@idavuelta/shared/platform';
import { Flex, Radio } from 'antd';
import { DateInput, type DateInputProps } from './DateInput.tsx';
import { useDateFormats } from './date-formats.ts';

interface MomentInputProps extends Omit<DateInputProps, 'kind'> {
  /** Time zone of the place, IANA. */
  timeZone: string;
}

/**
 * An input for a date and time at a place. When clocks there show the time twice, it asks which of the two is meant.
 */
export function MomentInput({ timeZone, value = '', onChange, ...control }: MomentInputProps) {
  const { t } = useTranslation('back-office');
  const { parseValue } = useDateFormats('moment');
  const wallTime = withoutOffset(value);
  const moments = parseValue(value) ? momentsAt(wallTime, timeZone) : [];
  return (
    <Flex vertical gap="small">
      <DateInput
        {...control}
        kind="moment"
        value={parseValue(value) ? wallTime : value}
        // the input emits the same time again on blur
        onChange={(next) => next !== wallTime && onChange?.(next)}
      />
      {moments.length === 2 && (
        <Radio.Group
          aria-label={t('date_field.which')}
          value={value}
          onChange={({ target }) => onChange?.(target.value as string)}
          options={moments.map((moment, index) => ({
            value: typedTimeOf(moment, timeZone),
            label: t(index === 0 ? 'date_field.before_change' : 'date_field.after_change'),
          }))}
        />
      )}
    </Flex>
  );
}
