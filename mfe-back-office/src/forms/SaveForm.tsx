import { useTranslation } from '@idavuelta/shared/platform';
import { Button } from 'antd';
import { FormFrame, type FormFrameProps } from './FormFrame.tsx';
import { useSave } from './useSave.ts';

interface SaveFormProps<Values extends object, Saved> extends FormFrameProps<Values, Saved> {
  /** On the button, instead of the word for saving. */
  action?: string;
  danger?: boolean;
  /** Something else has to be known before it can be saved. */
  isWaiting?: boolean;
}

/** A form with a button that saves it. Whoever may only read gets it disabled and without the button. */
export function SaveForm<Values extends object, Saved>(props: SaveFormProps<Values, Saved>) {
  const { t } = useTranslation('back-office');
  const saving = useSave(props);
  const { action = t('forms.save'), danger = false, isWaiting = false } = props;
  const button = (
    <Button type="primary" htmlType="submit" danger={danger} loading={saving.isSaving} disabled={isWaiting}>
      {action}
    </Button>
  );
  return <FormFrame {...props} saving={saving} button={!props.disabled && button} />;
}
