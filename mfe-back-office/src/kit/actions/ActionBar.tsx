import { useTranslation } from '@idavuelta/shared/platform';
import { Button } from 'antd';
import { useModifierKey } from '../useModifierKey.ts';
import styles from './ActionBar.module.css';
import { ActionKeys } from './ActionKeys.tsx';
import { type PageAction, useOfferedActions } from './page-actions.ts';

interface ActionBarProps {
  actions: PageAction[];
  /** Whether shortcuts are disabled, such as while the dialog of an action is open. */
  isPaused: boolean;
}

/** What can be done on a page: buttons, on a phone a bar at its foot; by two keys; and first in the finder. */
export function ActionBar({ actions, isPaused }: ActionBarProps) {
  const { t } = useTranslation('back-office');
  const modifier = useModifierKey();
  useOfferedActions(actions);
  return (
    <section aria-label={t('page_actions.title')} className={styles.bar}>
      {actions.map(({ name, label, short, letter, icon: Icon, danger, isMinor, run }) => (
        <Button
          key={name}
          danger={danger}
          aria-label={label}
          title={t('page_actions.keys', { modifier, letter })}
          icon={<Icon aria-hidden />}
          className={isMinor ? styles.minor : styles.action}
          onClick={run}
        >
          <span className={styles.label}>{label}</span>
          <span className={styles.short}>{short}</span>
        </Button>
      ))}
      <ActionKeys actions={actions} isPaused={isPaused} />
    </section>
  );
}
