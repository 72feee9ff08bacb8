import { usePlatform, useTranslation } from '@idavuelta/shared/platform';
import { useEffect, useState } from 'react';
import { useField } from 'react-final-form';
import { FileField } from './FileField.tsx';
import styles from './ImageField.module.css';

/** The main picture, with a preview of the chosen file, else of the stored one. @param stored path without extension */
export function ImageField({ stored }: { stored?: string }) {
  const { t } = useTranslation('account');
  const { apiBaseUrl } = usePlatform();
  const { input } = useField<File | ''>('image');
  const chosen = useObjectUrl(input.value || undefined);
  const source = chosen ?? (stored && `${apiBaseUrl}${stored}-480.avif`);
  return (
    <div className={styles.image}>
      <FileField
        name="image"
        accept="image/*"
        label={t('requests.image')}
        help={t('requests.image_help')}
        optional={Boolean(stored)}
      />
      {source && <img src={source} alt={t('requests.image_preview')} className={styles.preview} />}
    </div>
  );
}

/** An object URL of the file while it is shown. */
function useObjectUrl(file?: File) {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (!file) return;
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => {
      URL.revokeObjectURL(made);
      setUrl(undefined);
    };
  }, [file]);
  return url;
}
