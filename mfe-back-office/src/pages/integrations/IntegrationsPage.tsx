import { useTranslation } from '@idavuelta/shared/platform';
import { TokenList } from '../../features/api-tokens/TokenList.tsx';
import { OfficePage } from '../../kit/OfficePage.tsx';
import { PageTabs } from '../../ui/PageTabs.tsx';
import { WebhookList } from './WebhookList.tsx';

/** Other systems: the tokens with which programs call, and the webhooks that tell them what happens. */
export default function IntegrationsPage() {
  const { t } = useTranslation('back-office/integrations');
  return (
    <OfficePage path="/integrations">
      {({ role }) => (
        <PageTabs
          items={[
            { key: 'programs', label: t('tabs.programs'), children: <TokenList owner="programs" role={role} /> },
            { key: 'webhooks', label: t('tabs.webhooks'), children: <WebhookList /> },
          ]}
        />
      )}
    </OfficePage>
  );
}
