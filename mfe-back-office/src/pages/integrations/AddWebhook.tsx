import { type WebhookEndpointInput, type WebhookSecret, webhookEventTypes } from '@idavuelta/shared/contracts/staff';
import { useNavigate, useTranslation } from '@idavuelta/shared/platform';
import { Button, Drawer } from 'antd';
import { useState } from 'react';
import { Secret } from '../../features/api-tokens/Secret.tsx';
import { SaveForm } from '../../forms/SaveForm.tsx';
import { linkTo } from '../../kit/areas.ts';
import { WebhookFields } from './WebhookFields.tsx';
import { useAddWebhook } from './webhooks.api.ts';

/** Adds an endpoint, shows its secret this once, and opens its page. */
export function AddWebhook({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('back-office/integrations');
  const navigate = useNavigate();
  const [add] = useAddWebhook();
  const [added, setAdded] = useState<WebhookSecret>();
  const open = () => added && navigate(linkTo('/integrations/webhooks/:id', added.id));
  return (
    <Drawer
      title={t(added ? 'secret.title' : 'add')}
      open
      size="large"
      mask={{ closable: !added }}
      onClose={added ? open : onClose}
    >
      {added ? (
        <>
          <Secret lead={t('secret.lead')} secret={added.secret} />
          <Button type="primary" onClick={open}>
            {t('back-office:api_tokens.kept')}
          </Button>
        </>
      ) : (
        <SaveForm<WebhookEndpointInput, WebhookSecret>
          texts="back-office/integrations"
          name="webhook"
          draft="webhook.new"
          action={t('add_action')}
          initial={{ events: [...webhookEventTypes] }}
          save={({ name, url, events }) => add({ name, url, events })}
          saved={() => undefined}
          onSaved={setAdded}
        >
          <WebhookFields />
        </SaveForm>
      )}
    </Drawer>
  );
}
