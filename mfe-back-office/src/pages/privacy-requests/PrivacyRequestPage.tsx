import type { RouteParams } from '@idavuelta/shared/contracts';
import { Link, useTranslation } from '@idavuelta/shared/platform';
import { Descriptions, Flex, Spin } from 'antd';
import { linkTo } from '../../kit/areas.ts';
import { OfficePage } from '../../kit/OfficePage.tsx';
import { Failure } from '../../ui/Failure.tsx';
import { DaysLeft } from './DaysLeft.tsx';
import { PersonData } from './PersonData.tsx';
import { usePrivacyRequest } from './privacy-requests.api.ts';
import { RequestActions } from './RequestActions.tsx';

/** One request, what is stored about its person, and what can be done. */
export default function PrivacyRequestPage({ params: { id = '' } }: { params: RouteParams }) {
  const { t } = useTranslation('back-office/privacy-requests');
  return (
    <OfficePage path="/privacy-requests/:id" title={t('title', { id })}>
      {() => <PrivacyRequest key={id} id={id} />}
    </OfficePage>
  );
}

function PrivacyRequest({ id }: { id: string }) {
  const { t } = useTranslation('back-office/privacy-requests');
  const { currentData, error } = usePrivacyRequest(id);
  if (!currentData) return error ? <Failure error={error} /> : <Spin />;
  const { request, person } = currentData;
  return (
    <Flex vertical gap="middle">
      <div>
        <Link to={linkTo('/privacy-requests')}>{t('all')}</Link>
      </div>
      <Descriptions
        bordered
        size="small"
        column={{ xs: 1, md: 2 }}
        items={[
          { key: 'number', label: t('fields.number'), children: String(request.number) },
          { key: 'kind', label: t('fields.kind'), children: t(`kinds.${request.kind}`) },
          { key: 'person', label: t('fields.person'), children: <span translate="no">{request.name}</span> },
          { key: 'email', label: t('fields.email'), children: <span translate="no">{request.email}</span> },
          { key: 'country', label: t('fields.country'), children: t(`back-office:countries.${request.country}`) },
          { key: 'due', label: t('fields.due'), children: <DaysLeft request={request} /> },
          { key: 'state', label: t('fields.state'), children: t(`states.${request.state}`) },
          { key: 'details', label: t('fields.details'), span: 'filled', children: request.details },
          ...(request.answer
            ? [{ key: 'answer', label: t('fields.answer'), span: 'filled' as const, children: request.answer }]
            : []),
          ...(request.answeredBy
            ? [{ key: 'by', label: t('fields.by'), children: <span translate="no">{request.answeredBy}</span> }]
            : []),
        ]}
      />
      <RequestActions request={request} />
      <PersonData person={person} />
    </Flex>
  );
}
