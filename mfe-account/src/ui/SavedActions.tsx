import { useTranslation } from '@idavuelta/shared/platform';
import { Button, ButtonRow, ConfirmButton } from '@idavuelta/shared/ui';
import type { ReactNode } from 'react';
import styles from './SavedList.module.css';

interface SavedActionsProps {
  /** Name of the item, for screen readers. */
  name: string;
  removing: boolean;
  onEdit: () => void;
  onRemove: () => void;
  children?: ReactNode;
}

/** The actions on an item of a list. */
export function SavedActions({ name, removing, onEdit, onRemove, children }: SavedActionsProps) {
  const { t } = useTranslation('account');
  return (
    <ButtonRow className={styles.actions}>
      {children}
      <Button variant="quiet" aria-label={t('saved.edit_of', { name })} onClick={onEdit}>
        {t('saved.edit')}
      </Button>
      <ConfirmButton
        label={t('saved.remove')}
        fullLabel={t('saved.remove_of', { name })}
        question={t('saved.remove_question')}
        confirm={t('saved.remove_confirm')}
        cancel={t('saved.keep')}
        busy={removing}
        onConfirm={onRemove}
      />
    </ButtonRow>
  );
}
