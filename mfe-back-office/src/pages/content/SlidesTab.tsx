import type { CountryCode } from '@idavuelta/shared/contracts';
import { slideFields } from '@idavuelta/shared/contracts/staff';
import { Spin } from 'antd';
import { Field } from '../../forms/Field.tsx';
import { Failure } from '../../ui/Failure.tsx';
import { ListForm } from './list/ListForm.tsx';
import { useChangeSlides, useSlides } from './list/landing-lists.api.ts';
import { PictureField } from './list/PictureField.tsx';

/** Strips the origin from an address copied from the site. */
const withoutOrigin = (typed: string) =>
  typed.startsWith(`${window.location.origin}/`) ? typed.slice(window.location.origin.length) : typed.trim();

/** Edits the slides at the top of a country's landing page. */
export default function SlidesTab({ country }: { country: CountryCode }) {
  const { data: content, error } = useSlides(country);
  const [change] = useChangeSlides();
  if (!content) return error ? <Failure error={error} /> : <Spin />;
  return (
    <ListForm name="slides" content={content} added={{ url: '', imagePath: '' }} change={change}>
      {(index) => (
        <>
          <Field of={slideFields} at={[index]} name="url" normalize={withoutOrigin} input={{ inputMode: 'url' }} />
          <Field of={slideFields} at={[index]} name="imagePath">
            <PictureField shape="slide" />
          </Field>
        </>
      )}
    </ListForm>
  );
}
