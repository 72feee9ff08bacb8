import type { CountryCode, TaxBuyer } from '@idavuelta/shared/contracts';
import { formatDecimalAmount } from '@idavuelta/shared/contracts/money';
import { taxBuyerLimits as limits } from '@idavuelta/shared/contracts/rules';
import { passportCountries, readTaxBuyer, type TaxBuyerError } from '@idavuelta/shared/contracts/tax-id';
import { useTranslation } from '@idavuelta/shared/platform';
import { Flex, Form, Input, Select } from 'antd';
import { useSaleEvent, useTaxDocumentTerms } from './sale.api.ts';
import type { SaleValues } from './sale.types.ts';

type Field = TaxBuyerError['field'];

/** Asks whom the tax document names, where documents are issued. */
export function TaxBuyerField() {
  const { t } = useTranslation('back-office/orders');
  const form = Form.useFormInstance<SaleValues>();
  const { data: event } = useSaleEvent(Form.useWatch('eventSlug', form));
  const kind = Form.useWatch(['taxBuyer', 'kind'], form) as TaxBuyer['kind'] | undefined;
  const { data: terms } = useTaxDocumentTerms(event?.countryCode);
  if (!event || !terms?.issued) return null;
  const { countryCode } = event;
  const kinds: TaxBuyer['kind'][] =
    countryCode === 'CL' ? ['personal', 'passport'] : ['personal', 'company', 'passport'];
  return (
    <>
      <Form.Item
        name={['taxBuyer', 'kind']}
        label={t('sale.tax.kind')}
        extra={terms.namedFrom && t('sale.tax.named_from', { amount: formatDecimalAmount(terms.namedFrom) })}
      >
        <Select
          allowClear
          placeholder={t('sale.tax.nobody')}
          options={kinds.map((value) => ({ value, label: t(`sale.tax.kinds.${value}`, { context: countryCode }) }))}
        />
      </Form.Item>
      {kind && <BuyerFields kind={kind} country={countryCode} />}
    </>
  );
}

function BuyerFields({ kind, country }: { kind: TaxBuyer['kind']; country: CountryCode }) {
  const { t, i18n } = useTranslation('back-office/orders');
  const form = Form.useFormInstance<SaleValues>();
  /** The rule of the contract for one field, with its words. */
  const ruleOf = (field: Field) => ({
    validator: () => {
      const { errors } = readTaxBuyer({ ...form.getFieldValue('taxBuyer'), kind }, country);
      const wrong = errors.find((error) => error.field === field);
      if (!wrong) return Promise.resolve();
      const isRequired = wrong.reason === 'required';
      return Promise.reject(new Error(t(isRequired ? 'back-office:mistakes.required' : `sale.tax.${wrong.reason}`)));
    },
  });
  const item = (field: Field, label: string) => ({
    name: ['taxBuyer', field],
    label,
    required: true,
    dependencies: [['taxBuyer', 'kind']],
    rules: [ruleOf(field)],
  });
  const names = new Intl.DisplayNames(i18n.language.replace('_', '-'), { type: 'region' });
  return (
    <Flex wrap gap="0 1rem">
      <Form.Item {...item('taxId', t(`sale.tax.ids.${kind}`, { context: country }))}>
        <Input maxLength={limits.taxId} autoComplete="off" />
      </Form.Item>
      <Form.Item {...item('name', t('sale.tax.name'))}>
        <Input maxLength={limits.name} autoComplete="off" />
      </Form.Item>
      {kind === 'company' && (
        <Form.Item {...item('address', t('sale.tax.address'))}>
          <Input maxLength={limits.address} autoComplete="off" />
        </Form.Item>
      )}
      {kind === 'passport' && (
        <Form.Item {...item('country', t('sale.tax.country'))}>
          <Select
            showSearch={{ optionFilterProp: 'label' }}
            options={passportCountries.map((value) => ({ value, label: names.of(value) ?? value }))}
          />
        </Form.Item>
      )}
    </Flex>
  );
}
