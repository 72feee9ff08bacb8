import { useTranslation } from '@idavuelta/shared/platform';
import { Button } from '@idavuelta/shared/ui';
import { useFormState } from 'react-final-form';
import styles from './Profile.module.css';
import { requiredFields } from './profile.schema.ts';

/** The form's button; the specification wants it disabled until everything required is filled in. */
export function SaveProfile() {
  const { t } = useTranslation('account');
  const { values, submitting } = useFormState<Partial<Record<string, string>>>({
    subscription: { values: true, submitting: true },
  });
  return (
    <Button
      type="submit"
      variant="primary"
      className={styles.save}
      disabled={requiredFields.some((field) => !values[field]?.trim())}
      aria-disabled={submitting}
    >
      {submitting ? t('saved.saving') : t('save_changes')}
    </Button>
  );
}
