import type { StaffCustomer } from '@idavuelta/shared/contracts/staff';
import { useTranslation } from '@idavuelta/shared/platform';
import { Badge } from 'antd';

/** Whether a customer may log in, in words beside a dot. */
export function CustomerState({ customer: { blocked, verified } }: { customer: StaffCustomer }) {
  const { t } = useTranslation('back-office/customers');
  if (blocked) return <Badge status="error" text={t('states.blocked')} />;
  return verified ? (
    <Badge status="success" text={t('states.verified')} />
  ) : (
    <Badge status="warning" text={t('states.unverified')} />
  );
}
