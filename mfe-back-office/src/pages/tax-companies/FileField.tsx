import { taxFileLength } from '@idavuelta/shared/contracts/staff';
import { useTranslation } from '@idavuelta/shared/platform';
import { Form } from 'antd';
import type { ChosenFile } from './chosen-file.ts';
import { FileInput } from './FileInput.tsx';

interface FileFieldProps {
  label: string;
  help: string;
  accept: string;
}

/** The field `file` of a form. A file that is larger than the API takes is told at once. */
export function FileField({ label, help, accept }: FileFieldProps) {
  const { t } = useTranslation('back-office/tax-companies');
  return (
    <Form.Item
      name="file"
      label={label}
      extra={help}
      rules={[
        { required: true, message: t('mistakes.no_file') },
        {
          validator: (_, file?: ChosenFile) =>
            file && file.content.length > taxFileLength
              ? Promise.reject(new Error(t('mistakes.too_large')))
              : Promise.resolve(),
        },
      ]}
    >
      <FileInput label={label} accept={accept} />
    </Form.Item>
  );
}
