import { useTranslation } from '@idavuelta/shared/platform';
import { Button } from 'antd';
import { FormFrame, type FormFrameProps } from './FormFrame.tsx';
import { useSave } from './useSave.ts';

interface SaveFormProps<Values extends object, Saved> extends FormFrameProps<Values, Saved> {
  /** Label of the button, "save" by default. */
  action?: string;
  danger?: boolean;
  /** Disables saving while required data is loading. */
  isWaiting?: boolean;
}

/** A form with its save button. Without write permission it is disabled and has no button. */
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
