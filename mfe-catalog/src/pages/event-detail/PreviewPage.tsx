import type { Page } from '@idavuelta/shared/contracts';
import { useTranslation } from '@idavuelta/shared/platform';
import { PageHead } from '@idavuelta/shared/ui';
import { EventSkeleton } from './EventSkeleton.tsx';
import { EventView } from './EventView.tsx';
import { useEventPreviewQuery } from './preview.api.ts';

/** An unpublished event, for visitors with a preview link created by staff. */
const PreviewPage: Page = ({ params: { token = '' } }) => {
  const { t } = useTranslation('catalog/event-detail');
  const { data: event, error } = useEventPreviewQuery(token, { refetchOnMountOrArgChange: true });
  if (event) return <EventView event={event} detail={event} isPreview />;
  if (!error)
    return (
      <>
        <PageHead title={t('preview')} description={t('preview_help')} noIndex />
        <EventSkeleton />
      </>
    );
  return (
    <div className="page">
      <PageHead title={t('preview_ended')} description={t('preview_ended_help')} noIndex />
      <h1 tabIndex={-1}>{t('preview_ended')}</h1>
      <p>{t('preview_ended_help')}</p>
    </div>
  );
};

export default PreviewPage;
