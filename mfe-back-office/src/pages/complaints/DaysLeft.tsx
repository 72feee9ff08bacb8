import type { ComplaintRow } from '@idavuelta/shared/contracts/staff';
import { useTranslation } from '@idavuelta/shared/platform';
import { Tag } from 'antd';

/** Working days from which a sheet is urgent. */
const urgentDays = 3;

/** Says how many working days are left for the answer, in words and colour. */
export function DaysLeft({
  sheet: { daysLeft, answeredAt },
}: {
  sheet: Pick<ComplaintRow, 'daysLeft' | 'answeredAt'>;
}) {
  const { t } = useTranslation('back-office/complaints');
  if (answeredAt) return <Tag color="success">{t('left.answered')}</Tag>;
  if (daysLeft < 0) return <Tag color="error">{t('left.overdue', { count: -daysLeft })}</Tag>;
  if (daysLeft === 0) return <Tag color="error">{t('left.today')}</Tag>;
  return <Tag color={daysLeft <= urgentDays ? 'warning' : 'blue'}>{t('left.days', { count: daysLeft })}</Tag>;
}
