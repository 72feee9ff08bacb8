import { Checkbox } from '@idavuelta/shared/forms';
import { useTranslation } from '@idavuelta/shared/platform';
import styles from './SaveTick.module.css';

interface SaveTickProps {
  /** Already translated. */
  label: string;
  /** Whether it is already saved. */
  saved: boolean;
  save: () => unknown;
  /** State of the request that saves. */
  request: { isLoading: boolean; isError: boolean };
}

/** A checkbox that saves the entry. Saved entries are deleted in the account, not here. */
export function SaveTick({ label, saved, save, request: { isLoading, isError } }: SaveTickProps) {
  const { t } = useTranslation('booking');
  const ticked = saved || isLoading;
  return (
    <div>
      <Checkbox label={label} checked={ticked} aria-disabled={ticked} onChange={() => ticked || save()} />
      <p role="status" className={styles.failed}>
        {isError && !saved && t('save_failed')}
      </p>
    </div>
  );
}
