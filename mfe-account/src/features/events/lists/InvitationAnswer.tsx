import { type InvitedEvent, invitationAnswers } from '@idavuelta/shared/contracts';
import { useTranslation } from '@idavuelta/shared/platform';
import { Button } from '@idavuelta/shared/ui';
import { Failure } from '../../../ui/Failure.tsx';
import { useAnswerInvitation } from '../events.api.ts';
import styles from './EventCard.module.css';

/** Asks whether the guest comes; the answer can be changed. */
export function InvitationAnswer({ event, name }: { event: Pick<InvitedEvent, 'id' | 'answer'>; name: string }) {
  const { t } = useTranslation('account');
  const [answerInvitation, { isLoading, error }] = useAnswerInvitation();
  return (
    <fieldset className={styles.answers}>
      <legend>
        <span>{t('invitation.question')}</span>
        <span className="visually-hidden" translate="no">{` ${name}`}</span>
      </legend>
      <div className={styles.answerButtons}>
        {invitationAnswers.map((answer) => (
          <Button
            key={answer}
            aria-pressed={event.answer === answer}
            aria-disabled={isLoading}
            onClick={() => !isLoading && void answerInvitation({ eventId: event.id, answer })}
          >
            {t(`invitation.${answer}`)}
          </Button>
        ))}
      </div>
      <Failure error={error} texts="invitation" />
    </fieldset>
  );
}
