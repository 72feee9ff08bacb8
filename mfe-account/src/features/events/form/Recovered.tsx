import { useTranslation } from '@idavuelta/shared/platform';
import { Button, Notice } from '@idavuelta/shared/ui';

/** Says that earlier input was restored, except files, which have to be chosen again. */
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
