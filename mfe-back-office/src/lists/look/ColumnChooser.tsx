import TableOutlined from '@ant-design/icons/es/icons/TableOutlined';
import { useTranslation } from '@idavuelta/shared/platform';
import { Button, Checkbox, Flex } from 'antd';
import { useId, useState } from 'react';
import styles from './look.module.css';
import type { Look } from './useLook.ts';

interface ChoosableColumn {
  key: string;
  label: string;
}

interface ColumnChooserProps {
  columns: ChoosableColumn[];
  look: Look;
}

/** A button that opens the choice of columns and of compact rows; the first column always stays. */
export function ColumnChooser({ columns, look: { hidden, isCompact, choose } }: ColumnChooserProps) {
  const { t } = useTranslation('back-office');
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const toggle = (key: string, isShown: boolean) =>
    choose({ hidden: isShown ? hidden.filter((each) => each !== key) : [...hidden, key] });
  return (
    <div className={styles.chooser}>
      <Button
        icon={<TableOutlined aria-hidden />}
        aria-label={t('lists.columns')}
        title={t('lists.columns')}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
      />
      {isOpen && (
        <fieldset id={id} className={styles.panel}>
          <legend className="visually-hidden">{t('lists.columns')}</legend>
          <Flex vertical gap="small">
            {columns.map(({ key, label }) => (
              <Checkbox
                key={key}
                checked={!hidden.includes(key)}
                onChange={({ target }) => toggle(key, target.checked)}
              >
                {label}
              </Checkbox>
            ))}
            <hr className={styles.line} />
            <Checkbox checked={isCompact} onChange={({ target }) => choose({ isCompact: target.checked })}>
              {t('lists.compact')}
            </Checkbox>
          </Flex>
        </fieldset>
      )}
    </div>
  );
}
