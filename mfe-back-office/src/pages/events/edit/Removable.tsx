import { useTranslation } from '@idavuelta/shared/platform';
import { Alert, Button, Form } from 'antd';
import type { ReactNode } from 'react';

type Path = (string | number)[];

interface RemovableProps {
  /** Path of the item within its list. */
  path: Path;
  /** Path of the object around `path`. */
  parent: Path;
  /** Label of the button that marks it. */
  text: string;
  /** The item's fields, hidden once it is marked. */
  children: ReactNode;
}

/** Marks a stored item for removal on save; until then the mark can be undone. */
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
