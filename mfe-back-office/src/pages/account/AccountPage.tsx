import { useTranslation } from '@idavuelta/shared/platform';
import { TokenList } from '../../features/api-tokens/TokenList.tsx';
import { OfficePage } from '../../kit/OfficePage.tsx';
import { PageTabs } from '../../ui/PageTabs.tsx';
import { LanguageTab } from './LanguageTab.tsx';
import { PasswordTab } from './PasswordTab.tsx';
import { RecoveryTab } from './RecoveryTab.tsx';
import { SessionsTab } from './SessionsTab.tsx';

/** The account page: sessions, password, recovery codes and API tokens. */
export default function AccountPage() {
  const { t } = useTranslation('back-office');
  return (
    <OfficePage path="/account">
      {({ recoveryCodesLeft, role, language }) => (
        <PageTabs
          items={[
            { key: 'sessions', label: t('account.sessions'), children: <SessionsTab /> },
            { key: 'language', label: t('language'), children: <LanguageTab current={language} /> },
            { key: 'password', label: t('account.password'), children: <PasswordTab /> },
            { key: 'recovery', label: t('recovery.title'), children: <RecoveryTab left={recoveryCodesLeft} /> },
            { key: 'tokens', label: t('api_tokens.title'), children: <TokenList owner="own" role={role} /> },
          ]}
        />
      )}
    </OfficePage>
  );
}
