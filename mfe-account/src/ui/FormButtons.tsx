import { useTranslation } from '@idavuelta/shared/platform';
import { Button, ButtonRow } from '@idavuelta/shared/ui';
import { useFormState } from 'react-final-form';

interface FormButtonsProps {
  /** Already translated, like `sending`, which is shown while the form is being sent. */
  submit: string;
  sending: string;
  /** Whether submitting is the screen's main action. */
  primary?: boolean;
  /** Closes the form without saving; absent where that is not possible. */
  onCancel?: () => void;
}

/** The buttons at the end of a form, which submit or cancel it. */
export function FormButtons({ submit, sending, primary = false, onCancel }: FormButtonsProps) {
  const { t } = useTranslation('account');
  const { submitting } = useFormState({ subscription: { submitting: true } });
  return (
    <ButtonRow>
      <Button type="submit" variant={primary ? 'primary' : 'secondary'} aria-disabled={submitting}>
        {submitting ? sending : submit}
      </Button>
      {onCancel && (
        <Button variant="quiet" onClick={onCancel}>
          {t('saved.cancel')}
        </Button>
      )}
    </ButtonRow>
  );
}
