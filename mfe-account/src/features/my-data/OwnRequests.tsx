import { links } from '@idavuelta/shared/contracts';
import { useFormats, useTranslation } from '@idavuelta/shared/platform';
import { Button, ButtonLink, ButtonRow } from '@idavuelta/shared/ui';
import { Failure } from '../../ui/Failure.tsx';
import { useFetchRequests } from './my-data.api.ts';

/** Leads to the form of a request about personal data, and shows on request what became of earlier ones. */
export function OwnRequests() {
  const { t } = useTranslation('account');
  const { date } = useFormats();
  const [fetchRequests, { data, isLoading, error }] = useFetchRequests();
  const day = (iso: string) => date(`${iso}T12:00:00Z`, 'medium', 'UTC');
  return (
    <>
      <ButtonRow>
        <ButtonLink to={links.privacyRequests()}>{t('my_data.request')}</ButtonLink>
        {!data && (
          <Button variant="quiet" aria-disabled={isLoading} onClick={() => !isLoading && void fetchRequests()}>
            {t('my_data.requests')}
          </Button>
        )}
      </ButtonRow>
      <Failure error={error} />
      {data?.length === 0 && <p role="status">{t('my_data.no_requests')}</p>}
      {data && data.length > 0 && (
        <ul aria-label={t('my_data.requests')}>
          {data.map(({ number, kind, state, dueOn, answer }) => (
            <li key={number}>
              <strong>{t('my_data.request_of', { number, kind: t(`my_data.kinds.${kind}`) })}</strong>{' '}
              <span>{t(`my_data.states.${state}`, { date: day(dueOn) })}</span>
              {answer && <p>{answer}</p>}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
