import { type AccountTab, accountTabs, links, selectProfile } from '@idavuelta/shared/contracts';
import { Link, useSelector, useTranslation } from '@idavuelta/shared/platform';
import { useEffect, useRef } from 'react';
import { TabIcon } from '../../ui/TabIcon.tsx';
import styles from './AccountPanel.module.css';

/** The customer's name and the tabs; on narrow screens the tabs are a bar that scrolls sideways. */
export function AccountPanel({ current }: { current: AccountTab }) {
  const { t } = useTranslation('account');
  const bar = useRef<HTMLUListElement>(null);

  // scrolls the current tab into view; the bar starts at its first tab
  useEffect(() => {
    const tab = bar.current?.querySelector<HTMLElement>(`[data-tab="${current}"]`);
    if (bar.current && tab) bar.current.scrollLeft = tab.offsetLeft - bar.current.offsetLeft - 48;
  }, [current]);

  return (
    <div className={styles.panel}>
      <Customer />
      <nav aria-label={t('panel')}>
        <ul ref={bar} className={styles.tabs}>
          {accountTabs.map((tab) => (
            <li key={tab} data-tab={tab}>
              <Link to={links.account(tab)} className={styles.tab} aria-current={tab === current ? 'page' : undefined}>
                <TabIcon tab={tab} />
                <span>{t(`tabs.${tab}`)}</span>
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}

/** Keeps its height while the profile is loading, so that the tabs do not move. */
function Customer() {
  const { t } = useTranslation('account');
  const profile = useSelector(selectProfile);
  const name = profile && `${profile.firstName} ${profile.lastName}`;
  return (
    <div className={styles.customer}>
      <span className={styles.initials} aria-hidden="true">
        {profile && `${profile.firstName[0] ?? ''}${profile.lastName[0] ?? ''}`}
      </span>
      <p>
        <span className={styles.overline}>{t('panel')}</span>
        <span className={styles.name}>{name}</span>
      </p>
    </div>
  );
}
