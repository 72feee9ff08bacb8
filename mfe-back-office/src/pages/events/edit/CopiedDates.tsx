import { copyFields, type ManagedDeparture, type StaffEvent } from '@idavuelta/shared/contracts/staff';
import { momentAt, wallTimeAt, weeksLater } from '@idavuelta/shared/contracts/time';
import { useTranslation } from '@idavuelta/shared/platform';
import { useClocks } from '@idavuelta/shared/ui';
import { Checkbox, Flex, Form, Radio, Skeleton } from 'antd';
import { useEffect } from 'react';
import { useDepartures } from '../../../features/event-header/event-header.api.ts';
import { CheckboxGroup } from '../../../forms/CheckboxGroup.tsx';
import { Field } from '../../../forms/Field.tsx';
import { Failure } from '../../../ui/Failure.tsx';

const weekMs = 7 * 86_400_000;
const isCopied = ({ id }: ManagedDeparture) => id !== undefined;

/** Returns the fewest weeks after which the departure is in the future. */
const fewestWeeks = (startsAt: string) => Math.max(1, Math.ceil((Date.now() - Date.parse(startsAt)) / weekMs));

/** Chooses whether a copy has the departures of its event, which of them, and how many weeks later. */
export function CopiedDates({ event: { slug, timeZone, fields } }: { event: StaffEvent }) {
  const { t } = useTranslation('back-office/events');
  const { moment } = useClocks();
  const form = Form.useFormInstance();
  const isWanted = Form.useWatch('withDates') as boolean | undefined;
  const weeks = Form.useWatch('weeks') as number | undefined;
  const { data, error } = useDepartures(slug, { skip: !isWanted });
  const departures = data?.departures.filter(isCopied) ?? [];
  const first = data?.departures[0];

  useEffect(() => {
    if (!first || form.getFieldValue('weeks') !== undefined) return;
    form.setFieldsValue({
      weeks: fewestWeeks(first.startsAt),
      departureIds: data?.departures.flatMap(({ id }) => id ?? []),
    });
  }, [form, first, data]);
  const shifted = (startsAt: string) =>
    typeof weeks === 'number'
      ? moment(momentAt(weeksLater(wallTimeAt(startsAt, timeZone), weeks), timeZone).toISOString(), timeZone)
      : '–';
  return (
    <>
      <Form.Item name="withDates" label={t('copy.dates')}>
        <Radio.Group
          vertical
          options={[
            { value: false, label: t('copy.without_dates') },
            { value: true, label: t('copy.with_dates') },
          ]}
        />
      </Form.Item>
      {isWanted && (
        <>
          <Failure error={error} />
          {!data && !error && <Skeleton active title={false} />}
          {data && first && <Field of={copyFields} name="weeks" />}
          {data && !first && <p>{t('copy.no_dates')}</p>}
          {data && first && !fields.lastDay && (
            <Form.Item
              name="departureIds"
              label={t('copy.which')}
              rules={[{ required: true, message: t('copy.choose_one') }]}
            >
              <CheckboxGroup>
                <Flex vertical gap="small">
                  {departures.map(({ id, startsAt }) => (
                    <Checkbox key={id} value={id}>
                      {t('copy.moved', { from: moment(startsAt, timeZone), to: shifted(startsAt) })}
                    </Checkbox>
                  ))}
                </Flex>
              </CheckboxGroup>
            </Form.Item>
          )}
        </>
      )}
    </>
  );
}
