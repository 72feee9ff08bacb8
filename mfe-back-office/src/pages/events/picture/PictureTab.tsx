import type { StaffEvent } from '@idavuelta/shared/contracts/staff';
import { useTranslation } from '@idavuelta/shared/platform';
import { Picture } from '@idavuelta/shared/ui';
import { App, Flex } from 'antd';
import { useState } from 'react';
import { SaveFailure } from '../../../forms/SaveFailure.tsx';
import { PictureUpload } from '../../../ui/PictureUpload.tsx';
import { PictureSizes } from './PictureSizes.tsx';
import styles from './PictureTab.module.css';
import { useSetPicture } from './picture.api.ts';

/** Aspect ratio of the site's pictures. */
const aspect = 3 / 2;

/** Replaces the picture of an event: chosen, cropped to 3:2 and uploaded. */
export default function PictureTab({ event, mayChange }: { event: StaffEvent; mayChange: boolean }) {
  const { t } = useTranslation('back-office/events');
  const { message } = App.useApp();
  const [setPicture, { isLoading, error }] = useSetPicture();
  const [sent, setSent] = useState(0);
  const [chosen, setChosen] = useState<{ file: Blob; name: string }>();

  async function send(picture: { file: Blob; name: string }) {
    setSent(0);
    setChosen(picture);
    const { slug, revision } = event;
    const { data } = await setPicture({ slug, revision, ...picture, onProgress: setSent });
    if (data) void message.success(t('picture.saved'));
  }
  return (
    <Flex vertical gap="middle" align="start">
      <p>{t('picture.lead')}</p>
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
          aspect={aspect}
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
