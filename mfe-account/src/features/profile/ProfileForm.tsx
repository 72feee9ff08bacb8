import { notified, type Profile, profileChanged, selectCountry } from '@idavuelta/shared/contracts';
import { type FieldMessage, message, validateWith } from '@idavuelta/shared/forms';
import { type ApiProblem, useDispatch, useSelector } from '@idavuelta/shared/platform';
import type { FormApi } from 'final-form';
import { useMemo } from 'react';
import { Form } from 'react-final-form';
import type { InferType } from 'yup';
import { useSaveProfile } from '../../state/profile.api.ts';
import { Failure } from '../../ui/Failure.tsx';
import { FormBody } from '../../ui/FormBody.tsx';
import styles from './Profile.module.css';
import { ProfileFields } from './ProfileFields.tsx';
import { profileFormSchema } from './profile.schema.ts';
import { SaveProfile } from './SaveProfile.tsx';

type ProfileValues = InferType<ReturnType<typeof profileFormSchema>>;

export default function ProfileForm({ profile }: { profile: Profile }) {
  const dispatch = useDispatch();
  const [saveProfile, { error }] = useSaveProfile();
  const country = useSelector(selectCountry);
  const schema = useMemo(
    () => profileFormSchema({ country, stored: profile.rut, email: profile.email }),
    [country, profile.rut, profile.email],
  );
  const validate = useMemo(() => validateWith(schema), [schema]);
  const initialValues = useMemo(() => valuesOf(profile), [profile]);

  const save = async (values: ProfileValues, form: FormApi<ProfileValues>) => {
    const { data, error: rejected } = await saveProfile({ ...schema.cast(values), documentCountry: country });
    if (rejected) return rejectedFields(rejected as ApiProblem);
    if (data) dispatch(profileChanged({ profile: data }));
    dispatch(notified({ kind: 'success', key: 'account:profile.saved' }));
    // the new address awaits confirmation, as the notice above the form says
    if (data)
      form.batch(() => {
        form.change('email', data.email);
        form.change('currentPassword', undefined);
      });
    return undefined;
  };
  return (
    <Form<ProfileValues> initialValues={initialValues} validate={validate} subscription={{}} onSubmit={save}>
      {() => (
        <FormBody className={styles.form}>
          <ProfileFields genderOptions={profile.genderOptions} email={profile.email} />
          <Failure error={error} />
          <SaveProfile />
        </FormBody>
      )}
    </Form>
  );
}

/** The gender is optional. */
const valuesOf = ({ firstName, lastName, rut, gender = 'u', phoneNumber, email }: Profile): Partial<ProfileValues> => ({
  ...{ firstName, lastName, rut, gender, phoneNumber, email },
});

/** Converts the API's rejections to errors of the form's fields. */
function rejectedFields({ code, errors = [] }: ApiProblem): Record<string, FieldMessage> {
  if (code === 'EMAIL_TAKEN') return { email: message('errors.EMAIL_TAKEN') };
  return Object.fromEntries(
    errors.map(({ field, reason }) => [
      field,
      message(reason === 'wrong' ? 'account:password.wrong' : 'field_invalid'),
    ]),
  );
}
