import type { ManagedDepartures } from '@idavuelta/shared/contracts/staff';
import { useTranslation } from '@idavuelta/shared/platform';
import { Drawer, Tabs } from 'antd';
import styles from './departures.module.css';
import { RuleForm } from './RuleForm.tsx';
import { SingleForm } from './SingleForm.tsx';

/** Adds departures one by one, or by a weekly rule. */
export default function AddDrawer({ event, onClose }: { event: ManagedDepartures; onClose: () => void }) {
  const { t } = useTranslation('back-office/departures');
  const form = { event, onAdded: onClose };
  return (
    <Drawer title={t('add.title')} open size="large" onClose={onClose}>
      <div className={styles.stack}>
        <p>{t('help.moveTo')}</p>
        <Tabs
          items={[
            { key: 'single', label: t('add.single'), children: <SingleForm {...form} /> },
            { key: 'rule', label: t('add.rule'), children: <RuleForm {...form} /> },
          ]}
        />
      </div>
    </Drawer>
  );
}
