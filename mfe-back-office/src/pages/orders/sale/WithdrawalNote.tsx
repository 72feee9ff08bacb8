import type { CountryCode } from '@idavuelta/shared/contracts';
import { useTranslation } from '@idavuelta/shared/platform';
import { Alert } from 'antd';
import { useWithdrawal } from './sale.api.ts';

/** The sentence on withdrawal of the event's country, which staff read aloud before they sell. */
export function WithdrawalNote({ country }: { country: CountryCode | undefined }) {
  const { t } = useTranslation('back-office/orders');
  const { data } = useWithdrawal(country);
  return data ? <Alert type="warning" showIcon title={t('sale.read_aloud')} description={data.text} /> : null;
}
