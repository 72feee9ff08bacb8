import type { TaxDocumentDetail } from '@idavuelta/shared/contracts/staff';
import { type ApiProblem, useTranslation } from '@idavuelta/shared/platform';
import { Alert, App, Button, Flex } from 'antd';
import { useState } from 'react';
import { useDownload } from '../../../session/download.api.ts';
import { Failure } from '../../../ui/Failure.tsx';
import { useMailDocument, useResendDocument } from '../tax-documents.api.ts';
import { CorrectDialog } from './CorrectDialog.tsx';
import { methodsOf } from './correction.ts';

interface DocumentActionsProps {
  document: TaxDocumentDetail;
  mayChange: boolean;
}

/** Shows the files of a document and what may be done with it now. */
export function DocumentActions({ document, mayChange }: DocumentActionsProps) {
  const { t } = useTranslation('back-office/tax-documents');
  const { message } = App.useApp();
  const [download, saving] = useDownload();
  const [mail, mailing] = useMailDocument();
  const [resend, resending] = useResendDocument();
  const [isCorrecting, setCorrecting] = useState(false);
  const { id, number, hasPdf, canResend, records } = document;
  const formats = [
    ...(hasPdf ? (['pdf'] as const) : []),
    ...(records.some(({ operation }) => operation === 'issue') ? (['xml'] as const) : []),
  ];
  const save = (format: 'pdf' | 'xml') =>
    void download({ url: `/staff-api/tax-documents/${id}/file/${format}`, name: `${number}.${format}` });
  const sendMail = async () => {
    const { data } = await mail({ id });
    if (data) void message.success(t('mail.done'));
  };
  const sendAgain = async () => {
    const { data } = await resend({ id });
    if (data) void message.success(t('resend.done'));
  };
  return (
    <Flex vertical gap="small">
      <Flex wrap gap="small">
        {formats.map((format) => (
          <Button key={format} loading={saving.isLoading} onClick={() => save(format)}>
            {format.toUpperCase()}
          </Button>
        ))}
        {hasPdf && (
          <Button loading={mailing.isLoading} onClick={() => void sendMail()}>
            {t('mail.action')}
          </Button>
        )}
        {mayChange && canResend && (
          <Button type="primary" loading={resending.isLoading} onClick={() => void sendAgain()}>
            {t('resend.action')}
          </Button>
        )}
        {mayChange && methodsOf(document).length > 0 && (
          <Button onClick={() => setCorrecting(true)}>{t('correct.action')}</Button>
        )}
      </Flex>
      <ActionFailure error={saving.error ?? mailing.error ?? resending.error} />
      {isCorrecting && <CorrectDialog document={document} onClose={() => setCorrecting(false)} />}
    </Flex>
  );
}

function ActionFailure({ error }: { error: unknown }) {
  const { t } = useTranslation('back-office/tax-documents');
  const isConflict = (error as ApiProblem | undefined)?.code === 'STATE_CONFLICT';
  return isConflict ? <Alert type="error" showIcon role="alert" title={t('conflict')} /> : <Failure error={error} />;
}
