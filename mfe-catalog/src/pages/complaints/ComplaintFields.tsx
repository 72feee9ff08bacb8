import {
  complaintDocumentKinds,
  complaintItems,
  complaintKinds,
  complaintLimits as limits,
} from '@idavuelta/shared/contracts/rules';
import { CheckboxField, SelectField, TextAreaField, TextField } from '@idavuelta/shared/forms';
import { useTranslation } from '@idavuelta/shared/platform';
import { useField } from 'react-final-form';
import { ReachFields } from '../../features/enquiries/ReachFields.tsx';
import { ChoiceField } from './ChoiceField.tsx';
import styles from './complaints.module.css';
import { FilesField } from './FilesField.tsx';

/** Kind and number of a document. @param of prefix of the names: `guardian.` */
function DocumentFields({ of = '' }: { of?: string }) {
  const { t } = useTranslation('catalog/complaints');
  const options = complaintDocumentKinds.map((value) => ({ value, label: t(`documents.${value}`) }));
  return (
    <div className={styles.pair}>
      <SelectField name={`${of}documentKind`} label={t('fields.document_kind')} options={options} />
      <TextField
        name={`${of}documentNumber`}
        label={t('fields.document_number')}
        maxLength={limits.documentNumber}
        autoComplete="off"
      />
    </div>
  );
}

export function PersonFields() {
  const { t } = useTranslation('catalog/complaints');
  const { input: isMinor } = useField<boolean>('isMinor', { subscription: { value: true } });
  return (
    <section className={styles.section} aria-labelledby="complaint-person" data-part={t('sections.person')}>
      <h2 id="complaint-person">{t('sections.person')}</h2>
      <TextField name="name" label={t('fields.name')} autoComplete="name" maxLength={limits.name} />
      <DocumentFields />
      <TextField name="address" label={t('fields.address')} autoComplete="address-line1" maxLength={limits.address} />
      <div className={styles.pair}>
        <ReachFields email={t('fields.email')} phone={t('fields.phone')} />
      </div>
      <CheckboxField name="isMinor" label={t('fields.is_minor')} />
      {isMinor.value && (
        <fieldset className={styles.guardian} data-part={t('sections.guardian')}>
          <legend>{t('sections.guardian')}</legend>
          <TextField name="guardian.name" label={t('fields.name')} maxLength={limits.name} />
          <DocumentFields of="guardian." />
        </fieldset>
      )}
    </section>
  );
}

export function ItemFields() {
  const { t } = useTranslation('catalog/complaints');
  return (
    <section className={styles.section} aria-labelledby="complaint-item">
      <h2 id="complaint-item">{t('sections.item')}</h2>
      <ChoiceField
        name="item"
        legend={t('fields.item')}
        choices={complaintItems.map((value) => ({ value, label: t(`items.${value}`) }))}
      />
      <TextAreaField
        name="itemDescription"
        rows={2}
        label={t('fields.item_description')}
        maxLength={limits.itemDescription}
      />
      <div className={styles.pair}>
        <TextField name="amount" label={t('fields.amount')} inputMode="decimal" maxLength={20} optional />
        <TextField
          name="orderNumber"
          label={t('fields.order')}
          help={t('help.order')}
          maxLength={limits.orderNumber}
          optional
        />
      </div>
    </section>
  );
}

export function DetailFields() {
  const { t } = useTranslation('catalog/complaints');
  return (
    <section className={styles.section} aria-labelledby="complaint-detail">
      <h2 id="complaint-detail">{t('sections.detail')}</h2>
      <ChoiceField
        name="kind"
        legend={t('fields.kind')}
        choices={complaintKinds.map((value) => ({ value, label: t(`kinds.${value}`), help: t(`help.${value}`) }))}
      />
      <TextAreaField name="detail" rows={6} label={t('fields.detail')} maxLength={limits.text} />
      <TextAreaField name="request" rows={4} label={t('fields.request')} maxLength={limits.text} />
      <FilesField />
    </section>
  );
}
