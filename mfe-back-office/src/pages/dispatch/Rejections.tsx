import type { FieldError } from '@idavuelta/shared/contracts';
import { useTranslation } from '@idavuelta/shared/platform';
import { Alert } from 'antd';
import { useDesk } from './desk.ts';
import { usePlanTexts } from './usePlanTexts.ts';

const known = [
  'no-driver',
  'broken',
  'capacity',
  'no-stops',
  'run-started',
  'taken',
  'unknown-vehicle',
  'unknown-driver',
  'unknown-party',
  'party-twice',
];

/** Explains why the API rejected a draft or its publication. */
export function Rejections({ errors }: { errors: FieldError[] }) {
  const { t } = useTranslation('back-office/dispatch');
  const { plan, view } = useDesk();
  const { tripName } = usePlanTexts(plan);
  const textOf = ({ field, reason }: FieldError) => {
    const text = t(known.includes(reason) ? `rejections.${reason}` : 'rejections.other');
    const trip = view.trips[Number(/^trips\.(\d+)/.exec(field)?.[1])];
    return trip ? `${tripName(trip)}: ${text}` : text;
  };
  return (
    <Alert
      type="error"
      showIcon
      role="alert"
      title={t('rejections.title')}
      description={
        <ul>
          {errors.map((each) => (
            <li key={`${each.field} ${each.reason}`}>{textOf(each)}</li>
          ))}
        </ul>
      }
    />
  );
}
