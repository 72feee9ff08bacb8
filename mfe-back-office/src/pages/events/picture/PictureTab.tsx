import type { StaffEvent } from '@idavuelta/shared/contracts/staff';
import { type ApiProblem, useTranslation } from '@idavuelta/shared/platform';
import { Picture } from '@idavuelta/shared/ui';
import { Alert, App, Button, Flex, Progress, Upload } from 'antd';
import ImgCrop from 'antd-img-crop';
import { useState } from 'react';
import { Failure } from '../../../ui/Failure.tsx';
import styles from './PictureTab.module.css';
import { useSetPicture } from './picture.api.ts';

/** The proportions of the site's pictures. */
const aspect = 3 / 2;
const accepted = 'image/jpeg,image/png,image/webp,image/avif,image/gif';

/** The picture of an event, as pages have it: chosen, cut to three to two, and sent. */
export default function PictureTab({ event, mayChange }: { event: StaffEvent; mayChange: boolean }) {
  const { t } = useTranslation('back-office/events');
  const { message } = App.useApp();
  const [setPicture, { isLoading, error }] = useSetPicture();
  const [sent, setSent] = useState(0);

  async function send(file: Blob, name: string) {
    setSent(0);
    const { data } = await setPicture({ slug: event.slug, file, name, onProgress: setSent });
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
      <PictureFailure error={error} />
      {isLoading && <Progress percent={Math.round(sent * 100)} aria-label={t('picture.sending')} />}
      {mayChange && (
        <ImgCrop aspect={aspect} quality={0.92} modalTitle={t('picture.crop')} showReset resetText={t('picture.reset')}>
          <Upload
            accept={accepted}
            maxCount={1}
            showUploadList={false}
            customRequest={({ file }) => void send(file as Blob, (file as File).name)}
          >
            <Button loading={isLoading}>{t('picture.choose')}</Button>
          </Upload>
        </ImgCrop>
      )}
    </Flex>
  );
}

/** Why a picture was not taken: what is wrong with it, or what any call may end in. */
function PictureFailure({ error }: { error: unknown }) {
  const { t } = useTranslation('back-office/events');
  const reason = (error as ApiProblem | undefined)?.errors?.find(({ field }) => field === 'image')?.reason;
  if (!reason) return <Failure error={error} />;
  return <Alert type="error" showIcon role="alert" title={t(`picture.mistakes.${reason}`)} />;
}
