import { useForm } from 'react-final-form';
import styles from './session-forms.module.css';
import type { SessionView, SessionViewProps } from './session-view.ts';

interface SwitchLinkProps {
  to: SessionView;
  onSwitch: SessionViewProps['onSwitch'];
  text: string;
}

/** Changes to another view of the dialog and takes the e-mail along. Stands inside a form. */
export function SwitchLink({ to, onSwitch, text }: SwitchLinkProps) {
  const form = useForm();
  return (
    <button
      type="button"
      className={styles.link}
      onClick={() => onSwitch(to, String(form.getState().values.email ?? ''))}
    >
      {text}
    </button>
  );
}
