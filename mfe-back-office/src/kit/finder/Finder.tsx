import SearchOutlined from '@ant-design/icons/es/icons/SearchOutlined';
import type { StaffPermission } from '@idavuelta/shared/contracts/staff';
import { useTranslation } from '@idavuelta/shared/platform';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useModifierKey } from '../useModifierKey.ts';
import styles from './Finder.module.css';

const FinderDialog = lazy(() => import('./FinderDialog.tsx'));

/** The button in the header that opens the field for everything, as do Ctrl+K and ⌘K. */
export function Finder({ permissions }: { permissions: StaffPermission[] }) {
  const { t } = useTranslation('back-office');
  const [open, setOpen] = useState(false);
  const modifier = useModifierKey();
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey || event.key.toLowerCase() !== 'k')
        return;
      event.preventDefault();
      setOpen((isOpen) => !isOpen);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
  return (
    <>
      <button
        type="button"
        className={styles.opener}
        aria-keyshortcuts="Control+K Meta+K"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <SearchOutlined aria-hidden />
        <span className={styles.label}>{t('find')}</span>
        <kbd className={styles.keys} aria-hidden>
          {`${modifier} K`}
        </kbd>
      </button>
      {open && (
        <Suspense fallback={null}>
          <FinderDialog permissions={permissions} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
