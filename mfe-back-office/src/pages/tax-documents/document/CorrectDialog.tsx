import { type TaxDocumentDetail, taxBuyerFields, taxCorrectionFields } from '@idavuelta/shared/contracts/staff';
import { type ApiProblem, useNavigate, useTranslation } from '@idavuelta/shared/platform';
import { Form, Radio } from 'antd';
import { Field } from '../../../forms/Field.tsx';
import { SaveModal } from '../../../forms/SaveModal.tsx';
import { linkTo } from '../../../kit/areas.ts';
import { useCorrectDocument } from '../tax-documents.api.ts';
import { type CorrectionValues, idKinds, methodsOf, toCorrection } from './correction.ts';

interface CorrectDialogProps {
  document: TaxDocumentDetail;
  onClose: () => void;
}

/** Corrects the buyer's details: issues a replacement document and opens it. */
export function CorrectDialog({ document, onClose }: CorrectDialogProps) {
  const { t } = useTranslation('back-office/tax-documents');
  const navigate = useNavigate();
  const [form] = Form.useForm<CorrectionValues>();
  const [correct] = useCorrectDocument();
  const { id, buyer, country } = document;
  const methods = methodsOf(document);
  return (
    <SaveModal<CorrectionValues, TaxDocumentDetail>
      texts="back-office/tax-documents"
      name="correct"
      form={form}
      title={t('correct.title')}
      action={t('correct.action')}
      // no draft: ids of buyers must not stay in browsers
      initial={{ method: methods[0], buyer: { idKind: 'company', name: buyer } } as Partial<CorrectionValues>}
      save={(values) => correct({ id, ...toCorrection(values) })}
      saved={({ number }) => t('correct.done', { number: number || t('back-office:tax.no_number') })}
      failureOf={(error) => ((error as ApiProblem | undefined)?.code === 'STATE_CONFLICT' ? t('conflict') : undefined)}
      onSaved={(replacement) => navigate(linkTo('/tax-documents/:id', replacement.id))}
      onClose={onClose}
    >
      <p>{t('correct.lead')}</p>
      <Form.Item name="method" label={t('fields.method')}>
        <Radio.Group vertical options={methods.map((value) => ({ value, label: t(`correct.methods.${value}`) }))} />
      </Form.Item>
      <Field of={taxCorrectionFields} name="reason" />
      <BuyerFields country={country} form={form} />
    </SaveModal>
  );
}

interface BuyerFieldsProps extends Pick<TaxDocumentDetail, 'country'> {
  form: ReturnType<typeof Form.useForm<CorrectionValues>>[0];
}

/** The buyer of the new document. Fields that another kind of id needs keep what was typed. */
function BuyerFields({ country, form }: BuyerFieldsProps) {
  const { t } = useTranslation('back-office/tax-documents');
  const idKind = Form.useWatch(['buyer', 'idKind'], form) ?? 'company';
  const isNamed = idKind !== 'none';
  const { name, address } = taxBuyerFields;
  const bounds = {
    ...taxBuyerFields,
    ...(!isNamed && { name: { ...name, optional: true } as const }),
    ...(idKind !== 'company' && { address: { ...address, optional: true } as const }),
  };
  return (
    <>
      <Form.Item name={['buyer', 'idKind']} label={t('fields.idKind')}>
        <Radio.Group vertical options={idKinds.map((value) => ({ value, label: t(`id_kinds.${value}`) }))} />
      </Form.Item>
      {isNamed && (
        <Field
          of={bounds}
          at={['buyer']}
          name="taxId"
          label={idKind === 'passport' ? t('id_kinds.passport') : t(`tax_ids.${country}.${idKind}`)}
        />
      )}
      <Field of={bounds} at={['buyer']} name="name" />
      {isNamed && <Field of={bounds} at={['buyer']} name="address" />}
      {idKind === 'passport' && (
        <Field
          of={bounds}
          at={['buyer']}
          name="country"
          label={t('fields.country_of')}
          extra={t('help.correctCountry')}
          normalize={(typed: string) => typed.toUpperCase()}
        />
      )}
    </>
  );
}
