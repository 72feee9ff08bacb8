import DownOutlined from '@ant-design/icons/es/icons/DownOutlined';
import UserOutlined from '@ant-design/icons/es/icons/UserOutlined';
import { type Language, languageNames, languageTag } from '@idavuelta/shared/contracts';
import type { StaffAccount } from '@idavuelta/shared/contracts/staff';
import { Link, useTranslation } from '@idavuelta/shared/platform';
import { Dropdown } from 'antd';
import { useChooseLanguage } from '../../session/useOfficeLanguage.ts';
import { linkTo } from '../areas.ts';
import styles from './PersonMenu.module.css';

interface PersonMenuProps {
  account: StaffAccount;
  onLogOut: () => void;
}

/** The person's own: account, language, log-out. */
export function PersonMenu({ account: { name, role, language }, onLogOut }: PersonMenuProps) {
  const { t } = useTranslation('back-office');
  const [choose] = useChooseLanguage();
  const languages = Object.entries(languageNames) as [Language, string][];
  return (
    <Dropdown
      trigger={['click']}
      placement="bottomRight"
      menu={{
        selectable: true,
        selectedKeys: [language],
        items: [
          { key: 'account', label: <Link to={linkTo('/account')}>{t('areas.account.title')}</Link> },
          {
            key: 'languages',
            type: 'group',
            label: t('language'),
            children: languages.map(([key, label]) => ({
              key,
              label: <span lang={languageTag(key)}>{label}</span>,
              onClick: () => void choose(key),
            })),
          },
          { type: 'divider' },
          { key: 'log-out', label: t('log_out'), onClick: onLogOut },
        ],
      }}
    >
      <button type="button" className={styles.person} aria-label={`${name} · ${t(`roles.${role}`)}`}>
        <UserOutlined aria-hidden />
        <span className={styles.name}>{`${name} · ${t(`roles.${role}`)}`}</span>
        <DownOutlined aria-hidden className={styles.arrow} />
      </button>
    </Dropdown>
  );
}
