import type { CountryCode } from '@idavuelta/shared/contracts';
import { useTranslation } from '@idavuelta/shared/platform';
import { App, Button, Flex, Form, Input } from 'antd';
import { type ReactNode, useEffect } from 'react';
import { ChangeList } from '../../../features/changes/ChangeList.tsx';
import { DraftNotice } from '../../../forms/DraftNotice.tsx';
import { showFieldErrors } from '../../../forms/field-errors.ts';
import { SaveFailure } from '../../../forms/SaveFailure.tsx';
import { useDraft } from '../../../forms/useDraft.ts';
import { ItemBox } from './ItemBox.tsx';
import type { ListChange } from './landing-lists.api.ts';
import { useListWords } from './useListWords.ts';

interface Listed {
  id?: number;
}
interface Content {
  country: CountryCode;
  items: Listed[];
  revision: number;
}
interface ListFormProps<Item extends Listed> {
  name: 'slides' | 'testimonials' | 'partners';
  content: Content;
  /** What an added one begins with. */
  added: Item;
  /** How many there may be. */
  most: number;
  /** Saves the list. */
  change: (change: ListChange<Item>) => Promise<{ data?: Content; error?: unknown }>;
  saving: { isLoading: boolean; error?: unknown };
  /** The fields of the one at a place. */
  children: (place: number) => ReactNode;
}

/** The revision is a value of the form: a draft keeps the one that it began with. */
type Values<Item> = Pick<ListChange<Item>, 'items' | 'revision'>;

/** A list of a landing page: its items are changed, ordered, added and removed, and saved together. */
export function ListForm<Item extends Listed>(props: ListFormProps<Item>) {
  const { name, content, added, most, change, saving, children } = props;
  const { country } = content;
  const { t } = useTranslation('back-office/content');
  const { message } = App.useApp();
  const [form] = Form.useForm<Values<Item>>();
  const draft = useDraft(form, `content.${name}.${country}`);
  const { labelOf, detailOf, mistakeOf } = useListWords();
  const valuesOf = ({ items, revision }: Content) => ({ items, revision }) as Values<Item>;

  const fill = (values: Values<Item>) => form.setFieldsValue(values as Parameters<typeof form.setFieldsValue>[0]);

  useEffect(() => {
    // what another has saved is shown to whoever has typed nothing
    const isOther = form.getFieldValue('revision') !== content.revision;
    if (isOther && !draft.isRestored && !form.isFieldsTouched()) form.resetFields();
  }, [form, content, draft.isRestored]);

  async function save() {
    const { data, error } = await change({ country, ...form.getFieldsValue(true) });
    showFieldErrors(form, error, mistakeOf);
    if (!data) return;
    draft.forget();
    fill(valuesOf(data));
    void message.success(t('saved'));
  }
  return (
    <Flex vertical gap="middle">
      <p>{t(`${name}.lead`)}</p>
      <DraftNotice draft={draft} />
      <Form<Values<Item>>
        form={form}
        name={name}
        layout="vertical"
        initialValues={valuesOf(content)}
        onValuesChange={draft.keep}
        onFinish={() => void save()}
      >
        <Form.Item name="revision" hidden>
          <Input />
        </Form.Item>
        <Form.List name="items">
          {(items, { add, move, remove }) => (
            <Flex vertical gap="middle">
              {items.map(({ key, name: place }) => (
                <ItemBox
                  key={key}
                  name={t(`${name}.one`, { number: place + 1 })}
                  isFirst={place === 0}
                  isLast={place === items.length - 1}
                  onMove={(step) => move(place, place + step)}
                  onRemove={() => remove(place)}
                >
                  {children(place)}
                </ItemBox>
              ))}
              {items.length === 0 && <p>{t(`${name}.none`)}</p>}
              <div>
                <Button disabled={items.length >= most} onClick={() => add(added)}>
                  {t(`${name}.add`)}
                </Button>
              </div>
            </Flex>
          )}
        </Form.List>
        <Flex vertical gap="middle" align="start" style={{ marginBlockStart: '1rem' }}>
          <SaveFailure
            error={saving.error}
            labelOf={labelOf}
            onKeepMine={() => form.setFieldValue('revision', content.revision)}
          />
          <Button type="primary" htmlType="submit" loading={saving.isLoading}>
            {t('back-office:forms.save')}
          </Button>
        </Flex>
      </Form>
      <h2>{t('back-office:changes.of_this')}</h2>
      <ChangeList subject={`${name}:${country}`} detailOf={detailOf} />
    </Flex>
  );
}
