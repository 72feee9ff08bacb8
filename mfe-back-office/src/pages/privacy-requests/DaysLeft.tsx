import type { StaffPrivacyRequest } from '@idavuelta/shared/contracts/staff';
import { useFormats, useTranslation } from '@idavuelta/shared/platform';
import { Tag } from 'antd';

/** Days below which an open request is shown as urgent. */
const urgentDays = 5;

/** Shows the last day for the answer and, while the request is open, the days left. */
export function DaysLeft({ request: { dueOn, daysLeft, state } }: { request: StaffPrivacyRequest }) {
  const { t } = useTranslation('back-office/privacy-requests');
  const { date } = useFormats();
  const colour = daysLeft < 0 ? 'error' : daysLeft < urgentDays ? 'warning' : 'default';
  return (
    <>
      <div>{date(`${dueOn}T12:00:00Z`, 'medium', 'UTC')}</div>
      {state === 'open' && (
        <Tag color={colour}>
          {daysLeft < 0 ? t('overdue', { count: -daysLeft }) : t('days_left', { count: daysLeft })}
        </Tag>
      )}
    </>
  );
}
