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
  isOptional?: boolean;
  /** Path of the picture; empty without one. */
  value?: string;
  onChange?: (path: string) => void;
}

/** A form field: a picture, uploaded as soon as it is chosen and shown as on the page. */
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
          // logos are not cropped
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
