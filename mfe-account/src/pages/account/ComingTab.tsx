import type { AccountTab } from '@idavuelta/shared/contracts';
import { useTranslation } from '@idavuelta/shared/platform';
import { Invitation } from '../../ui/Invitation.tsx';
import { TabHeading } from '../../ui/TabHeading.tsx';

/** A tab that is not open yet: what it will be for. */
export function ComingTab({ tab }: { tab: Exclude<AccountTab, 'profile' | 'payments'> }) {
  const { t } = useTranslation('account');
  return (
    <>
      <TabHeading title={t(`tabs.${tab}`)} />
      <Invitation tab={tab} text={t(`coming.${tab}`)} />
    </>
  );
}
