import { useTranslation } from '@idavuelta/shared/platform';
import { Button } from '@idavuelta/shared/ui';
import { EmptyEvents } from './EmptyEvents.tsx';

/** Shown for an empty or failed list. The first line is the same for both; the second says which. */
export function NoEvents({ failed, retry }: { failed: boolean; retry: () => unknown }) {
  const { t } = useTranslation('common');
  if (!failed) return <EmptyEvents detail={t('no_events_available')} />;
  return (
    <EmptyEvents
      detail={t('unable_to_upload_your_application')}
      action={<Button onClick={() => void retry()}>{t('retry')}</Button>}
    />
  );
}
