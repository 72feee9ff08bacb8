import { useTranslation } from '@idavuelta/shared/platform';
import { Button, Modal } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { useModifierKey } from '../useModifierKey.ts';
import styles from './ActionBar.module.css';
import type { PageAction } from './page-actions.ts';

interface ActionKeysProps {
  actions: PageAction[];
  isPaused: boolean;
}

/**
 * The list of a page's actions with their letters, opened by Ctrl or ⌘ with a full stop. A letter is a shortcut only
 * while the list is open (WCAG 2.1.4), so nobody who types or dictates starts an action.
 */
export function ActionKeys({ actions, isPaused }: ActionKeysProps) {
  const { t } = useTranslation('back-office');
  const modifier = useModifierKey();
  const [isOpen, setOpen] = useState(false);
  // The second key may be pressed before the list is rendered.
  const opened = useRef(false);
  const show = (shown: boolean) => {
    opened.current = shown;
    setOpen(shown);
  };
  const choose = ({ run }: PageAction) => {
    show(false);
    run();
  };

  useEffect(() => {
    function onKey(event: KeyboardEvent) {
      const { key, ctrlKey, metaKey, altKey } = event;
      if ((ctrlKey || metaKey) && !altKey && key === '.' && !isPaused) {
        event.preventDefault();
        show(!opened.current);
      } else if (opened.current && !ctrlKey && !metaKey && !altKey) {
        const chosen = actions.find(({ letter }) => letter === key.toUpperCase());
        if (!chosen) return;
        event.preventDefault();
        choose(chosen);
      }
    }
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  });

  return (
    <>
      <Button
        type="text"
        className={styles.minor}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+. Meta+."
        onClick={() => show(true)}
      >
        {t('page_actions.list')}
      </Button>
      {isOpen && (
        <Modal open footer={null} title={t('page_actions.list')} width="24rem" onCancel={() => show(false)}>
          <p>{t('page_actions.help', { modifier })}</p>
          <ul className={styles.keys}>
            {actions.map((action) => (
              <li key={action.name}>
                <button type="button" onClick={() => choose(action)}>
                  <span>{action.label}</span>
                  <kbd>{action.letter}</kbd>
                </button>
              </li>
            ))}
          </ul>
        </Modal>
      )}
    </>
  );
}
