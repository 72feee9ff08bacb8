import { useTranslation } from '@idavuelta/shared/platform';
import { Button, Flex, Upload } from 'antd';
import { type ChosenFile, readFile } from './chosen-file.ts';

interface FileInputProps {
  id?: string;
  /** Label of the field, which the button repeats for who cannot see it. */
  label: string;
  /** Endings of the files, for the browser's dialog. */
  accept: string;
  value?: ChosenFile | undefined;
  onChange?: (file: ChosenFile) => void;
  'aria-describedby'?: string;
}

/** A form field: a small file, read in the browser. */
export function FileInput({ id, label, accept, value, onChange, ...described }: FileInputProps) {
  const { t } = useTranslation('back-office/tax-companies');
  return (
    <Flex wrap gap="small" align="center">
      <Upload
        accept={accept}
        maxCount={1}
        showUploadList={false}
        beforeUpload={async (file) => {
          onChange?.(await readFile(file));
          return false;
        }}
      >
        <Button id={id} aria-label={t('choose_file_of', { label })} aria-describedby={described['aria-describedby']}>
          {t('choose_file')}
        </Button>
      </Upload>
      {value && <span translate="no">{value.name}</span>}
    </Flex>
  );
}
