import type { WebhookEndpoint, WebhookSecret } from '@idavuelta/shared/contracts/staff';
import { deviceZone } from '@idavuelta/shared/contracts/time';
import { useFormats, useNavigate, useTranslation } from '@idavuelta/shared/platform';
import { Alert, App, Button, Flex, Modal } from 'antd';
import { useState } from 'react';
import { Secret } from '../../../features/api-tokens/Secret.tsx';
import { linkTo } from '../../../kit/areas.ts';
import { Failure } from '../../../ui/Failure.tsx';
import styles from '../integrations.module.css';
import { WebhookState } from '../WebhookState.tsx';
import { useRemoveWebhook, useRotateSecret, useSwitchWebhook, useTestWebhook } from '../webhooks.api.ts';

/** Name, address and state of an endpoint, with what can be done to it. */
export function WebhookHead({ endpoint }: { endpoint: WebhookEndpoint }) {
  const { t } = useTranslation('back-office/integrations');
  const { date } = useFormats();
  const { message, modal } = App.useApp();
  const navigate = useNavigate();
  const { id, name, url, state, switchedOffAt, failingSince, formerSecretUntil } = endpoint;
  const [setSwitch, switching] = useSwitchWebhook();
  const [test, testing] = useTestWebhook();
  const [rotate, rotating] = useRotateSecret();
  const [remove, removing] = useRemoveWebhook();
  const [rotated, setRotated] = useState<WebhookSecret>();
  const zone = deviceZone();
  const at = (iso: string) => `${date(iso, 'medium', zone)}, ${date(iso, 'time', zone)}`;
  const isOn = state === 'on';

  const ask = (what: 'rotate' | 'remove', onOk: () => Promise<void>) =>
    modal.confirm({
      title: t(`${what}.title`, { name }),
      content: t(`${what}.lead`),
      okText: t(`${what}.action`),
      okButtonProps: { danger: what === 'remove' },
      onOk,
    });

  return (
    <>
      <Flex wrap gap="middle" align="center">
        <strong>{name}</strong>
        <span className={styles.url} translate="no">
          {url}
        </span>
        <WebhookState endpoint={endpoint} />
      </Flex>
      {!isOn && state !== 'by-hand' && switchedOffAt && (
        <Alert type="error" showIcon title={t(`off.${state}`, { at: at(switchedOffAt) })} />
      )}
      {isOn && failingSince && <Alert type="warning" showIcon title={t('off.trying', { at: at(failingSince) })} />}
      {formerSecretUntil && <Alert type="info" showIcon title={t('rotate.both', { at: at(formerSecretUntil) })} />}
      <Flex wrap gap="small">
        <Button
          loading={testing.isLoading}
          onClick={async () => {
            const { data } = await test(id);
            if (data) void message.success(t('test.done'));
          }}
        >
          {t('test.action')}
        </Button>
        <Button
          type={isOn ? 'default' : 'primary'}
          loading={switching.isLoading}
          onClick={() => void setSwitch({ id, isOn: !isOn })}
        >
          {t(isOn ? 'switch_off' : 'switch_on')}
        </Button>
        <Button
          loading={rotating.isLoading}
          onClick={() =>
            ask('rotate', async () => {
              const { data } = await rotate(id);
              setRotated(data);
            })
          }
        >
          {t('rotate.action')}
        </Button>
        <Button
          danger
          onClick={() =>
            ask('remove', async () => {
              const { error } = await remove(id);
              if (!error) navigate(`${linkTo('/integrations')}?tab=webhooks`);
            })
          }
        >
          {t('remove.action')}
        </Button>
      </Flex>
      <Failure error={switching.error ?? testing.error ?? rotating.error ?? removing.error} />
      {rotated && (
        <Modal
          open
          title={t('secret.title')}
          mask={{ closable: false }}
          footer={
            <Button type="primary" onClick={() => setRotated(undefined)}>
              {t('back-office:api_tokens.kept')}
            </Button>
          }
          onCancel={() => setRotated(undefined)}
        >
          <Secret lead={t('secret.lead')} secret={rotated.secret} />
        </Modal>
      )}
    </>
  );
}
