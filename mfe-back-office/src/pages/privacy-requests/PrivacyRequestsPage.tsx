import type { StaffPrivacyRequest } from '@idavuelta/shared/contracts/staff';
import { Link, useTranslation } from '@idavuelta/shared/platform';
import { Tag } from 'antd';
import { linkTo } from '../../kit/areas.ts';
import { OfficePage } from '../../kit/OfficePage.tsx';
import { choice } from '../../lists/filters/choice.ts';
import { ListHead } from '../../lists/ListHead.tsx';
import { ListTable } from '../../lists/ListTable.tsx';
import { TwoLines } from '../../lists/TwoLines.tsx';
import { useList } from '../../lists/useList.ts';
import { DaysLeft } from './DaysLeft.tsx';
import { usePrivacyRequests } from './privacy-requests.api.ts';

const states = ['open', 'done', 'refused', 'any'] as const;

/** The register of requests about personal data, those with the least time first. */
export default function PrivacyRequestsPage() {
  const { t } = useTranslation('back-office');
  return (
    <OfficePage path="/privacy-requests">
      {() => (
        <>
          <ListHead lead={t('areas.privacy_requests.lead')} />
          <Requests />
        </>
      )}
    </OfficePage>
  );
}

function Requests() {
  const { t } = useTranslation('back-office/privacy-requests');
  const list = useList(usePrivacyRequests, 'dueOn', {
    filters: [
      { kind: 'search', name: 'text', label: t('find') },
      choice('state', t('fields.state'), states, (value) => t(`states.${value}`), { fallback: 'open', all: 'any' }),
    ],
  });
  return (
    <ListTable<StaffPrivacyRequest>
      {...list}
      name="privacy-requests"
      label={t('back-office:areas.privacy_requests.title')}
      rowKey="id"
      locale={{ emptyText: t('none') }}
      columns={[
        {
          title: t('fields.number'),
          key: 'number',
          sorter: true,
          render: (_, { id, number }) => <Link to={linkTo('/privacy-requests/:id', id)}>{String(number)}</Link>,
        },
        { title: t('fields.kind'), key: 'kind', render: (_, { kind }) => t(`kinds.${kind}`) },
        {
          title: t('fields.person'),
          key: 'person',
          render: (_, { name, email }) => (
            <TwoLines first={<span translate="no">{name}</span>} second={<span translate="no">{email}</span>} />
          ),
        },
        {
          title: t('fields.country'),
          key: 'country',
          render: (_, { country }) => t(`back-office:countries.${country}`),
        },
        {
          title: t('fields.due'),
          key: 'dueOn',
          sorter: true,
          render: (_, request) => <DaysLeft request={request} />,
        },
        {
          title: t('fields.state'),
          key: 'state',
          card: 'state',
          render: (_, { state: is, isBlocked }) => (
            <>
              <Tag>{t(`states.${is}`)}</Tag>
              {isBlocked && <Tag color="warning">{t('blocked')}</Tag>}
            </>
          ),
        },
      ]}
    />
  );
}
