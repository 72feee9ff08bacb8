import { type ApiProblem, useTranslation } from '@idavuelta/shared/platform';
import { Alert, Button, Progress, Upload } from 'antd';
import ImgCrop from 'antd-img-crop';
import type { ReactNode } from 'react';
import { Failure } from './Failure.tsx';

const accepted = 'image/jpeg,image/png,image/webp,image/avif,image/gif';

interface PictureUploadProps {
  /** Width divided by height to which the picture is cropped; not cropped without it. */
  aspect?: number;
  /** Label of the button, "choose a picture" by default. */
  label?: string;
  isLoading: boolean;
  /** Upload progress, 0 to 1. */
  sent: number;
  /** Error of the upload mutation. */
  error: unknown;
  onChosen: (file: Blob, name: string) => void;
  /** Shown for errors that are not about the picture, such as an edit conflict. */
  children?: ReactNode;
}

/** A button that lets the user choose a picture, crops it to the proportions of the page and uploads it. */
export function PictureUpload({ aspect, label, isLoading, sent, error, onChosen, children }: PictureUploadProps) {
  const { t } = useTranslation('back-office');
  const button = (
    <Upload
      accept={accepted}
      maxCount={1}
      showUploadList={false}
      customRequest={({ file }) => onChosen(file as Blob, (file as File).name)}
    >
      <Button loading={isLoading}>{label ?? t('pictures.choose')}</Button>
    </Upload>
  );
  return (
    <>
      <PictureFailure error={error}>{children}</PictureFailure>
      {isLoading && <Progress percent={Math.round(sent * 100)} aria-label={t('pictures.sending')} />}
      {aspect ? (
        <ImgCrop
          aspect={aspect}
          quality={0.92}
          modalTitle={t('pictures.crop')}
          showReset
          resetText={t('pictures.reset')}
        >
          {button}
        </ImgCrop>
      ) : (
        button
      )}
    </>
  );
}

/** Explains why a picture was rejected, or the upload failed. */
function PictureFailure({ error, children }: { error: unknown; children: ReactNode }) {
  const { t } = useTranslation('back-office');
  const reason = (error as ApiProblem | undefined)?.errors?.find(({ field }) => field === 'image')?.reason;
  if (!reason) return children ?? <Failure error={error} />;
  return <Alert type="error" showIcon role="alert" title={t(`pictures.mistakes.${reason}`)} />;
}
