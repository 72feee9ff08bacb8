import { validateWith } from '@idavuelta/shared/forms';
import { useTranslation } from '@idavuelta/shared/platform';
import { Button } from '@idavuelta/shared/ui';
import { useForm } from 'react-final-form';
import { savedRequestSchema } from './request.schema.ts';
import type { RequestValues } from './request-values.ts';
import type { Submission } from './useSubmission.ts';

const validate = validateWith(savedRequestSchema);

/**
 * Saves the request in the account without submitting it for review. Only the fields that a saved request needs are
 * required.
 */
export function SaveForLater({ submission: { submit, sending } }: { submission: Submission }) {
  const { t } = useTranslation('account');
  const form = useForm<RequestValues>();
  const save = (fields?: HTMLFormControlsCollection) => {
    const { values } = form.getState();
    const wrong = Object.keys(validate(values));
    const marked = form
      .getRegisteredFields()
      .filter((name) => wrong.some((field) => name === field || name.startsWith(`${field}[`)));
    if (wrong.length === 0) void submit(values as RequestValues, true);
    // blurred fields show their errors
    for (const name of marked) form.blur(name as keyof RequestValues);
    const first = fields?.namedItem(marked[0] ?? '');
    if (first instanceof HTMLElement) first.focus();
  };
  return (
    <Button aria-disabled={sending} onClick={({ currentTarget }) => sending || save(currentTarget.form?.elements)}>
      {t('requests.save')}
    </Button>
  );
}
