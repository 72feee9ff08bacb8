import { type PictureShape, pictureShapes } from '@idavuelta/shared/contracts/staff';
import { useTranslation } from '@idavuelta/shared/platform';
import { Picture } from '@idavuelta/shared/ui';
import { Button, Flex } from 'antd';
import { useState } from 'react';
import { PictureUpload } from '../../../ui/PictureUpload.tsx';
import { useAddPicture } from './landing-lists.api.ts';
import styles from './PictureField.module.css';

interface PictureFieldProps {
  shape: PictureShape;
  /** It may be left out. */
  isOptional?: boolean;
  /** Its path; empty where there is none. */
  value?: string;
  onChange?: (path: string) => void;
}

/** A field of a form: a picture, which is sent as soon as it is chosen and shown as the page will show it. */
export function PictureField({ shape, isOptional = false, value = '', onChange }: PictureFieldProps) {
  const { t } = useTranslation('back-office/content');
  const [addPicture, { isLoading, error }] = useAddPicture();
  const [sent, setSent] = useState(0);
  const [width, height] = pictureShapes[shape];

  async function send(file: Blob, name: string) {
    setSent(0);
    const { data } = await addPicture({ shape, file, name, onProgress: setSent });
    if (data) onChange?.(data.imagePath);
  }
  return (
    <Flex vertical gap="small" align="start">
      {value && (
        <div className={styles.picture} data-shape={shape}>
          <Picture key={value} path={value} alt={t('picture.chosen')} sizes="288px" ratio={[width, height]} />
        </div>
      )}
      <Flex wrap gap="small">
        <PictureUpload
          // a logo is not cut
          aspect={shape === 'logo' ? undefined : width / height}
          label={value ? t('picture.replace') : undefined}
          isLoading={isLoading}
          sent={sent}
          error={error}
          onChosen={(file, name) => void send(file, name)}
        />
        {isOptional && value && <Button onClick={() => onChange?.('')}>{t('picture.remove')}</Button>}
      </Flex>
    </Flex>
  );
}
