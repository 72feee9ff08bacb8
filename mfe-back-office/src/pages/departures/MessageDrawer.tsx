import { type Language, languageNames, languages } from '@idavuelta/shared/contracts';
import type { DepartureMessage, ManagedDeparture } from '@idavuelta/shared/contracts/staff';
import { useTranslation } from '@idavuelta/shared/platform';
import { App, Button, Drawer, Form, Input, Tabs } from 'antd';
import { DraftNotice } from '../../forms/DraftNotice.tsx';
import { useDraft } from '../../forms/useDraft.ts';
import { useDepartureEffect, useMessageDeparture } from './departures.api.ts';
import styles from './departures.module.css';
import { EffectFacts } from './EffectFacts.tsx';
import { Refusal } from './Refusal.tsx';

interface Values {
  texts?: Partial<Record<Language, { subject?: string; body?: string }>>;
}

/** Only languages in which something was written. */
const writtenTexts = ({ texts = {} }: Values) =>
  Object.fromEntries(
    languages.flatMap((language) => {
      const { subject = '', body = '' } = texts[language] ?? {};
      return subject.trim() || body.trim() ? [[language, { subject, body }]] : [];
    }),
  ) as DepartureMessage['texts'];

interface MessageDrawerProps {
  slug: string;
  departure: ManagedDeparture & { id: number };
  onClose: () => void;
}

/** Writes to everybody who travels on a departure. Languages of buyers that have no text yet are marked. */
export function MessageDrawer({ slug, departure, onClose }: MessageDrawerProps) {
  const { t } = useTranslation('back-office/departures');
  const { message } = App.useApp();
  const [form] = Form.useForm<Values>();
  const draft = useDraft(form, `departure-message.${slug}.${departure.id}`);
  const effect = useDepartureEffect({ slug, id: departure.id });
  const [send, { isLoading, error }] = useMessageDeparture();
  const texts = writtenTexts({ texts: Form.useWatch('texts', form) ?? {} });
  const labelOf = (language: Language) => {
    const isMissing = effect.data?.languages.includes(language) && !texts[language];
    return isMissing ? t('message.missing', { language: languageNames[language] }) : languageNames[language];
  };
  const save = async (values: Values) => {
    const { data } = await send({ slug, id: departure.id, texts: writtenTexts(values) });
    if (!data) return;
    draft.forget();
    void message.success(t('begun', { count: data.total }));
    onClose();
  };
  /** Who writes one of the two writes the other, too. */
  const both = (language: Language) => ({
    validator: (_: unknown, value = '') =>
      value.trim() || !texts[language]
        ? Promise.resolve()
        : Promise.reject(new Error(t('back-office:mistakes.required'))),
  });
  return (
    <Drawer title={t('message.title')} open size="large" onClose={onClose}>
      <div className={styles.stack}>
        <EffectFacts effect={effect.data} error={effect.error} />
        <DraftNotice draft={draft} />
        <Form<Values>
          form={form}
          name="message"
          layout="vertical"
          onValuesChange={draft.keep}
          onFinish={(values) => void save(values)}
        >
          <p>{t('message.lead')}</p>
          <Tabs
            items={languages.map((language) => ({
              key: language,
              label: labelOf(language),
              forceRender: true,
              children: (
                <>
                  <Form.Item
                    name={['texts', language, 'subject']}
                    label={t('message.subject')}
                    rules={[both(language)]}
                  >
                    <Input maxLength={150} />
                  </Form.Item>
                  <Form.Item name={['texts', language, 'body']} label={t('message.body')} rules={[both(language)]}>
                    <Input.TextArea maxLength={5000} autoSize={{ minRows: 5 }} />
                  </Form.Item>
                </>
              ),
            }))}
          />
          <div className={styles.stack}>
            <Refusal error={error} />
            <Button type="primary" htmlType="submit" loading={isLoading} disabled={!effect.data}>
              {t('message.submit', { count: effect.data?.paid ?? 0 })}
            </Button>
          </div>
        </Form>
      </div>
    </Drawer>
  );
}
