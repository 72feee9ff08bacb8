import { links } from '@idavuelta/shared/contracts';
import { type ApiProblem, useTranslation } from '@idavuelta/shared/platform';
import { Button, ButtonLink } from '@idavuelta/shared/ui';
import { FormOutcome } from '../../features/enquiries/FormOutcome.tsx';
import styles from './PrivacyRequestsPage.module.css';
import { useConfirmPrivacyRequestMutation } from './privacy-requests.api.ts';
import { Registered } from './Registered.tsx';

/** Confirms a request at a press, so that mail programs that open links confirm nothing. */
export function ConfirmRequest({ token }: { token: string }) {
  const { t } = useTranslation('catalog/privacy-requests');
  const [confirm, { data, error, isLoading }] = useConfirmPrivacyRequestMutation();
  const problem = error as ApiProblem | undefined;
  const isOver = problem?.code === 'TOKEN_INVALID';
  return (
    <section className={styles.card} aria-labelledby="confirm-request">
      <h2 id="confirm-request">{t('confirm.title')}</h2>
      {problem && (
        <FormOutcome tone="bad" title={t('confirm.failed')}>
          {isOver ? t('confirm.over') : t(`common:errors.${problem.code}`)}
        </FormOutcome>
      )}
      {data && <Registered {...data} />}
      {!data && !isOver && (
        <>
          <p>{t('confirm.lead')}</p>
          <Button variant="primary" aria-disabled={isLoading} onClick={() => !isLoading && void confirm(token)}>
            {t('confirm.action')}
          </Button>
        </>
      )}
      {isOver && <ButtonLink to={links.privacyRequests()}>{t('confirm.again')}</ButtonLink>}
    </section>
  );
}
