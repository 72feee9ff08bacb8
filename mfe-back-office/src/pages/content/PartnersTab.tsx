import type { CountryCode } from '@idavuelta/shared/contracts';
import { partnerFields } from '@idavuelta/shared/contracts/staff';
import { Spin } from 'antd';
import { Field } from '../../forms/Field.tsx';
import { Failure } from '../../ui/Failure.tsx';
import { ListForm } from './list/ListForm.tsx';
import { useChangePartners, usePartners } from './list/landing-lists.api.ts';
import { PictureField } from './list/PictureField.tsx';

/** Edits the partner logos on a country's landing page. */
export default function PartnersTab({ country }: { country: CountryCode }) {
  const { data: content, error } = usePartners(country);
  const [change] = useChangePartners();
  if (!content) return error ? <Failure error={error} /> : <Spin />;
  return (
    <ListForm name="partners" content={content} added={{ name: '', imagePath: '' }} change={change}>
      {(index) => (
        <>
          <Field of={partnerFields} at={[index]} name="name" />
          <Field of={partnerFields} at={[index]} name="imagePath">
            <PictureField shape="logo" />
          </Field>
        </>
      )}
    </ListForm>
  );
}
