import { type WebhookDelivery, webhookEventTypes } from '@idavuelta/shared/contracts/staff';
import { deviceZone } from '@idavuelta/shared/contracts/time';
import { useFormats, useTranslation } from '@idavuelta/shared/platform';
import { Badge, Button, Empty } from 'antd';
import { choice } from '../../../lists/filters/choice.ts';
import { ListTable } from '../../../lists/ListTable.tsx';
import { useList } from '../../../lists/useList.ts';
import { Failure } from '../../../ui/Failure.tsx';
import { textKey } from '../../../ui/text-key.ts';
import { useDeliveries, useSendAgain } from '../webhooks.api.ts';
import { DeliveryDetail } from './DeliveryDetail.tsx';

const badges = {
  waiting: 'processing',
  delivered: 'success',
  failed: 'error',
} as const satisfies Record<WebhookDelivery['state'], string>;
const states = Object.keys(badges) as WebhookDelivery['state'][];

const isEvent = (type: string): type is (typeof webhookEventTypes)[number] =>
  (webhookEventTypes as readonly string[]).includes(type);

/** Lists what was sent to an endpoint, and what came back. Each can be sent again while the endpoint is on. */
export function DeliveryList({ id, isOn }: { id: number; isOn: boolean }) {
  const { t } = useTranslation('back-office/integrations');
  const { date } = useFormats();
  const any = t('back-office:lists.any');
  const list = useList(useDeliveries, '-at', {
    params: { id },
    filters: [choice('state', t('fields.state'), states, (value) => t(`deliveries.${value}`), { any })],
  });
  const [sendAgain, sending] = useSendAgain();
  const zone = deviceZone();
  const at = (iso: string) => `${date(iso, 'medium', zone)}, ${date(iso, 'time', zone)}`;
  const nameOf = (type: string) => t(isEvent(type) ? `events.${textKey(type)}` : 'test.name');
  return (
    <>
      <Failure error={sending.error} />
      <ListTable<WebhookDelivery>
        {...list}
        label={t('tabs.deliveries')}
        rowKey="id"
        locale={{ emptyText: <Empty description={t('deliveries.empty')} /> }}
        expandable={{ expandedRowRender: (delivery) => <DeliveryDetail delivery={delivery} /> }}
        columns={[
          { title: t('fields.at'), key: 'at', sorter: true, render: (_, delivery) => at(delivery.at) },
          { title: t('fields.type'), render: (_, { type }) => nameOf(type) },
          {
            title: t('fields.state'),
            card: 'state',
            render: (_, { state, problem, nextAttemptAt, attempts }) => (
              <>
                <Badge status={badges[state]} text={t(`deliveries.${state}`)} />
                {problem && <div>{t(`problems.${problem}`)}</div>}
                {nextAttemptAt && attempts > 0 && <div>{t('deliveries.next', { at: at(nextAttemptAt) })}</div>}
              </>
            ),
          },
          { title: t('fields.attempts'), dataIndex: 'attempts', align: 'end' },
          { title: t('fields.status'), dataIndex: 'status', align: 'end' },
          {
            title: t('fields.duration'),
            align: 'end',
            render: (_, { durationMs }) => durationMs !== undefined && t('deliveries.duration', { ms: durationMs }),
          },
          {
            title: <span className="visually-hidden">{t('deliveries.again')}</span>,
            card: 'actions',
            render: (_, { id: delivery, type, at: happened }) =>
              isOn && (
                <Button
                  loading={sending.isLoading && sending.originalArgs?.delivery === delivery}
                  aria-label={t('deliveries.again_of', { what: nameOf(type), at: at(happened) })}
                  onClick={() => void sendAgain({ id, delivery })}
                >
                  {t('deliveries.again')}
                </Button>
              ),
          },
        ]}
      />
    </>
  );
}
