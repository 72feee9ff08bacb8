import { useTranslation } from '@idavuelta/shared/platform';
import { Button, ButtonRow } from '@idavuelta/shared/ui';
import { useFormState } from 'react-final-form';

interface FormButtonsProps {
  /** Already translated, as `sending`, which is shown while the form is sent. */
  submit: string;
  sending: string;
  /** Whether sending is the screen's main action. */
  primary?: boolean;
  /** Gives the form up, where it can be. */
  onCancel?: () => void;
}

/** The end of a form: the button that sends it, and the one that gives it up. */
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
