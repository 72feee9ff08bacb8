import type { CountryCode } from '@idavuelta/shared/contracts';
import { maxLandingItems } from '@idavuelta/shared/contracts/staff';
import { useTranslation } from '@idavuelta/shared/platform';
import { Button, Flex, Form } from 'antd';
import type { ReactNode } from 'react';
import { ChangeList } from '../../../features/changes/ChangeList.tsx';
import { SaveForm } from '../../../forms/SaveForm.tsx';
import { ItemBox } from './ItemBox.tsx';
import type { ListChange } from './landing-lists.api.ts';
import { useListWords } from './useListWords.ts';

interface Listed {
  id?: number;
}
interface Content<Item> {
  country: CountryCode;
  items: Item[];
  revision: number;
}
interface ListFormProps<Item extends Listed> {
  name: keyof typeof maxLandingItems;
  content: Content<Item>;
  /** Initial values of an added item. */
  added: Item;
  change: (change: ListChange<Item>) => Promise<{ data?: Content<Item>; error?: unknown }>;
  /** Renders the fields of the item at an index. */
  children: (index: number) => ReactNode;
}

/** Edits a list on a landing page: items are changed, ordered, added and removed, then saved together. */
export function ListForm<Item extends Listed>(props: ListFormProps<Item>) {
  const { name, content, added, change, children } = props;
  const { country, items: saved, revision } = content;
  const { t } = useTranslation('back-office/content');
  const { labelOf, detailOf } = useListWords();
  return (
    <Flex vertical gap="middle">
      <p>{t(`${name}.lead`)}</p>
      <SaveForm<{ items: Item[] }, Content<Item>>
        texts="back-office/content"
        name={name}
        draft={`content.${name}.${country}`}
        initial={{ items: saved }}
        revision={revision}
        save={(values) => change({ country, ...values })}
        toValues={({ items }) => ({ items })}
        saved={() => t('saved')}
        labelOf={labelOf}
      >
        <Form.List name="items">
          {(items, { add, move, remove }) => (
            <Flex vertical gap="middle" style={{ marginBlockEnd: '1rem' }}>
              {items.map(({ key, name: index }) => (
                <ItemBox
                  key={key}
                  name={t(`${name}.one`, { number: index + 1 })}
                  index={index}
                  count={items.length}
                  onMove={(to) => move(index, to)}
                  onRemove={() => remove(index)}
                >
                  {children(index)}
                </ItemBox>
              ))}
              {items.length === 0 && <p>{t(`${name}.none`)}</p>}
              <div>
                <Button disabled={items.length >= maxLandingItems[name]} onClick={() => add(added)}>
                  {t(`${name}.add`)}
                </Button>
              </div>
            </Flex>
          )}
        </Form.List>
      </SaveForm>
      <h2>{t('back-office:changes.of_this')}</h2>
      <ChangeList subject={`${name}:${country}`} detailOf={detailOf} />
    </Flex>
  );
}
