import type { CountryCode } from '@idavuelta/shared/contracts';
import type { SlideItem } from '@idavuelta/shared/contracts/staff';
import { useTranslation } from '@idavuelta/shared/platform';
import { Form, Input, Spin } from 'antd';
import { Failure } from '../../ui/Failure.tsx';
import { ListForm } from './list/ListForm.tsx';
import { useChangeSlides, useSlides } from './list/landing-lists.api.ts';
import { PictureField } from './list/PictureField.tsx';

const most = 12;
const onThisSite = /^\/(?![/\\])[^\s\\]*$/;

/** An address that was copied from the site begins with where the site is. */
const withoutOrigin = (typed: string) =>
  typed.startsWith(`${window.location.origin}/`) ? typed.slice(window.location.origin.length) : typed.trim();

/** The slides at the top of the landing page of a country. */
export default function SlidesTab({ country }: { country: CountryCode }) {
  const { t } = useTranslation('back-office/content');
  const { data: content, error } = useSlides(country);
  const [change, saving] = useChangeSlides();
  if (!content) return error ? <Failure error={error} /> : <Spin />;
  const added: SlideItem = { url: '', imagePath: '' };
  const required = { required: true, message: t('back-office:mistakes.required') };
  return (
    <ListForm name="slides" content={content} added={added} most={most} change={change} saving={saving}>
      {(place) => (
        <>
          <Form.Item
            name={[place, 'url']}
            label={t('fields.url')}
            extra={t('slides.url_help')}
            normalize={withoutOrigin}
            rules={[required, { pattern: onThisSite, message: t('mistakes.address') }]}
          >
            <Input maxLength={300} inputMode="url" autoComplete="off" />
          </Form.Item>
          <Form.Item name={[place, 'imagePath']} label={t('fields.imagePath')} rules={[required]}>
            <PictureField shape="slide" />
          </Form.Item>
        </>
      )}
    </ListForm>
  );
}
