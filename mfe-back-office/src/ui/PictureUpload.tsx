import { type ApiProblem, useTranslation } from '@idavuelta/shared/platform';
import { Alert, Button, Progress, Upload } from 'antd';
import ImgCrop from 'antd-img-crop';
import type { ReactNode } from 'react';
import { Failure } from './Failure.tsx';

const accepted = 'image/jpeg,image/png,image/webp,image/avif,image/gif';

interface PictureUploadProps {
  /** Width by height to which it is cut; without it nothing is. */
  aspect?: number;
  /** On the button, where it is not "choose a picture". */
  label?: string;
  isLoading: boolean;
  /** How much of it is sent, 0 to 1. */
  sent: number;
  /** Of the mutation that sends it. */
  error: unknown;
  onChosen: (file: Blob, name: string) => void;
  /** What is shown of an error that is not of the picture, where somebody else may have been first. */
  children?: ReactNode;
}

/** A button by which a picture is chosen, cut to the proportions that pages show, and sent. */
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

/** Why a picture was not taken: what is wrong with it, or what any call may end in. */
function PictureFailure({ error, children }: { error: unknown; children: ReactNode }) {
  const { t } = useTranslation('back-office');
  const reason = (error as ApiProblem | undefined)?.errors?.find(({ field }) => field === 'image')?.reason;
  if (!reason) return children ?? <Failure error={error} />;
  return <Alert type="error" showIcon role="alert" title={t(`pictures.mistakes.${reason}`)} />;
}
