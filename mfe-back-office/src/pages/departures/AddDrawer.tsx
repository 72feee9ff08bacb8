import type { ManagedDepartures } from '@idavuelta/shared/contracts/staff';
import { useTranslation } from '@idavuelta/shared/platform';
import { App, Drawer, Tabs } from 'antd';
import type { AddFormProps } from './add-form.ts';
import { useAddDepartures } from './departures.api.ts';
import styles from './departures.module.css';
import { Refusal } from './Refusal.tsx';
import { RuleForm } from './RuleForm.tsx';
import { SingleForm } from './SingleForm.tsx';

/** Adds departures one by one, or by a weekly rule. */
export default function AddDrawer({ event, onClose }: { event: ManagedDepartures; onClose: () => void }) {
  const { t } = useTranslation('back-office/departures');
  const { message } = App.useApp();
  const [add, { isLoading, error, reset }] = useAddDepartures();
  const save: AddFormProps['onAdd'] = async (departures, capacities) => {
    const { data } = await add({ slug: event.slug, departures, capacities });
    if (!data) return;
    void message.success(t('add.saved', { count: departures.length }));
    onClose();
  };
  const form = { event, isSaving: isLoading, onAdd: save };
  return (
    <Drawer title={t('add.title')} open size="large" onClose={onClose}>
      <div className={styles.stack}>
        <p>{t('zone_help')}</p>
        <Tabs
          onChange={reset}
          items={[
            { key: 'single', label: t('add.single'), children: <SingleForm {...form} /> },
            { key: 'rule', label: t('add.rule'), children: <RuleForm {...form} /> },
          ]}
        />
        <Refusal error={error} />
      </div>
    </Drawer>
  );
}
