import type { CountryCode } from '@idavuelta/shared/contracts';
import { countyFields } from '@idavuelta/shared/contracts/staff';
import { useTranslation } from '@idavuelta/shared/platform';
import { Button, Flex, Form } from 'antd';
import type { ClipboardEvent } from 'react';
import { Field } from '../../forms/Field.tsx';
import { PositionFields } from '../../forms/PositionFields.tsx';
import styles from './CountyFields.module.css';

/** Edits the counties of a province and their centres. Counties in use cannot be removed. */
export function CountyFields({ country: context }: { country: CountryCode }) {
  const { t } = useTranslation('back-office/provinces');
  const form = Form.useFormInstance();

  /** Adds a county for each line of a pasted list. */
  function pasteList(event: ClipboardEvent, name: number) {
    const lines = event.clipboardData.getData('text').split(/\s*\n\s*/);
    const names = lines.map((line) => line.trim()).filter(Boolean);
    if (names.length < 2) return;
    event.preventDefault();
    const counties: object[] = form.getFieldValue('counties');
    const [first, ...others] = names.map((county) => ({ name: county }));
    form.setFieldValue('counties', counties.toSpliced(name, 1, { ...counties[name], ...first }, ...others));
  }
  return (
    <Form.List name="counties">
      {(counties, { add, remove }) => (
        <Flex vertical gap="middle" className={styles.list}>
          {counties.map(({ key, name }) => {
            const number = name + 1;
            const isUsed = form.getFieldValue(['counties', name, 'isUsed']) === true;
            return (
              <fieldset key={key} className={styles.county} aria-label={t('county', { context, number })}>
                <Field
                  of={countyFields}
                  at={[name]}
                  name="name"
                  label={t('county', { context, number })}
                  className={styles.name}
                  input={{ onPaste: (event) => pasteList(event, name) }}
                />
                <PositionFields path={[name]} />
                <Button
                  disabled={isUsed}
                  title={isUsed ? t('mistakes.in_use') : undefined}
                  aria-label={t('remove_county', { context, number })}
                  onClick={() => remove(name)}
                >
                  {t('remove')}
                </Button>
              </fieldset>
            );
          })}
          <div>
            <Button onClick={() => add({})}>{t('add_county', { context })}</Button>
          </div>
        </Flex>
      )}
    </Form.List>
  );
}
