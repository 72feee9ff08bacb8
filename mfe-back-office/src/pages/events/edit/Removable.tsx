import { useTranslation } from '@idavuelta/shared/platform';
import { Alert, Button, Form } from 'antd';
import type { ReactNode } from 'react';

type Path = (string | number)[];

interface RemovableProps {
  /** Of the item, within the list that it is in. */
  path: Path;
  /** Of what surrounds `path`. */
  parent: Path;
  /** On the button that marks it. */
  text: string;
  /** Its fields, which are shown unless it goes. */
  children: ReactNode;
}

/** Marks what is there already to be removed when the form is saved; until then it can stay after all. */
export function Removable({ path, parent, text, children }: RemovableProps) {
  const isRemoved = Form.useWatch([...parent, ...path, 'removed']) as boolean | undefined;
  return (
    <>
      <Form.Item name={[...path, 'removed']}>
        <Mark text={text} />
      </Form.Item>
      {!isRemoved && children}
    </>
  );
}

interface MarkProps {
  text: string;
  value?: boolean;
  onChange?: (value: boolean | undefined) => void;
}

function Mark({ text, value, onChange }: MarkProps) {
  const { t } = useTranslation('back-office/events');
  if (!value) return <Button onClick={() => onChange?.(true)}>{text}</Button>;
  return (
    <Alert
      type="warning"
      showIcon
      title={t('edit.removed')}
      action={<Button onClick={() => onChange?.(undefined)}>{t('edit.keep')}</Button>}
    />
  );
}
