import { isAuditAction } from '@idavuelta/shared/contracts/staff';
import { useTranslation } from '@idavuelta/shared/platform';

/** Returns a function that names an audit action; an action unknown to this version is shown as its code. */
export function useActionName() {
  const { t } = useTranslation('back-office');
  return (action: string) => (isAuditAction(action) ? t(`back-office:audit.${action}`) : action);
}
