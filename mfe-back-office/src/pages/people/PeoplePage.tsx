import type { StaffUser } from '@idavuelta/shared/contracts/staff';
import { deviceZone } from '@idavuelta/shared/contracts/time';
import { useFormats, useTranslation } from '@idavuelta/shared/platform';
import { Badge, Button } from 'antd';
import { useState } from 'react';
import { OfficePage } from '../../kit/OfficePage.tsx';
import { useOpened } from '../../kit/useOpened.ts';
import { ListFrame } from '../../lists/ListFrame.tsx';
import { ChangeDrawer } from './ChangeDrawer.tsx';
import { InviteDrawer } from './InviteDrawer.tsx';
import { usePeople } from './people.api.ts';
import styles from './people.module.css';

const badges = { invited: 'warning', active: 'success', blocked: 'error' } as const;

/** Manages staff accounts, for owners. */
export default function PeoplePage() {
  return <OfficePage path="/people">{({ id }) => <People ownId={id} />}</OfficePage>;
}

function People({ ownId }: { ownId: number }) {
  const { t } = useTranslation('back-office');
  const { date } = useFormats();
  const zone = deviceZone();
  const { data, error, isFetching, refetch } = usePeople();
  const [opened, open] = useOpened();
  const [changing, setChanging] = useState<number>();
  const person = data?.find(({ id }) => id === changing);
  return (
    <>
      <div className={styles.toolbar}>
        <p>{t('areas.people.lead')}</p>
        <Button type="primary" onClick={() => open('new')}>
          {t('people.invite')}
        </Button>
      </div>
      <ListFrame<StaffUser>
        name="people"
        total={data?.length}
        error={error}
        onRetry={() => void refetch()}
        label={t('areas.people.title')}
        rowKey="id"
        dataSource={data}
        loading={isFetching && !data}
        columns={[
          { title: t('fields.name'), key: 'name', dataIndex: 'name' },
          { title: t('fields.email'), key: 'email', dataIndex: 'email' },
          { title: t('fields.role'), key: 'role', render: (_, { role }) => t(`roles.${role}`) },
          {
            title: t('fields.state'),
            key: 'state',
            render: (_, { state, awaitsSecondFactor }) => (
              <Badge
                status={awaitsSecondFactor ? 'warning' : badges[state]}
                text={t(awaitsSecondFactor ? 'states.awaits_second_factor' : `states.${state}`)}
              />
            ),
          },
          {
            title: t('fields.last_seen'),
            key: 'lastSeenAt',
            render: (_, { lastSeenAt }) => (lastSeenAt ? date(lastSeenAt, 'medium', zone) : '–'),
          },
          {
            title: <span className="visually-hidden">{t('people.change')}</span>,
            card: 'actions',
            render: (_, { id, name }) => (
              <Button onClick={() => setChanging(id)} aria-label={t('people.change_of', { name })}>
                {t('people.change')}
              </Button>
            ),
          },
        ]}
      />
      <InviteDrawer open={opened === 'new'} onClose={() => open()} />
      {person && (
        <ChangeDrawer
          key={person.id}
          person={person}
          isOwn={person.id === ownId}
          onClose={() => setChanging(undefined)}
        />
      )}
    </>
  );
}
