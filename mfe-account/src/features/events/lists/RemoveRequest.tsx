import { type ApiProblem, useTranslation } from '@idavuelta/shared/platform';
import { ConfirmButton } from '@idavuelta/shared/ui';
import { useRemoveRequest } from '../events.api.ts';
import styles from './EventCard.module.css';

/** Removes a saved request. */
export function RemoveRequest({ id, name }: { id: number; name: string }) {
  const { t } = useTranslation('account');
  const [removeRequest, { isLoading, error }] = useRemoveRequest();
  return (
    <>
      <ConfirmButton
        label={t('saved.remove')}
        fullLabel={t('saved.remove_of', { name })}
        question={t('events.remove_question')}
        confirm={t('saved.remove_confirm')}
        cancel={t('saved.keep')}
        busy={isLoading}
        onConfirm={() => void removeRequest(id)}
      />
      {error && (
        <p role="alert" className={styles.failure}>
          {t(`common:errors.${(error as ApiProblem).code}`)}
        </p>
      )}
    </>
  );
}
