import type { CountryCode } from '@idavuelta/shared/contracts';
import type { ManagedProvince, ProvinceRow } from '@idavuelta/shared/contracts/staff';
import { useTranslation } from '@idavuelta/shared/platform';
import { App, Drawer, Skeleton } from 'antd';
import { useState } from 'react';
import { ChangeList } from '../../features/changes/ChangeList.tsx';
import { SaveFailure } from '../../forms/SaveFailure.tsx';
import { Failure } from '../../ui/Failure.tsx';
import styles from './CountyFields.module.css';
import { ProvinceForm } from './ProvinceForm.tsx';
import { useAddProvince, useChangeProvince, useProvince } from './provinces.api.ts';

interface ProvinceDrawerProps {
  country: CountryCode;
  opened: ProvinceRow | 'new';
  onClose: () => void;
}

/** A new province, or one that is changed. */
export function ProvinceDrawer({ country, opened, onClose }: ProvinceDrawerProps) {
  return opened === 'new' ? (
    <NewProvinceDrawer country={country} onClose={onClose} />
  ) : (
    <ChangeProvinceDrawer row={opened} onClose={onClose} />
  );
}

function NewProvinceDrawer({ country, onClose }: { country: CountryCode; onClose: () => void }) {
  const { t } = useTranslation('back-office/provinces');
  const { message } = App.useApp();
  const [add, { isLoading, error }] = useAddProvince();
  return (
    <Drawer title={t('add')} open size="large" onClose={onClose}>
      <ProvinceForm
        draftName={`province.new.${country}`}
        country={country}
        isSaving={isLoading}
        save={async (values) => {
          const { data, error: problem } = await add({ country, ...values });
          if (data) {
            void message.success(t('saved', { name: data.name }));
            onClose();
          }
          return problem;
        }}
      >
        <Failure error={error} />
      </ProvinceForm>
    </Drawer>
  );
}

function ChangeProvinceDrawer({ row, onClose }: { row: ProvinceRow; onClose: () => void }) {
  const { data, error } = useProvince(row.id);
  return (
    <Drawer title={row.name} open size="large" onClose={onClose}>
      <Failure error={error} />
      {data ? <ChangeProvince province={data} onClose={onClose} /> : !error && <Skeleton />}
    </Drawer>
  );
}

function ChangeProvince({ province, onClose }: { province: ManagedProvince; onClose: () => void }) {
  const { t } = useTranslation('back-office/provinces');
  const { message } = App.useApp();
  // The revision that was read when the form was filled, or when one was told of another's change.
  const [revision, setRevision] = useState(province.revision);
  const [change, { isLoading, error }] = useChangeProvince();
  return (
    <>
      <ProvinceForm
        draftName={`province.${province.id}`}
        country={province.country}
        province={province}
        isSaving={isLoading}
        save={async (values) => {
          const { data, error: problem } = await change({ id: province.id, revision, change: values });
          if (data) {
            void message.success(t('saved', { name: data.name }));
            onClose();
          }
          return problem;
        }}
      >
        <SaveFailure
          error={error}
          labelOf={(field) => t(`fields.${field}`, { context: province.country })}
          onKeepMine={() => setRevision(province.revision)}
        />
      </ProvinceForm>
      <h2 className={styles.earlier}>{t('back-office:changes.of_this')}</h2>
      <ChangeList subject={`province:${province.id}`} />
    </>
  );
}
