import type { EventChoices, EventFields } from '@idavuelta/shared/contracts/staff';
import { useTranslation } from '@idavuelta/shared/platform';
import { Button, Card, Flex, Form } from 'antd';
import { TextFields } from './TextFields.tsx';
import { VariantNumbers } from './VariantNumbers.tsx';

interface VariantFieldsProps {
  /** Position of the category in the form. */
  category: number;
  choices: EventChoices;
}

/** The tickets of a category. Those that are there keep their province and units: they may have been sold so. */
export function VariantFields({ category, choices }: VariantFieldsProps) {
  const { t } = useTranslation('back-office/events');
  const form = Form.useFormInstance<EventFields>();
  return (
    <Form.List name={[category, 'variants']}>
      {(variants, { add, remove }) => (
        <Flex vertical gap="middle">
          {variants.map(({ key, name }) => {
            const isNew = form.getFieldValue(['categories', category, 'variants', name, 'id']) === undefined;
            return (
              <Card
                key={key}
                type="inner"
                title={t('edit.variant', { number: name + 1 })}
                extra={
                  isNew &&
                  variants.length > 1 && <Button onClick={() => remove(name)}>{t('edit.remove_variant')}</Button>
                }
              >
                <VariantNumbers path={[category, 'variants', name]} name={name} isNew={isNew} choices={choices} />
                <TextFields
                  path={[name, 'texts']}
                  parent={['categories', category, 'variants']}
                  needed={choices.language}
                  maxLength={{ name: 120, description: 500 }}
                  rows={2}
                />
              </Card>
            );
          })}
          <div>
            <Button onClick={() => add({ texts: {}, passengers: 1, addresses: 1, units: 1 })}>
              {t('edit.add_variant')}
            </Button>
          </div>
        </Flex>
      )}
    </Form.List>
  );
}
