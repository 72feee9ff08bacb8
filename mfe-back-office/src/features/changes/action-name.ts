import { isAuditAction } from '@idavuelta/shared/contracts/staff';
import { useTranslation } from '@idavuelta/shared/platform';

/** @returns what an action of the audit is called; one that this version does not know by its code */
export function useActionName() {
  const { t } = useTranslation('back-office');
  return (action: string) => (isAuditAction(action) ? t(`back-office:audit.${action}`) : action);
}
