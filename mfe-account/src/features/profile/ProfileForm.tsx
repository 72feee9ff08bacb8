import { notified, type Profile, profileChanged } from '@idavuelta/shared/contracts';
import { type FieldMessage, message, validateWith } from '@idavuelta/shared/forms';
import { type ApiProblem, useDispatch, useTranslation } from '@idavuelta/shared/platform';
import { Button } from '@idavuelta/shared/ui';
import { useMemo } from 'react';
import { Form } from 'react-final-form';
import type { InferType } from 'yup';
import { Failure } from '../../ui/Failure.tsx';
import styles from './Profile.module.css';
import { ProfileFields } from './ProfileFields.tsx';
import { useSaveProfile } from './profile.api.ts';
import { profileFormSchema, requiredFields } from './profile.schema.ts';

type ProfileValues = InferType<typeof profileFormSchema>;

const validate = validateWith(profileFormSchema);

/** The customer's data, to be changed. */
export default function ProfileForm({ profile }: { profile: Profile }) {
  const { t } = useTranslation('account');
  const dispatch = useDispatch();
  const [saveProfile, { error }] = useSaveProfile();
  const initialValues = useMemo(() => valuesOf(profile), [profile]);

  const save = async (values: ProfileValues) => {
    const { data, error: refused } = await saveProfile(profileFormSchema.cast(values));
    if (refused) return refusedFields(refused as ApiProblem);
    if (data) dispatch(profileChanged({ profile: data }));
    dispatch(notified({ kind: 'success', key: 'account:profile.saved' }));
    return undefined;
  };
  return (
    <Form<ProfileValues>
      initialValues={initialValues}
      validate={validate}
      subscription={{ values: true, submitting: true }}
      onSubmit={save}
    >
      {({ handleSubmit, values, submitting }) => (
        <form
          noValidate
          className={styles.form}
          onSubmit={(event) => {
            event.preventDefault();
            if (!submitting) void handleSubmit();
          }}
        >
          <ProfileFields genderOptions={profile.genderOptions} />
          <Failure error={error} />
          <Button
            type="submit"
            variant="primary"
            className={styles.save}
            disabled={requiredFields.some((field) => !values[field]?.trim())}
            aria-disabled={submitting}
          >
            {submitting ? t('saved.saving') : t('save_changes')}
          </Button>
        </form>
      )}
    </Form>
  );
}

const valuesOf = ({ firstName, lastName, rut, gender, phoneNumber, email }: Profile): Partial<ProfileValues> => ({
  ...{ firstName, lastName, rut, gender, phoneNumber, email },
});

/** What the API refused, as errors of the form's fields. */
function refusedFields({ code, errors = [] }: ApiProblem): Record<string, FieldMessage> {
  if (code === 'EMAIL_TAKEN') return { email: message('errors.EMAIL_TAKEN') };
  return Object.fromEntries(errors.map(({ field }) => [field, message('field_invalid')]));
}
