import { useTranslation } from '@idavuelta/shared/platform';
import { Alert, Button } from 'antd';

/** Tells the user that the form holds an unsaved draft. */
export function DraftNotice({ draft }: { draft: { isRestored: boolean; discard: () => void } }) {
  const { t } = useTranslation('back-office');
  if (!draft.isRestored) return null;
  return (
    <Alert
      type="info"
      showIcon
      role="status"
      title={t('drafts.restored')}
      action={<Button onClick={draft.discard}>{t('drafts.discard')}</Button>}
    />
  );
}
