import { useTranslation } from '@idavuelta/shared/platform';
import { Button, Tooltip } from 'antd';
import { useModifierKey } from '../useModifierKey.ts';
import styles from './ActionBar.module.css';
import { ActionKeys } from './ActionKeys.tsx';
import { type PageAction, useOfferedActions } from './page-actions.ts';

interface ActionBarProps {
  actions: PageAction[];
  /** Whether shortcuts wait, as while a dialog of an action is open. */
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
        <Tooltip key={name} title={t('page_actions.keys', { modifier, letter })}>
          <Button
            danger={danger}
            aria-label={label}
            icon={<Icon aria-hidden />}
            className={isMinor ? styles.minor : styles.action}
            onClick={run}
          >
            <span className={styles.label}>{label}</span>
            <span className={styles.short}>{short}</span>
          </Button>
        </Tooltip>
      ))}
      <ActionKeys actions={actions} isPaused={isPaused} />
    </section>
  );
}
