import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './Dialog.module.css';
import { Icon } from './Icon.tsx';
import { useModal } from './useModal.ts';

/** A modal dialog. A click on the backdrop does not close it, since that would lose what was typed. */
export function Dialog({ title, onClose, children }: { title: string; onClose: () => void; children: ReactNode }) {
  const { t } = useTranslation('common');
  const dialog = useModal();
  const heading = useId();

  return (
    <dialog
      ref={dialog}
      aria-labelledby={heading}
      className={styles.dialog}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <header className={styles.header}>
        <h2 id={heading}>{title}</h2>
        <button type="button" className={styles.close} onClick={onClose} aria-label={t('close')}>
          <Icon name="close" />
        </button>
      </header>
      {children}
    </dialog>
  );
}
