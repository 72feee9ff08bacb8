import {
  type EventDetail,
  periodicity,
  selectProfile,
  type WaitingJoined,
  type WaitingRequest,
} from '@idavuelta/shared/contracts';
import { bookingLimits, emailLength } from '@idavuelta/shared/contracts/rules';
import { ErrorSummary, message, SelectField, TextField, validateWith } from '@idavuelta/shared/forms';
import { type ApiProblem, useFormats, useSelector, useTranslation } from '@idavuelta/shared/platform';
import { Button } from '@idavuelta/shared/ui';
import { useState } from 'react';
import { Form } from 'react-final-form';
import { noonOf } from '../../../state/tickets/days.ts';
import type { CategoriesQuery } from '../../../state/tickets/tickets.api.ts';
import { Problem } from '../../../ui/Problem.tsx';
import { Joined } from './Joined.tsx';
import type { SoldOutDate } from './sold-out-dates.ts';
import { VariantField } from './VariantField.tsx';
import { useJoinWaitingList } from './waiting-list.api.ts';
import styles from './waiting-list.module.css';
import { waitingSchema } from './waiting-list.schema.ts';

const validate = validateWith(waitingSchema);
const amounts = Array.from({ length: bookingLimits.waitingTickets }, (_, index) => index + 1);

export interface WaitingValues {
  date: string;
  productVariantId?: string;
  tickets: number;
  email: string;
}

interface JoinFormProps {
  event: EventDetail;
  dates: SoldOutDate[];
  /** The date chosen in the wizard. */
  chosen?: CategoriesQuery;
  onFree?: () => void;
}

/** Joins the waiting list: for which tickets, and to which address to write. A failure keeps the input. */
export function JoinForm({ event, dates, chosen, onFree }: JoinFormProps) {
  const { t } = useTranslation('booking');
  const { date } = useFormats();
  const profile = useSelector(selectProfile);
  const [join, { error }] = useJoinWaitingList();
  const [joined, setJoined] = useState<WaitingJoined & { email: string }>();
  const problem = error as ApiProblem | undefined;
  const first = dates.find(({ eventDateId, day }) => eventDateId === chosen?.eventDateId && day === chosen.date);
  const [initial] = useState(() => ({
    date: (first ?? (dates.length === 1 ? dates[0] : undefined))?.value ?? '',
    tickets: 1,
    email: profile?.email ?? '',
  }));

  const submit = async (values: WaitingValues) => {
    const { date: value, ...wish } = waitingSchema.cast(values);
    const [eventDateId, day] = value.split(':');
    const request: WaitingRequest = { ...wish, eventDateId: Number(eventDateId), ...(day && { date: day }) };
    const result = await join(request);
    const problem = result.error as ApiProblem | undefined;
    if (result.data) return setJoined({ ...result.data, email: request.email });
    if (!problem) return undefined;
    if (problem.code === 'STATE_CONFLICT') onFree?.();
    return fieldErrors(problem);
  };

  const manyDates = event.periodicityType === periodicity.range || event.calendars.length > 1;
  const nameOf = ({ startDate, day }: SoldOutDate) =>
    startDate
      ? `${date(startDate, 'long', event.timeZone)}, ${t('tickets.at', { time: date(startDate, 'time', event.timeZone) })}`
      : date(noonOf(day ?? ''), 'long', 'UTC');

  if (joined) return <Joined {...joined} />;
  return (
    <Form<WaitingValues>
      initialValues={initial}
      validate={validate}
      subscription={{ submitting: true }}
      onSubmit={submit}
    >
      {({ handleSubmit, form, submitting }) => (
        <form noValidate className={styles.form} onSubmit={(submitted) => void handleSubmit(submitted)}>
          <p>{t('waiting.help')}</p>
          <ErrorSummary text={t('incomplete_form')} leadsToField />
          {problem && problem.code !== 'VALIDATION_FAILED' && (
            <Problem key={problem.code}>
              {t(problem.code === 'STATE_CONFLICT' ? 'waiting.free' : `common:errors.${problem.code}`)}
            </Problem>
          )}
          {dates.length === 1 && manyDates ? (
            <p>
              <strong>{`${t('tickets.date')}:`}</strong> <span>{dates.map(nameOf)}</span>
            </p>
          ) : null}
          {dates.length > 1 && (
            <SelectField
              name="date"
              label={t('tickets.date')}
              placeholder={t('tickets.pick_date')}
              options={dates.map((option) => ({ value: option.value, label: nameOf(option) }))}
              onChosen={() => form.change('productVariantId', undefined)}
            />
          )}
          <VariantField event={event} dates={dates} />
          <SelectField
            name="tickets"
            label={t('waiting.tickets')}
            options={amounts.map((amount) => ({ value: amount, label: String(amount) }))}
          />
          <TextField
            name="email"
            type="email"
            inputMode="email"
            autoComplete="email"
            label={t('passengers.fields.email')}
            maxLength={emailLength}
          />
          <Button type="submit" variant="primary" aria-disabled={submitting || undefined}>
            {t(submitting ? 'actions.placing' : 'waiting.send')}
          </Button>
        </form>
      )}
    </Form>
  );
}

/** Returns the fields that the API rejected, for the form to show their errors. */
const fieldErrors = ({ errors }: ApiProblem) =>
  errors && Object.fromEntries(errors.map(({ field }) => [field, message('field_invalid')]));
