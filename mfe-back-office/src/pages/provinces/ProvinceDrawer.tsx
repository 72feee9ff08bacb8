import type { CountryCode } from '@idavuelta/shared/contracts';
import type { ProvinceRow } from '@idavuelta/shared/contracts/staff';
import { useTranslation } from '@idavuelta/shared/platform';
import { Drawer, Skeleton } from 'antd';
import { ChangeList } from '../../features/changes/ChangeList.tsx';
import { Failure } from '../../ui/Failure.tsx';
import styles from './CountyFields.module.css';
import { ProvinceForm } from './ProvinceForm.tsx';
import { useProvince } from './provinces.api.ts';

interface ProvinceDrawerProps {
  country: CountryCode;
  opened: ProvinceRow | 'new';
  onClose: () => void;
}

/** Creates or edits a province. */
export function ProvinceDrawer({ country, opened, onClose }: ProvinceDrawerProps) {
  const { t } = useTranslation('back-office/provinces');
  return (
    <Drawer title={opened === 'new' ? t('add') : opened.name} open size="large" onClose={onClose}>
      {opened === 'new' ? (
        <ProvinceForm country={country} onSaved={onClose} />
      ) : (
        <ChangeProvince id={opened.id} onSaved={onClose} />
      )}
    </Drawer>
  );
}

function ChangeProvince({ id, onSaved }: { id: number; onSaved: () => void }) {
  const { t } = useTranslation('back-office/provinces');
  const { data: province, error } = useProvince(id);
  if (!province) return error ? <Failure error={error} /> : <Skeleton />;
  return (
    <>
      <Failure error={error} />
      <ProvinceForm country={province.country} province={province} onSaved={onSaved} />
      <h2 className={styles.earlier}>{t('back-office:changes.of_this')}</h2>
      <ChangeList subject={`province:${id}`} />
    </>
  );
}
