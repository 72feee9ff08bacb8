import { useTranslation } from '@idavuelta/shared/platform';
import { Tabs } from 'antd';
import { OfficePage } from '../../kit/OfficePage.tsx';
import { PasswordTab } from './PasswordTab.tsx';
import { RecoveryTab } from './RecoveryTab.tsx';
import { SessionsTab } from './SessionsTab.tsx';

/** The account page: sessions, password and recovery codes. */
export default function AccountPage() {
  const { t } = useTranslation('back-office');
  return (
    <OfficePage path="/account">
      {({ recoveryCodesLeft }) => (
        <Tabs
          items={[
            { key: 'sessions', label: t('account.sessions'), children: <SessionsTab /> },
            { key: 'password', label: t('account.password'), children: <PasswordTab /> },
            { key: 'recovery', label: t('recovery.title'), children: <RecoveryTab left={recoveryCodesLeft} /> },
          ]}
        />
      )}
    </OfficePage>
  );
}
