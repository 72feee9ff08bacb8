import { useTranslation } from '@idavuelta/shared/platform';
import { Alert, Button } from 'antd';

/** Says that a form has what was typed earlier and never saved. */
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
