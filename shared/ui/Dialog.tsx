import { useTranslation } from '@idavuelta/shared/platform';
import { type ReactNode, useId } from 'react';
import styles from './Dialog.module.css';
import { type Modal, useModal } from './useModal.ts';

interface DialogProps extends Modal {
  title: string;
  children: ReactNode;
  /** For a button with `command="show-modal"` and this id as `commandfor`. */
  id?: string;
}

/** A modal dialog. A click on the backdrop does not close it, since that would lose what was typed. */
export function Dialog({ title, children, id, ...modal }: DialogProps) {
  const { t } = useTranslation('common');
  const heading = useId();

  return (
    <dialog {...useModal(modal)} id={id} aria-labelledby={heading} className={styles.dialog}>
      <div className={styles.header}>
        <h2 id={heading}>{title}</h2>
        <button
          type="button"
          className={styles.close}
          onClick={modal.onClose}
          aria-label={t('close')}
          command={id ? 'close' : undefined}
          commandfor={id}
        >
          <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" focusable="false">
            <path d={closePath} fill="currentColor" />
          </svg>
        </button>
      </div>
      {children}
    </dialog>
  );
}

const closePath = 'M6.4 5 5 6.4 10.6 12 5 17.6 6.4 19l5.6-5.6 5.6 5.6 1.4-1.4-5.6-5.6L19 6.4 17.6 5 12 10.6z';
