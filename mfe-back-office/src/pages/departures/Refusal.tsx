import { type ApiProblem, useTranslation } from '@idavuelta/shared/platform';
import { Alert } from 'antd';
import { Failure } from '../../ui/Failure.tsx';

/** Why the server has refused, for which this area has words of its own. */
const reasons = [
  'past',
  'exists',
  'date',
  'last',
  'range',
  'withdrawn',
  'min',
  'max',
  'required',
  'other',
  'outside',
  'hour',
  'day_taken',
];

/** Says why an act was refused, as exactly as the server says. @param error of a mutation; nothing is shown without one */
export function Refusal({ error }: { error: unknown }) {
  const { t } = useTranslation('back-office/departures');
  const { errors = [] } = (error ?? {}) as Partial<ApiProblem>;
  const taken = (field: string) => errors.find((each) => each.field === field)?.reason;
  const [first] = errors;
  if (taken('sold') !== undefined)
    return (
      <Alert
        type="error"
        showIcon
        role="alert"
        title={t('refusals.taken', { sold: taken('sold'), held: taken('held') })}
      />
    );
  if (first && reasons.includes(first.reason))
    return <Alert type="error" showIcon role="alert" title={t(`refusals.${first.reason}`)} />;
  return <Failure error={error} />;
}
