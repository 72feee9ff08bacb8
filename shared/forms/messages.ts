import { setLocale } from 'yup';

/**
 * A validation message: an i18n key of namespace `common`, and its values. Schemas hold no text, so a language change
 * translates displayed errors too.
 */
export type FieldMessage = {
  key: string;
  values?: Record<string, string | number>;
};

/** A rule's own message: `yup.string().min(8, message('phone_is_invalid'))`. */
export const message = (key: string, values?: FieldMessage['values']): FieldMessage => ({ key, values });

setLocale({
  mixed: { required: message('field_required'), notType: message('field_invalid'), default: message('field_invalid') },
  string: {
    email: message('email_is_invalid'),
    min: ({ min }) => message('field_too_short', { min }),
    max: ({ max }) => message('field_too_long', { max }),
  },
  array: { min: ({ min }) => message('field_too_few', { min }) },
});
