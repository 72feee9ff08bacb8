import { useTranslation } from '@idavuelta/shared/platform';
import { Alert, Form, type FormProps } from 'antd';
import type { ComponentProps, ReactNode } from 'react';
import { DraftNotice } from './drafts/DraftNotice.tsx';
import { FormChanged, FormTexts } from './form-context.ts';
import { SaveBar } from './SaveBar.tsx';
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
  /** In the bar at the form's end; a dialog has its own. */
  button?: ReactNode;
}

/** Frames the fields of a form with the draft notice, the error of a failed save and the bar with its button. */
export function FormFrame<Values extends object, Saved>(props: Framed<Values, Saved>) {
  const { texts, name, initial, revision, disabled, failureOf, children, saving, button } = props;
  const { t } = useTranslation(texts);
  const { form, draft, error, savedAt, keepMine, submit } = saving;
  const reason = failureOf?.(error);
  const { labelOf = (field) => t(`fields.${field.split('.')[0]}`) } = props;
  const failed = { reason, error, labelOf, onKeepMine: keepMine };
  return (
    <FormTexts value={texts}>
      <FormChanged value={draft.save}>
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
          {button ? (
            <SaveBar isDirty={draft.isDirty || draft.isRestored} savedAt={savedAt}>
              <FormFailure {...failed} />
              {button}
            </SaveBar>
          ) : (
            <FormFailure {...failed} />
          )}
        </Form>
      </FormChanged>
    </FormTexts>
  );
}

interface FormFailureProps extends ComponentProps<typeof SaveFailure> {
  /** What the form itself says of the error. */
  reason: string | undefined;
}

const FormFailure = ({ reason, ...failure }: FormFailureProps) =>
  reason ? <Alert type="error" showIcon role="alert" title={reason} /> : <SaveFailure {...failure} />;
