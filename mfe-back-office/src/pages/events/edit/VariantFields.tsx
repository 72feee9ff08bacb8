import { type EventChoices, ticketTexts } from '@idavuelta/shared/contracts/staff';
import { useTranslation } from '@idavuelta/shared/platform';
import { Button, Flex, Form } from 'antd';
import { Foldable } from './Foldable.tsx';
import { ItemButtons } from './ItemButtons.tsx';
import { MeetingPointFields } from './MeetingPointFields.tsx';
import { Removable } from './Removable.tsx';
import { TextFields } from './TextFields.tsx';
import { VariantNumbers } from './VariantNumbers.tsx';
import { VariantTitle } from './VariantTitle.tsx';

interface VariantFieldsProps {
  /** Index of the category in the form. */
  category: number;
  choices: EventChoices;
}

/** Edits the tickets of a category. Existing ones keep province and units, because they may have been sold. */
export function VariantFields({ category, choices }: VariantFieldsProps) {
  const { t } = useTranslation('back-office/events');
  const form = Form.useFormInstance();
  const parent = ['categories', category, 'variants'];
  return (
    <Form.List name={[category, 'variants']}>
      {(variants, { add, remove, move }, { errors }) => (
        <Flex vertical gap="middle">
          {variants.map(({ key, name }) => {
            const isNew = form.getFieldValue([...parent, name, 'id']) === undefined;
            const title = t('edit.variant', { number: name + 1 });
            const text = t('edit.remove_variant');
            const fields = (
              <>
                <VariantNumbers path={[category, 'variants', name]} name={name} isNew={isNew} choices={choices} />
                <TextFields
                  path={[name, 'texts']}
                  parent={parent}
                  needed={choices.language}
                  maxLength={ticketTexts}
                  rows={2}
                />
                <MeetingPointFields path={[name]} parent={parent} provinces={choices.provinces} />
              </>
            );
            return (
              <Foldable
                key={key}
                path={[...parent, name]}
                title={<VariantTitle path={[...parent, name]} title={title} choices={choices} />}
                startsOpen={isNew}
                extra={
                  <ItemButtons
                    name={`${t('edit.category', { number: category + 1 })}, ${title}`}
                    at={name}
                    count={variants.length}
                    onMove={move}
                    onRemove={isNew && variants.length > 1 ? () => remove(name) : undefined}
                    removeText={text}
                  />
                }
              >
                {isNew ? fields : <Removable {...{ path: [name], parent, text }}>{fields}</Removable>}
              </Foldable>
            );
          })}
          <Form.ErrorList errors={errors} />
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
