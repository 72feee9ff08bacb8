import type { StaffCustomer } from '@idavuelta/shared/contracts/staff';
import { useTranslation } from '@idavuelta/shared/platform';
import { Badge } from 'antd';

/** Shows whether a customer can log in, as text beside a dot. */
export function CustomerState({ customer: { blocked, verified } }: { customer: StaffCustomer }) {
  const { t } = useTranslation('back-office/customers');
  if (blocked) return <Badge status="error" text={t('states.blocked')} />;
  return verified ? (
    <Badge status="success" text={t('states.verified')} />
  ) : (
    <Badge status="warning" text={t('states.unverified')} />
  );
}
