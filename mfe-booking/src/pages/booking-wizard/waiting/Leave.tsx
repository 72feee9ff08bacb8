import { type ApiProblem, useTranslation } from '@idavuelta/shared/platform';
import { ConfirmButton } from '@idavuelta/shared/ui';
import { Problem } from '../../../ui/Problem.tsx';
import { useLeaveWaitingList } from './waiting.api.ts';

interface LeaveProps {
  token: string;
  /** Whether it removes the visitor from the list, or gives up reserved seats. */
  label: 'leave' | 'give_back';
}

/** Removes the visitor from the waiting list, after a confirmation. */
export function Leave({ token, label }: LeaveProps) {
  const { t } = useTranslation('booking');
  const [leave, { isLoading, error }] = useLeaveWaitingList();
  return (
    <>
      <ConfirmButton
        label={t(`waiting.${label}`)}
        question={t(`waiting.${label}_question`)}
        confirm={t(`waiting.${label}_confirm`)}
        cancel={t('waiting.stay')}
        busy={isLoading}
        onConfirm={() => void leave(token)}
      />
      {error && <Problem>{t(`common:errors.${(error as ApiProblem).code}`)}</Problem>}
    </>
  );
}
