import { toApiError, useTranslation } from '@idavuelta/shared/platform';
import { Button } from '@idavuelta/shared/ui';
import { useState } from 'react';
import { useApiClient } from '../../config/ApiClientContext.ts';

/** Sends the verification link of an account again. The response does not reveal whether the account exists. */
export function ResendLink({ email }: { email: string }) {
  const { t } = useTranslation('session');
  const callApi = useApiClient();
  const [outcome, setOutcome] = useState<'sending' | 'sent' | { failed: string }>();

  async function send() {
    setOutcome('sending');
    try {
      await callApi({ method: 'POST', url: '/verify-account/resend', data: { email } });
      setOutcome('sent');
    } catch (error) {
      setOutcome({ failed: toApiError(error).code });
    }
  }

  if (outcome === 'sent') return <p role="status">{t('resend.sent', { email })}</p>;
  return (
    <>
      {typeof outcome === 'object' && <p role="alert">{t(`common:errors.${outcome.failed}`)}</p>}
      <Button aria-disabled={outcome === 'sending'} onClick={() => outcome === 'sending' || void send()}>
        {t('resend.action')}
      </Button>
    </>
  );
}
