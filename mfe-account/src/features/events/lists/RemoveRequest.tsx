import { useTranslation } from '@idavuelta/shared/platform';
import { ConfirmButton } from '@idavuelta/shared/ui';
import { Failure } from '../../../ui/Failure.tsx';
import { useRemoveRequest } from '../events.api.ts';

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
      <Failure error={error} texts="requests" />
    </>
  );
}
