import { useTranslation } from '@idavuelta/shared/platform';
import { Button, Flex } from 'antd';
import { useEffect, useState } from 'react';
import { PictureUpload } from '../../../ui/PictureUpload.tsx';
import { pictureAspect } from './picture.api.ts';
import styles from './picture.module.css';

export interface ChosenPicture {
  file: Blob;
  name: string;
}

interface NewPictureProps {
  chosen: ChosenPicture | undefined;
  isLoading: boolean;
  /** Upload progress, 0 to 1. */
  sent: number;
  onChange: (picture: ChosenPicture | undefined) => void;
}

/** The picture of an event that is not stored yet: shown here, and stored with the draft. */
export default function NewPicture({ chosen, isLoading, sent, onChange }: NewPictureProps) {
  const { t } = useTranslation('back-office/events');
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    if (!chosen) return setAddress(undefined);
    const url = URL.createObjectURL(chosen.file);
    setAddress(url);
    return () => URL.revokeObjectURL(url);
  }, [chosen]);
  return (
    <Flex vertical gap="middle" align="start">
      <p>{t('picture.lead_new')}</p>
      {address && chosen && (
        <img src={address} alt={t('picture.chosen', { name: chosen.name })} className={styles.new} />
      )}
      <Flex wrap gap="small">
        <PictureUpload
          aspect={pictureAspect}
          label={chosen ? t('picture.replace') : undefined}
          isLoading={isLoading}
          sent={sent}
          error={undefined}
          onChosen={(file, name) => onChange({ file, name })}
        />
        {chosen && <Button onClick={() => onChange(undefined)}>{t('picture.remove')}</Button>}
      </Flex>
    </Flex>
  );
}
