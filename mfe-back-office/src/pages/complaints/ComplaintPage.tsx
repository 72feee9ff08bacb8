import type { RouteParams } from '@idavuelta/shared/contracts';
import { type ComplaintDetail, complaintAnswerFields, type StaffAccount } from '@idavuelta/shared/contracts/staff';
import { type ApiProblem, Link, useTranslation } from '@idavuelta/shared/platform';
import { Button, Flex, Skeleton } from 'antd';
import { useState } from 'react';
import { ChangeList } from '../../features/changes/ChangeList.tsx';
import { Field } from '../../forms/Field.tsx';
import { SaveModal } from '../../forms/SaveModal.tsx';
import { linkTo } from '../../kit/areas.ts';
import { OfficePage } from '../../kit/OfficePage.tsx';
import { useThing } from '../../kit/useThing.ts';
import { useDownload } from '../../session/download.api.ts';
import { Failure } from '../../ui/Failure.tsx';
import { ComplaintFacts } from './ComplaintFacts.tsx';
import { useAnswerComplaint, useComplaint } from './complaints.api.ts';

/** Shows a sheet of the complaints book, which is answered once. */
export default function ComplaintPage({ params: { id = '' } }: { params: RouteParams }) {
  const { t } = useTranslation('back-office/complaints');
  return (
    <OfficePage path="/complaints/:id" title={t('sheet')}>
      {(account) => <Sheet key={id} id={id} account={account} />}
    </OfficePage>
  );
}

function Sheet({ id, account: { permissions } }: { id: string; account: StaffAccount }) {
  const { t } = useTranslation('back-office/complaints');
  const { currentData: sheet, error } = useComplaint(id);
  useThing(sheet?.number);
  if (!sheet) return error ? <Failure error={error} /> : <Skeleton />;
  return (
    <>
      <Link to={linkTo('/complaints')}>{t('all')}</Link>
      <h2 translate="no">{sheet.number}</h2>
      {permissions.includes('complaints.answer') && <Actions sheet={sheet} />}
      <ComplaintFacts sheet={sheet} mayReadOrders={permissions.includes('orders.read')} />
      {permissions.includes('audit.read') && (
        <section aria-label={t('back-office:changes.of_this')} style={{ marginBlockStart: '1.5rem' }}>
          <h3>{t('back-office:changes.of_this')}</h3>
          <ChangeList subject={`complaint:${id}`} />
        </section>
      )}
    </>
  );
}

/** The sheet's PDF and files, and its answer while it has none. The law knows no extension, so there is no button. */
function Actions({ sheet: { id, number, files, answeredAt } }: { sheet: ComplaintDetail }) {
  const { t } = useTranslation('back-office/complaints');
  const [download, saving] = useDownload();
  const [answer] = useAnswerComplaint();
  const [isAnswering, setAnswering] = useState(false);
  const at = `/staff-api/complaints/${id}`;
  return (
    <>
      <Flex wrap gap="small" style={{ marginBlockEnd: '1rem' }}>
        {!answeredAt && (
          <Button type="primary" onClick={() => setAnswering(true)}>
            {t('answer.action')}
          </Button>
        )}
        <Button loading={saving.isLoading} onClick={() => void download({ url: `${at}/pdf`, name: `${number}.pdf` })}>
          {t('pdf')}
        </Button>
        {files.map((file) => (
          <Button key={file.id} onClick={() => void download({ url: `${at}/files/${file.id}`, name: file.name })}>
            {t('file', { name: file.name })}
          </Button>
        ))}
      </Flex>
      <Failure error={saving.error} />
      {isAnswering && (
        <SaveModal<{ answer: string }, ComplaintDetail>
          texts="back-office/complaints"
          name="complaint-answer"
          title={t('answer.title', { number })}
          action={t('answer.send')}
          save={(values) => answer({ id, ...values })}
          saved={() => t('answer.done')}
          failureOf={(error) =>
            (error as ApiProblem | undefined)?.code === 'STATE_CONFLICT' ? t('answer.conflict') : undefined
          }
          onClose={() => setAnswering(false)}
        >
          <p>{t('answer.lead')}</p>
          <Field of={complaintAnswerFields} name="answer" />
        </SaveModal>
      )}
    </>
  );
}
