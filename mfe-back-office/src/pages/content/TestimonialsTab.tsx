import type { CountryCode } from '@idavuelta/shared/contracts';
import type { TestimonialItem } from '@idavuelta/shared/contracts/staff';
import { useTranslation } from '@idavuelta/shared/platform';
import { Form, Input, Select, Spin } from 'antd';
import { Failure } from '../../ui/Failure.tsx';
import { ListForm } from './list/ListForm.tsx';
import { useChangeTestimonials, useTestimonials } from './list/landing-lists.api.ts';
import { PictureField } from './list/PictureField.tsx';

const most = 60;
const mostTags = 6;
const aTag = /^[\p{L}\p{N}_]{1,30}$/u;

/** The page writes `#` before each. */
const withoutHash = (tags: string[]) => [...new Set(tags.map((tag) => tag.trim().replace(/^#+/, '')))].filter(Boolean);

/** What travellers of a country say. */
export default function TestimonialsTab({ country }: { country: CountryCode }) {
  const { t } = useTranslation('back-office/content');
  const { data: content, error } = useTestimonials(country);
  const [change, saving] = useChangeTestimonials();
  if (!content) return error ? <Failure error={error} /> : <Spin />;
  const added: TestimonialItem = { message: '', user: '', imagePath: '', tags: [] };
  const required = { required: true, whitespace: true, message: t('back-office:mistakes.required') };
  const tagRule = {
    validator: async (_rule: unknown, tags: string[] = []) => {
      if (tags.length > mostTags || tags.some((tag) => !aTag.test(tag)))
        throw new Error(t('mistakes.tags', { count: mostTags }));
    },
  };
  return (
    <ListForm name="testimonials" content={content} added={added} most={most} change={change} saving={saving}>
      {(place) => (
        <>
          <Form.Item name={[place, 'message']} label={t('fields.message')} rules={[required]}>
            <Input.TextArea rows={3} maxLength={1000} />
          </Form.Item>
          <Form.Item name={[place, 'user']} label={t('fields.user')} rules={[required]}>
            <Input maxLength={100} autoComplete="off" />
          </Form.Item>
          <Form.Item name={[place, 'tags']} label={t('fields.tags')} normalize={withoutHash} rules={[tagRule]}>
            <Select mode="tags" open={false} suffixIcon={null} tokenSeparators={[' ', ',']} />
          </Form.Item>
          <Form.Item name={[place, 'imagePath']} label={t('testimonials.portrait')}>
            <PictureField shape="portrait" isOptional />
          </Form.Item>
        </>
      )}
    </ListForm>
  );
}
