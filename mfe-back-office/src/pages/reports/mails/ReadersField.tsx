import { type ReportName, subscriptionFields, subscriptionLimits } from '@idavuelta/shared/contracts/staff';
import { Select } from 'antd';
import { Field } from '../../../forms/Field.tsx';
import { useReportReaders } from './mails.api.ts';

/** Chooses among the colleagues who may read the report. */
export function ReadersField({ report }: { report: ReportName }) {
  const { data = [], isFetching } = useReportReaders({ report });
  return (
    <Field of={subscriptionFields} name="readers">
      <Select<number[]>
        mode="multiple"
        loading={isFetching}
        maxCount={subscriptionLimits.readers}
        showSearch={{ optionFilterProp: 'label' }}
        options={data.map(({ id, name }) => ({ value: id, label: name }))}
      />
    </Field>
  );
}
