import { type Language, languageNames, languages } from '@idavuelta/shared/contracts';
import {
  type DepartureMessage,
  type ManagedDeparture,
  messageFields,
  type StaffAct,
} from '@idavuelta/shared/contracts/staff';
import { useTranslation } from '@idavuelta/shared/platform';
import { Drawer, Form, Input, Tabs } from 'antd';
import { SaveForm } from '../../forms/SaveForm.tsx';
import { useDepartureEffect, useMessageDeparture } from './departures.api.ts';
import styles from './departures.module.css';
import { EffectFacts } from './EffectFacts.tsx';
import { useRejectionText } from './Rejection.tsx';

interface Values {
  texts?: Partial<Record<Language, { subject?: string; body?: string }>>;
}

/** Keeps only the languages with some text. */
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

/** Sends a message to everyone travelling on a departure. Languages of buyers still without a text are marked. */
export function MessageDrawer({ slug, departure, onClose }: MessageDrawerProps) {
  const { t } = useTranslation('back-office/departures');
  const [form] = Form.useForm<Values>();
  const effect = useDepartureEffect({ slug, id: departure.id });
  const [send] = useMessageDeparture();
  const texts = writtenTexts({ texts: Form.useWatch('texts', form) ?? {} });
  const labelOf = (language: Language) => {
    const isMissing = effect.data?.languages.includes(language) && !texts[language];
    return isMissing ? t('message.missing', { language: languageNames[language] }) : languageNames[language];
  };
  /** Subject and body of a language are required together. */
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
        <SaveForm<Values, StaffAct>
          texts="back-office/departures"
          form={form}
          name="message"
          draft={`departure-message.${slug}.${departure.id}`}
          action={t('message.submit', { count: effect.data?.paid ?? 0 })}
          isWaiting={!effect.data}
          save={(values) => send({ slug, id: departure.id, texts: writtenTexts(values) })}
          saved={({ total }) => t('begun', { count: total })}
          failureOf={useRejectionText()}
          onSaved={onClose}
        >
          <p>{t('message.lead')}</p>
          <Tabs
            items={languages.map((language) => ({
              key: language,
              label: labelOf(language),
              forceRender: true,
              children: (
                <>
                  <Form.Item name={['texts', language, 'subject']} label={t('fields.subject')} rules={[both(language)]}>
                    <Input maxLength={messageFields.subject.max} />
                  </Form.Item>
                  <Form.Item name={['texts', language, 'body']} label={t('fields.body')} rules={[both(language)]}>
                    <Input.TextArea maxLength={messageFields.body.max} autoSize={{ minRows: 5 }} />
                  </Form.Item>
                </>
              ),
            }))}
          />
        </SaveForm>
      </div>
    </Drawer>
  );
}
