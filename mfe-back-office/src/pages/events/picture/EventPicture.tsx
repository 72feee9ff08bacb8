import type { StaffEvent } from '@idavuelta/shared/contracts/staff';
import { useTranslation } from '@idavuelta/shared/platform';
import { Picture } from '@idavuelta/shared/ui';
import { Alert, App, Button, Flex } from 'antd';
import { useState } from 'react';
import { SaveFailure } from '../../../forms/SaveFailure.tsx';
import { PictureUpload } from '../../../ui/PictureUpload.tsx';
import { PictureSizes } from './PictureSizes.tsx';
import { pictureAspect, useSetPicture } from './picture.api.ts';
import styles from './picture.module.css';
import { unstoredPictures } from './unstored-pictures.ts';

/** Replaces the picture of an event: chosen, cropped to 3:2 and stored at once. */
export default function EventPicture({ event, mayChange }: { event: StaffEvent; mayChange: boolean }) {
  const { t } = useTranslation('back-office/events');
  const { message } = App.useApp();
  const [setPicture, { isLoading, error: rejected }] = useSetPicture();
  const [sent, setSent] = useState(0);
  const [unstored, setUnstored] = useState(() => unstoredPictures.get(event.slug));
  const [chosen, setChosen] = useState(unstored?.picture);
  const error = rejected ?? unstored?.error;

  async function send(picture: { file: Blob; name: string }) {
    setSent(0);
    setChosen(picture);
    const { slug, revision } = event;
    const { data } = await setPicture({ slug, revision, ...picture, onProgress: setSent });
    if (!data) return;
    unstoredPictures.delete(slug);
    setUnstored(undefined);
    void message.success(t('picture.saved'));
  }
  return (
    <Flex vertical gap="middle" align="start">
      <p>{t('picture.lead')}</p>
      {unstored && (
        <Alert
          type="warning"
          showIcon
          role="alert"
          title={t('picture.unstored')}
          action={
            <Button loading={isLoading} onClick={() => void send(unstored.picture)}>
              {t('picture.again')}
            </Button>
          }
        />
      )}
      <div className={styles.picture}>
        <Picture
          key={event.imagePath}
          path={event.imagePath}
          alt={event.imagePath ? t('picture.of', { name: event.name }) : t('picture.none')}
          sizes="(min-width: 720px) 720px, 100vw"
        />
      </div>
      {mayChange && (
        <PictureUpload
          aspect={pictureAspect}
          isLoading={isLoading}
          sent={sent}
          error={error}
          onChosen={(file, name) => void send({ file, name })}
        >
          <SaveFailure
            error={error}
            labelOf={(field) => t(`edit.parts.${field}`)}
            onKeepMine={() => chosen && void send(chosen)}
          />
        </PictureUpload>
      )}
      {event.imagePath && <PictureSizes path={event.imagePath} />}
    </Flex>
  );
}
