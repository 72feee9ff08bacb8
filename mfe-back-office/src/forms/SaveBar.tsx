import { useTranslation } from '@idavuelta/shared/platform';
import { Button, Form, type FormInstance } from 'antd';
import type { ReactNode } from 'react';
import { useDraftTime } from './drafts/useDraftTime.ts';
import styles from './SaveBar.module.css';

interface SaveBarProps {
  /** Whether something was typed that is not saved. */
  isDirty: boolean;
  /** When the form was last saved on this page. */
  savedAt: string | undefined;
  /** Why it could not be saved, and the button. */
  children: ReactNode;
}

/** The end of a form, which stays in view: its button, whether everything is saved, and how much is to be corrected. */
export function SaveBar({ isDirty, savedAt, children }: SaveBarProps) {
  const { t } = useTranslation('back-office');
  const timeOf = useDraftTime();
  const saved = savedAt && t('forms.saved_at', { time: timeOf(savedAt) });
  return (
    <div className={styles.bar}>
      {children}
      {/* errors change no value, so a narrower condition would miss them */}
      <Form.Item noStyle shouldUpdate={() => true}>
        {(form) => <Mistakes form={form as FormInstance} />}
      </Form.Item>
      <p aria-live="polite" className={styles.state}>
        {isDirty ? t('forms.unsaved') : saved}
      </p>
    </div>
  );
}

/** How many fields have a mistake; a press leads to the first. */
function Mistakes({ form }: { form: FormInstance }) {
  const { t } = useTranslation('back-office');
  const [first, ...others] = form.getFieldsError().filter(({ errors }) => errors.length > 0);
  if (!first) return null;
  return (
    <Button type="link" danger onClick={() => form.scrollToField(first.name, { focus: true })}>
      {t('forms.mistakes', { count: others.length + 1 })}
    </Button>
  );
}
