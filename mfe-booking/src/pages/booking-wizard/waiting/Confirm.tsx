import { type ApiProblem, useTranslation } from '@idavuelta/shared/platform';
import { Button } from '@idavuelta/shared/ui';
import { Problem } from '../../../ui/Problem.tsx';
import { useConfirmWaiting } from './waiting.api.ts';

/**
 * Puts the visitor on the list after a press: opening the link confirms nothing, since mail programs open links too.
 */
export function Confirm({ token }: { token: string }) {
  const { t } = useTranslation('booking');
  const [confirm, { isLoading, error }] = useConfirmWaiting();
  return (
    <>
      <Button variant="primary" aria-disabled={isLoading} onClick={() => !isLoading && void confirm(token)}>
        {t('waiting.confirm')}
      </Button>
      {error && <Problem>{t(`common:errors.${(error as ApiProblem).code}`)}</Problem>}
    </>
  );
}
