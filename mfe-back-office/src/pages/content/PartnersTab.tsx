import type { CountryCode } from '@idavuelta/shared/contracts';
import type { PartnerItem } from '@idavuelta/shared/contracts/staff';
import { useTranslation } from '@idavuelta/shared/platform';
import { Form, Input, Spin } from 'antd';
import { Failure } from '../../ui/Failure.tsx';
import { ListForm } from './list/ListForm.tsx';
import { useChangePartners, usePartners } from './list/landing-lists.api.ts';
import { PictureField } from './list/PictureField.tsx';

const most = 40;

/** The partners whose logos the landing page of a country shows. */
export default function PartnersTab({ country }: { country: CountryCode }) {
  const { t } = useTranslation('back-office/content');
  const { data: content, error } = usePartners(country);
  const [change, saving] = useChangePartners();
  if (!content) return error ? <Failure error={error} /> : <Spin />;
  const added: PartnerItem = { name: '', imagePath: '' };
  const required = { required: true, whitespace: true, message: t('back-office:mistakes.required') };
  return (
    <ListForm name="partners" content={content} added={added} most={most} change={change} saving={saving}>
      {(place) => (
        <>
          <Form.Item name={[place, 'name']} label={t('fields.name')} rules={[required]}>
            <Input maxLength={100} autoComplete="off" />
          </Form.Item>
          <Form.Item name={[place, 'imagePath']} label={t('fields.imagePath')} rules={[required]}>
            <PictureField shape="logo" />
          </Form.Item>
        </>
      )}
    </ListForm>
  );
}
