import { useTranslation } from '@idavuelta/shared/platform';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { TabHeading } from '../../ui/TabHeading.tsx';

/** A tab that is not implemented yet: says what it will be for. */
export function PlaceholderTab({ tab }: { tab: 'events' }) {
  const { t } = useTranslation('account');
  return (
    <>
      <TabHeading title={t(`tabs.${tab}`)} />
      <EmptyState tab={tab} text={t(`coming.${tab}`)} />
    </>
  );
}
