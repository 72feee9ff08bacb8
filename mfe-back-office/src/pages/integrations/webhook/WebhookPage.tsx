import type { RouteParams } from '@idavuelta/shared/contracts';
import type { WebhookEndpoint, WebhookEndpointInput } from '@idavuelta/shared/contracts/staff';
import { useTranslation } from '@idavuelta/shared/platform';
import { Spin } from 'antd';
import { ChangeList } from '../../../features/changes/ChangeList.tsx';
import { SaveForm } from '../../../forms/SaveForm.tsx';
import { OfficePage } from '../../../kit/OfficePage.tsx';
import { Failure } from '../../../ui/Failure.tsx';
import { PageTabs } from '../../../ui/PageTabs.tsx';
import { WebhookFields } from '../WebhookFields.tsx';
import { useChangeWebhook, useWebhook } from '../webhooks.api.ts';
import { DeliveryList } from './DeliveryList.tsx';
import { WebhookHead } from './WebhookHead.tsx';

/** One endpoint: its deliveries, settings and changes. */
export default function WebhookPage({ params }: { params: RouteParams }) {
  const { t } = useTranslation('back-office/integrations');
  return (
    <OfficePage path="/integrations/webhooks/:id" title={t('webhook')}>
      {() => <OneWebhook id={Number(params.id)} />}
    </OfficePage>
  );
}

function OneWebhook({ id }: { id: number }) {
  const { t } = useTranslation('back-office/integrations');
  const { data: endpoint, error } = useWebhook(id);
  if (!endpoint) return error ? <Failure error={error} /> : <Spin />;
  return (
    <>
      <WebhookHead endpoint={endpoint} />
      <PageTabs
        items={[
          {
            key: 'deliveries',
            label: t('tabs.deliveries'),
            children: <DeliveryList id={id} isOn={endpoint.state === 'on'} />,
          },
          { key: 'edit', label: t('tabs.edit'), children: <ChangeWebhook endpoint={endpoint} /> },
          {
            key: 'changes',
            label: t('back-office:changes.of_this'),
            children: <ChangeList subject={`webhook:${id}`} />,
          },
        ]}
      />
    </>
  );
}

function ChangeWebhook({ endpoint }: { endpoint: WebhookEndpoint }) {
  const [change] = useChangeWebhook();
  const { id, name, url, events, revision: current } = endpoint;
  return (
    <SaveForm<WebhookEndpointInput, WebhookEndpoint>
      texts="back-office/integrations"
      name="webhook"
      draft={`webhook.${id}`}
      initial={{ name, url, events }}
      revision={current}
      save={({ revision, ...values }) =>
        change({ id, revision, change: { name: values.name, url: values.url, events: values.events } })
      }
    >
      <WebhookFields />
    </SaveForm>
  );
}
