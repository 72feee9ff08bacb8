import { links } from '@idavuelta/shared/contracts';
import { type ApiProblem, useLocation, useTranslation } from '@idavuelta/shared/platform';
import { Button, ButtonLink, Notice, Spinner } from '@idavuelta/shared/ui';
import { useRidePage } from '../../state/rides.api.ts';
import { EmailLinkPage } from '../../ui/EmailLinkPage.tsx';
import { useRideRefresh } from '../../ui/rides/useRideRefresh.ts';
import { FollowedRides } from './FollowedRides.tsx';

/** `/ride?token=…`: the rides of an order, followed by a mailed link without a login. */
export default function RidePage() {
  const token = new URLSearchParams(useLocation().search).get('token') ?? '';
  return token ? <LinkedRides key={token} token={token} /> : <InvalidLink />;
}

function LinkedRides({ token }: { token: string }) {
  const { t } = useTranslation('account/ride');
  const { data, error, isFetching, refetch } = useRidePage(token);
  useRideRefresh(data?.rides ?? [], refetch);
  const { code } = (error ?? {}) as Partial<ApiProblem>;
  if (code === 'TOKEN_INVALID' || code === 'VALIDATION_FAILED') return <InvalidLink />;
  const hasFailed = error !== undefined && !isFetching;
  return (
    <EmailLinkPage title={t(data?.over ? 'over.title' : 'title')}>
      {hasFailed && (
        <Notice
          tone="bad"
          title={t(data ? 'stale' : 'failed')}
          action={
            <Button variant="primary" onClick={() => void refetch()}>
              {t('common:retry')}
            </Button>
          }
        />
      )}
      {data && <FollowedRides page={data} />}
      {!data && !hasFailed && <Spinner label={t('common:loading')} />}
    </EmailLinkPage>
  );
}

function InvalidLink() {
  const { t } = useTranslation('account/ride');
  return (
    <EmailLinkPage title={t('invalid.title')}>
      <p role="alert">{t('invalid.text')}</p>
      <ButtonLink variant="primary" to={links.contact()}>
        {t('contact')}
      </ButtonLink>
    </EmailLinkPage>
  );
}
