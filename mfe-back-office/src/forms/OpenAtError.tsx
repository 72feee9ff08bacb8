import { Form, type FormInstance } from 'antd';
import { useEffect } from 'react';

type Path = (string | number)[];

interface OpenAtErrorProps {
  /** Path of the hidden fields in the form. */
  path: Path;
  isOpen: boolean;
  onOpen: () => void;
}

/** Opens hidden fields when one of them has an error, and moves the focus to it if it is the first of the form. */
export function OpenAtError(props: OpenAtErrorProps) {
  return (
    // an error changes no value, so `shouldUpdate` must be true
    <Form.Item noStyle shouldUpdate={() => true}>
      {(form) => <Watch form={form as FormInstance} {...props} />}
    </Form.Item>
  );
}

function Watch({ path, form, isOpen, onOpen }: OpenAtErrorProps & { form: FormInstance }) {
  const broken = form.getFieldsError().filter(({ errors }) => errors.length > 0);
  const own = broken.find(({ name }) => path.every((part, at) => name[at] === part));
  const isHidden = own !== undefined && !isOpen;
  const isFirst = own !== undefined && own === broken[0];
  useEffect(() => {
    if (!isHidden) return;
    onOpen();
    // once the fields are shown
    if (isFirst && own) requestAnimationFrame(() => form.scrollToField(own.name, { focus: true }));
  });
  return null;
}
