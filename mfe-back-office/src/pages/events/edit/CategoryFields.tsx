import type { EventChoices, EventFields } from '@idavuelta/shared/contracts/staff';
import { useTranslation } from '@idavuelta/shared/platform';
import { Button, Card, Flex, Form } from 'antd';
import { TextFields } from './TextFields.tsx';
import { VariantFields } from './VariantFields.tsx';

/** What is sold: categories, and in each the tickets of every province. */
export function CategoryFields({ choices }: { choices: EventChoices }) {
  const { t } = useTranslation('back-office/events');
  const form = Form.useFormInstance<EventFields>();
  return (
    <Form.List name="categories">
      {(categories, { add, remove }) => (
        <Flex vertical gap="middle">
          {categories.map(({ key, name }) => {
            const isNew = form.getFieldValue(['categories', name, 'id']) === undefined;
            return (
              <Card
                key={key}
                title={t('edit.category', { number: name + 1 })}
                extra={isNew && <Button onClick={() => remove(name)}>{t('edit.remove_category')}</Button>}
              >
                <TextFields
                  path={[name, 'texts']}
                  parent={['categories']}
                  needed={choices.language}
                  maxLength={{ name: 120, description: 500 }}
                />
                <VariantFields category={name} choices={choices} />
              </Card>
            );
          })}
          <div>
            <Button onClick={() => add({ texts: {}, variants: [{ ...newVariant }] })}>{t('edit.add_category')}</Button>
          </div>
        </Flex>
      )}
    </Form.List>
  );
}

export const newVariant = { texts: {}, passengers: 1, addresses: 1, units: 1 };
