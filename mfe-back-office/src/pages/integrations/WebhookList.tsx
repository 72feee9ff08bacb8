import type { WebhookEndpoint } from '@idavuelta/shared/contracts/staff';
import { Link, useTranslation } from '@idavuelta/shared/platform';
import { Button, Empty, Flex } from 'antd';
import { useState } from 'react';
import { linkTo } from '../../kit/areas.ts';
import { Failure } from '../../ui/Failure.tsx';
import { textKey } from '../../ui/text-key.ts';
import { WideTable } from '../../ui/WideTable.tsx';
import { AddWebhook } from './AddWebhook.tsx';
import styles from './integrations.module.css';
import { WebhookState } from './WebhookState.tsx';
import { useWebhooks } from './webhooks.api.ts';

/** Lists the endpoints of webhooks, with links to their pages. */
export function WebhookList() {
  const { t } = useTranslation('back-office/integrations');
  const { data, error } = useWebhooks();
  const [adding, setAdding] = useState(false);
  return (
    <>
      <Flex wrap gap="middle" justify="space-between" align="center">
        <p>{t('lead')}</p>
        <Button type="primary" onClick={() => setAdding(true)}>
          {t('add')}
        </Button>
      </Flex>
      <Failure error={error} />
      <WideTable<WebhookEndpoint>
        label={t('tabs.webhooks')}
        rowKey="id"
        dataSource={data}
        loading={!data && !error}
        locale={{ emptyText: <Empty description={t('empty')} /> }}
        columns={[
          {
            title: t('fields.name'),
            render: (_, { id, name }) => <Link to={linkTo('/integrations/webhooks/:id', id)}>{name}</Link>,
          },
          {
            title: t('fields.url'),
            render: (_, { url }) => (
              <span className={styles.url} translate="no">
                {url}
              </span>
            ),
          },
          {
            title: t('fields.events'),
            render: (_, { events }) => events.map((type) => t(`events.${textKey(type)}`)).join(', '),
          },
          { title: t('fields.state'), render: (_, endpoint) => <WebhookState endpoint={endpoint} /> },
        ]}
      />
      {adding && <AddWebhook onClose={() => setAdding(false)} />}
    </>
  );
}
