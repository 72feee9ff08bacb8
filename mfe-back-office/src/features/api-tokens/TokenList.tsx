import { type ApiToken, type StaffRole, tokenPermissions } from '@idavuelta/shared/contracts/staff';
import { deviceZone } from '@idavuelta/shared/contracts/time';
import { useFormats, useTranslation } from '@idavuelta/shared/platform';
import { App, Badge, Button, Empty, Flex } from 'antd';
import { useState } from 'react';
import { Failure } from '../../ui/Failure.tsx';
import { textKey } from '../../ui/text-key.ts';
import { WideTable } from '../../ui/WideTable.tsx';
import { type TokenOwner, tokenHooks } from './api-tokens.api.ts';
import styles from './api-tokens.module.css';
import { MakeTokenDrawer } from './MakeTokenDrawer.tsx';

const badges = {
  active: 'success',
  expired: 'default',
  revoked: 'default',
  powerless: 'warning',
} as const satisfies Record<ApiToken['state'], string>;

interface TokenListProps {
  owner: TokenOwner;
  role: StaffRole;
}

/** Lists API tokens: what they may do, when they were used and when they end. Each can be revoked. */
export function TokenList({ owner, role }: TokenListProps) {
  const { t } = useTranslation('back-office');
  const { date } = useFormats();
  const { modal } = App.useApp();
  const { useTokens, useRevokeToken } = tokenHooks[owner];
  const { data, error } = useTokens();
  const [revoke, { error: revokeError }] = useRevokeToken();
  const [making, setMaking] = useState(false);
  const grantable = tokenPermissions(role);
  const zone = deviceZone();
  const day = (iso: string) => date(iso, 'medium', zone);

  const confirmRevoke = ({ id, name }: ApiToken) =>
    modal.confirm({
      title: t('api_tokens.revoke.title', { name }),
      content: t('api_tokens.revoke.lead'),
      okText: t('api_tokens.revoke.action'),
      okButtonProps: { danger: true },
      onOk: () => revoke(id),
    });

  return (
    <>
      <Flex wrap gap="middle" justify="space-between" align="center">
        <p>{t(`api_tokens.lead.${owner}`)}</p>
        <Button type="primary" disabled={grantable.length === 0} onClick={() => setMaking(true)}>
          {t(`api_tokens.make.${owner}`)}
        </Button>
      </Flex>
      <Failure error={error ?? revokeError} />
      <WideTable<ApiToken>
        label={t('api_tokens.title')}
        rowKey="id"
        dataSource={data}
        loading={!data && !error}
        locale={{ emptyText: <Empty description={t('api_tokens.empty')} /> }}
        columns={[
          {
            title: t('fields.name'),
            render: (_, { name, beginning }) => (
              <>
                <div>{name}</div>
                <code translate="no">{`${beginning}…`}</code>
              </>
            ),
          },
          {
            title: t('api_tokens.permissions'),
            render: (_, { permissions }) => (
              <div className={styles.granted}>
                {permissions.map((one) => t(`permissions.${textKey(one)}`)).join(', ')}
              </div>
            ),
          },
          { title: t('api_tokens.made_by'), dataIndex: 'madeBy', hidden: owner === 'own' },
          {
            title: t('api_tokens.last_used'),
            render: (_, { lastUsedAt }) =>
              lastUsedAt ? `${day(lastUsedAt)}, ${date(lastUsedAt, 'time', zone)}` : t('api_tokens.never'),
          },
          { title: t('api_tokens.ends'), render: (_, { expiresAt }) => day(expiresAt) },
          {
            title: t('fields.state'),
            render: (_, { state }) => <Badge status={badges[state]} text={t(`api_tokens.states.${state}`)} />,
          },
          {
            title: <span className="visually-hidden">{t('api_tokens.revoke.action')}</span>,
            card: 'actions',
            render: (_, token) =>
              (token.state === 'active' || token.state === 'powerless') && (
                <Button
                  aria-label={t('api_tokens.revoke.of', { name: token.name })}
                  onClick={() => confirmRevoke(token)}
                >
                  {t('api_tokens.revoke.action')}
                </Button>
              ),
          },
        ]}
      />
      {making && <MakeTokenDrawer owner={owner} grantable={grantable} onClose={() => setMaking(false)} />}
    </>
  );
}
