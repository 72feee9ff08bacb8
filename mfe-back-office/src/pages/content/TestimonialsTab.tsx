import type { CountryCode } from '@idavuelta/shared/contracts';
import {
  type TestimonialItem,
  testimonialTags as tagBounds,
  testimonialFields,
} from '@idavuelta/shared/contracts/staff';
import { useTranslation } from '@idavuelta/shared/platform';
import { Form, Select, Spin } from 'antd';
import { Field, Fields } from '../../forms/Field.tsx';
import { Failure } from '../../ui/Failure.tsx';
import { ListForm } from './list/ListForm.tsx';
import { useChangeTestimonials, useTestimonials } from './list/landing-lists.api.ts';
import { PictureField } from './list/PictureField.tsx';

const aTag = new RegExp(tagBounds.pattern, 'u');

/** Strips the leading `#`, which the page adds itself. */
const withoutHash = (tags: string[]) => [...new Set(tags.map((tag) => tag.trim().replace(/^#+/, '')))].filter(Boolean);

/** Edits a country's testimonials. */
export default function TestimonialsTab({ country }: { country: CountryCode }) {
  const { t } = useTranslation('back-office/content');
  const { data: content, error } = useTestimonials(country);
  const [change] = useChangeTestimonials();
  if (!content) return error ? <Failure error={error} /> : <Spin />;
  const added: TestimonialItem = { message: '', user: '', imagePath: '', tags: [] };
  const tagRule = {
    validator: async (_rule: unknown, tags: string[] = []) => {
      const { most, maxLength } = tagBounds;
      if (tags.length > most || tags.some((tag) => !aTag.test(tag) || tag.length > maxLength))
        throw new Error(t('mistakes.tags', { count: most }));
    },
  };
  return (
    <ListForm name="testimonials" content={content} added={added} change={change}>
      {(index) => (
        <>
          <Fields of={testimonialFields} at={[index]} names={['message', 'user']} />
          <Form.Item name={[index, 'tags']} label={t('fields.tags')} normalize={withoutHash} rules={[tagRule]}>
            <Select mode="tags" open={false} suffixIcon={null} tokenSeparators={[' ', ',']} />
          </Form.Item>
          <Field of={testimonialFields} at={[index]} name="imagePath" label={t('testimonials.portrait')}>
            <PictureField shape="portrait" isOptional />
          </Field>
        </>
      )}
    </ListForm>
  );
}
