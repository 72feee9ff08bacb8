import {
  type EventChoices,
  type EventFields,
  ticketTexts,
  type VariantFields as VariantValues,
} from '@idavuelta/shared/contracts/staff';
import { useTranslation } from '@idavuelta/shared/platform';
import { Button, Card, Flex, Form } from 'antd';
import { ItemButtons } from './ItemButtons.tsx';
import { Removable } from './Removable.tsx';
import { TextFields } from './TextFields.tsx';
import { VariantFields } from './VariantFields.tsx';

/** Edits what is sold: categories and their tickets by province, in the order shown to visitors. */
export function CategoryFields({ choices }: { choices: EventChoices }) {
  const { t } = useTranslation('back-office/events');
  const form = Form.useFormInstance<EventFields>();
  return (
    <Form.List name="categories">
      {(categories, { add, remove, move }) => (
        <Flex vertical gap="middle">
          {categories.map(({ key, name }) => {
            const isNew = form.getFieldValue(['categories', name, 'id']) === undefined;
            const title = t('edit.category', { number: name + 1 });
            const text = t('edit.remove_category');
            const fields = (
              <>
                <TextFields
                  path={[name, 'texts']}
                  parent={['categories']}
                  needed={choices.language}
                  maxLength={ticketTexts}
                />
                <VariantFields category={name} choices={choices} />
              </>
            );
            return (
              <Card
                key={key}
                title={title}
                extra={
                  <ItemButtons
                    name={title}
                    at={name}
                    count={categories.length}
                    onMove={move}
                    onRemove={isNew ? () => remove(name) : undefined}
                    removeText={text}
                  />
                }
              >
                {isNew ? fields : <Removable {...{ path: [name], parent: ['categories'], text }}>{fields}</Removable>}
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

export const newVariant = { texts: {}, passengers: 1, addresses: 1, units: 1 } as VariantValues;
