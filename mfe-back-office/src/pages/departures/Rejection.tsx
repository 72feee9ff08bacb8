import { type ApiProblem, useTranslation } from '@idavuelta/shared/platform';
import { Alert } from 'antd';
import { Failure } from '../../ui/Failure.tsx';

/** Rejection reasons with texts in this area. */
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

/** Returns a function that explains why an action was rejected; undefined for generic failures. */
export function useRejectionText() {
  const { t } = useTranslation('back-office/departures');
  return (error: unknown) => {
    const { errors = [] } = (error ?? {}) as Partial<ApiProblem>;
    const reasonOf = (field: string) => errors.find((each) => each.field === field)?.reason;
    const [sold, held, first = ''] = [reasonOf('sold'), reasonOf('held'), errors[0]?.reason];
    if (sold !== undefined) return t('rejections.taken', { sold, held });
    return reasons.includes(first) ? t(`rejections.${first}`) : undefined;
  };
}

/** Explains why an action was rejected. @param error of a mutation; nothing is shown without one */
export function Rejection({ error }: { error: unknown }) {
  const reason = useRejectionText()(error);
  return reason ? <Alert type="error" showIcon role="alert" title={reason} /> : <Failure error={error} />;
}
