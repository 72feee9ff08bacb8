import { Collapse, Form, type FormInstance } from 'antd';
import { type ReactNode, useEffect, useState } from 'react';

type Path = (string | number)[];

interface FoldableProps {
  /** Path of its fields in the form. */
  path: Path;
  title: ReactNode;
  /** Buttons beside the title. */
  extra: ReactNode;
  startsOpen: boolean;
  children: ReactNode;
}

/** Collapses fields until the user opens them, or one of them has an error. */
export function Foldable({ path, title, extra, startsOpen, children }: FoldableProps) {
  const [isOpen, setOpen] = useState(startsOpen);
  return (
    <>
      <Collapse
        activeKey={isOpen ? ['fields'] : []}
        onChange={(keys) => setOpen(keys.length > 0)}
        // clicks on the buttons beside the title do not toggle it
        collapsible="header"
        styles={{ header: { flexWrap: 'wrap', alignItems: 'center' }, title: { flex: '1 1 12rem', minWidth: 0 } }}
        items={[{ key: 'fields', label: title, extra, children, forceRender: true }]}
      />
      {/* errors change no value, so a narrower condition would miss them */}
      <Form.Item noStyle shouldUpdate={() => true}>
        {(form) => <OpenAtError path={path} form={form as FormInstance} isOpen={isOpen} onOpen={() => setOpen(true)} />}
      </Form.Item>
    </>
  );
}

interface OpenAtErrorProps {
  path: Path;
  form: FormInstance;
  isOpen: boolean;
  onOpen: () => void;
}

/** Expands a section with an error, and scrolls to the error if it is the first one of the form. */
function OpenAtError({ path, form, isOpen, onOpen }: OpenAtErrorProps) {
  const broken = form.getFieldsError().filter(({ errors }) => errors.length > 0);
  const own = broken.find(({ name }) => path.every((part, at) => name[at] === part));
  const isHidden = own !== undefined && !isOpen;
  const isFirst = own !== undefined && own === broken[0];
  useEffect(() => {
    if (!isHidden) return;
    onOpen();
    // after it has expanded
    if (isFirst && own) requestAnimationFrame(() => form.scrollToField(own.name, { focus: true }));
  });
  return null;
}
