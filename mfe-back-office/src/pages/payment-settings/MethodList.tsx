import type { MethodSetting, PaymentSettings } from '@idavuelta/shared/contracts/staff';
import { type ApiProblem, useTranslation } from '@idavuelta/shared/platform';
import { Alert, App, Button, Flex, Switch, Tag } from 'antd';
import { useState } from 'react';
import { ChangeList } from '../../features/changes/ChangeList.tsx';
import { SaveFailure } from '../../forms/SaveFailure.tsx';
import { WideTable } from '../../ui/WideTable.tsx';
import { useChangeMethods } from './payment-settings.api.ts';

const swapped = (methods: MethodSetting[], place: number) => {
  const [before, after] = [methods[place], methods[place + 1]];
  return before && after ? methods.toSpliced(place, 2, after, before) : methods;
};

/** The ways to pay of a country: which are offered, and in which order. */
export function MethodList({ settings }: { settings: PaymentSettings }) {
  const { t } = useTranslation('back-office/payment-settings');
  const { message } = App.useApp();
  const [methods, setMethods] = useState(settings.methods);
  // The revision that was read when the list was filled, or when one was told of another's change.
  const [revision, setRevision] = useState(settings.methodsRevision);
  const [change, { isLoading, error }] = useChangeMethods();
  const { country } = settings;
  const nameOf = ({ code }: MethodSetting) => t(`codes.${code}`, { defaultValue: code });
  const isLastOn = ({ isOn }: MethodSetting) => isOn && methods.filter((method) => method.isOn).length === 1;

  async function save() {
    const wanted = methods.map(({ code, isOn }) => ({ code, isOn }));
    const { data } = await change({ country, revision, change: { methods: wanted } });
    if (!data) return;
    setRevision(data.methodsRevision);
    void message.success(t('saved'));
  }
  return (
    <Flex vertical gap="middle" align="start">
      <p>{t('methods.lead')}</p>
      <WideTable<MethodSetting>
        label={t('methods.title')}
        rowKey="code"
        dataSource={methods}
        columns={[
          {
            title: t('fields.method'),
            render: (_, method) => (
              <>
                <span>{nameOf(method)} </span>
                {!method.isInstalled && <Tag>{t('methods.not_installed')}</Tag>}
              </>
            ),
          },
          { title: t('fields.currency'), render: (_, { currency }) => currency ?? t('methods.no_account') },
          {
            title: t('fields.offered'),
            render: (_, method) => (
              <Switch
                aria-label={t('methods.offer', { name: nameOf(method) })}
                checked={method.isOn}
                disabled={isLastOn(method)}
                onChange={(isOn) =>
                  setMethods(methods.map((one) => (one.code === method.code ? { ...one, isOn } : one)))
                }
              />
            ),
          },
          {
            title: t('fields.order'),
            render: (_, method, place) => (
              <Flex gap="small">
                <Button
                  aria-label={t('methods.up', { name: nameOf(method) })}
                  disabled={place === 0}
                  onClick={() => setMethods(swapped(methods, place - 1))}
                >
                  ↑
                </Button>
                <Button
                  aria-label={t('methods.down', { name: nameOf(method) })}
                  disabled={place === methods.length - 1}
                  onClick={() => setMethods(swapped(methods, place))}
                >
                  ↓
                </Button>
              </Flex>
            ),
          },
        ]}
      />
      <MethodsFailure error={error} onKeepMine={() => setRevision(settings.methodsRevision)} />
      <Button type="primary" loading={isLoading} onClick={() => void save()}>
        {t('back-office:forms.save')}
      </Button>
      <h2>{t('back-office:changes.of_this')}</h2>
      <ChangeList subject={`payment-methods:${country}`} />
    </Flex>
  );
}

/** Why the ways to pay were not saved. */
function MethodsFailure({ error, onKeepMine }: { error: unknown; onKeepMine: () => void }) {
  const { t } = useTranslation('back-office/payment-settings');
  const { code, errors } = (error ?? {}) as Partial<ApiProblem>;
  const reason = code === 'VALIDATION_FAILED' ? errors?.[0]?.reason : undefined;
  if (reason) return <Alert type="error" showIcon role="alert" title={t(`mistakes.${reason}`)} />;
  return <SaveFailure error={error} labelOf={() => t('methods.title')} onKeepMine={onKeepMine} />;
}
