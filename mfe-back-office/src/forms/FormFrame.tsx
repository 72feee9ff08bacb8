import { useTranslation } from '@idavuelta/shared/platform';
import { Alert, Flex, Form, type FormProps } from 'antd';
import type { ReactNode } from 'react';
import { DraftNotice } from './DraftNotice.tsx';
import { FormTexts } from './Field.tsx';
import { SaveFailure } from './SaveFailure.tsx';
import type { SaveOptions, useSave } from './useSave.ts';

export interface FormFrameProps<Values extends object, Saved>
  extends SaveOptions<Values, Saved>,
    Pick<FormProps<Values>, 'disabled'> {
  /** Prefix of the field ids. */
  name: string;
  /** Returns the label of an API field for which `fields.*` has none. */
  labelOf?: (field: string) => string;
  /** Describes a failed save better than the generic message; undefined for errors it does not know. */
  failureOf?: (error: unknown) => string | undefined;
  /** The fields. */
  children: ReactNode;
}

interface Framed<Values extends object, Saved> extends FormFrameProps<Values, Saved> {
  saving: ReturnType<typeof useSave<Values, Saved>>;
  button?: ReactNode;
}

/** Frames the fields of a form with the draft notice, the error of a failed save and the submit button. */
export function FormFrame<Values extends object, Saved>(props: Framed<Values, Saved>) {
  const { texts, name, initial, revision, disabled, failureOf, children, saving, button } = props;
  const { t } = useTranslation(texts);
  const { form, draft, error, keepMine, submit } = saving;
  const reason = failureOf?.(error);
  const { labelOf = (field) => t(`fields.${field.split('.')[0]}`) } = props;
  return (
    <FormTexts value={texts}>
      <Form<Values>
        form={form}
        name={name}
        layout="vertical"
        disabled={disabled ?? false}
        initialValues={{ ...initial, revision }}
        onValuesChange={draft.save}
        onFinish={submit}
      >
        <DraftNotice draft={draft} />
        {children}
        <Flex vertical gap="middle" align="start">
          {reason ? (
            <Alert type="error" showIcon role="alert" title={reason} />
          ) : (
            <SaveFailure error={error} labelOf={labelOf} onKeepMine={keepMine} />
          )}
          {button}
        </Flex>
      </Form>
    </FormTexts>
  );
}
