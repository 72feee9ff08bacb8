import { useTranslation } from '@idavuelta/shared/platform';
import { Button, Notice } from '@idavuelta/shared/ui';

/** Says that what was typed earlier is here again; files have to be chosen anew. */
export function Recovered({ onDiscard }: { onDiscard: () => void }) {
  const { t } = useTranslation('account');
  return (
    <Notice
      title={t('requests.recovered')}
      action={
        <Button variant="quiet" onClick={onDiscard}>
          {t('requests.discard')}
        </Button>
      }
    >
      <p>{t('requests.recovered_help')}</p>
    </Notice>
  );
}
