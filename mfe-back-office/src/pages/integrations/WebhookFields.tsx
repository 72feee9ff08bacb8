import { webhookEventTypes, webhookFields } from '@idavuelta/shared/contracts/staff';
import { useTranslation } from '@idavuelta/shared/platform';
import { CheckboxGroup } from '../../forms/CheckboxGroup.tsx';
import { Field, Fields } from '../../forms/Field.tsx';
import { textKey } from '../../ui/text-key.ts';
import styles from './integrations.module.css';

/** Fields of an endpoint: name, address and what it is told. */
export function WebhookFields() {
  const { t } = useTranslation('back-office/integrations');
  return (
    <>
      <Fields of={webhookFields} names={['name', 'url']} />
      <Field of={webhookFields} name="events">
        <CheckboxGroup
          className={styles.events ?? ''}
          options={webhookEventTypes.map((value) => ({ value, label: t(`events.${textKey(value)}`) }))}
        />
      </Field>
    </>
  );
}
