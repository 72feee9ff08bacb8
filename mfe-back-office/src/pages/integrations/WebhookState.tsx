import type { WebhookEndpoint } from '@idavuelta/shared/contracts/staff';
import { useTranslation } from '@idavuelta/shared/platform';
import { Badge } from 'antd';

/** Shows whether an endpoint is told, and why not. One that is on and fails says so. */
export function WebhookState({ endpoint: { state, failingSince } }: { endpoint: WebhookEndpoint }) {
  const { t } = useTranslation('back-office/integrations');
  if (state === 'on')
    return (
      <Badge status={failingSince ? 'warning' : 'success'} text={t(failingSince ? 'states.trying' : 'states.on')} />
    );
  return <Badge status={state === 'by-hand' ? 'default' : 'error'} text={t(`states.${state}`)} />;
}
