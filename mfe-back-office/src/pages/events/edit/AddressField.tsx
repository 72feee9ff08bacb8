import { eventFields } from '@idavuelta/shared/contracts/staff';
import { useTranslation } from '@idavuelta/shared/platform';
import { Button, Form } from 'antd';
import { useEffect, useRef } from 'react';
import { Field } from '../../../forms/Field.tsx';
import { useSetFields } from '../../../forms/form-context.ts';
import { useDelayed } from '../../../forms/useDelayed.ts';
import { useEventAddress } from './event.api.ts';

/** The address of an event: follows its name until somebody types another one, and says when it is taken. */
export function AddressField({ name = '' }: { name?: string | undefined }) {
  const { t } = useTranslation('back-office/events');
  const form = Form.useFormInstance();
  const setFields = useSetFields();
  const typed = (Form.useWatch('slug') as string | undefined) ?? '';
  const proposed = useRef('');
  const isOwn = typed !== '' && typed !== proposed.current;
  const wanted = useDelayed((isOwn ? typed : name).trim(), 300);
  const { currentData: address } = useEventAddress({ name: wanted }, { skip: wanted === '' });

  useEffect(() => {
    if (!address || address.free === proposed.current) return;
    // `typed` is what the field had a moment ago: somebody may have typed since
    const now = (form.getFieldValue('slug') as string | undefined) ?? '';
    if (now !== '' && now !== proposed.current) return;
    proposed.current = address.free;
    setFields([{ name: ['slug'], value: address.free }]);
  });
  const other = isOwn && wanted === typed && address?.free !== typed ? address?.free : undefined;
  return (
    <Field
      of={eventFields}
      name="slug"
      extra={
        <>
          <span>{t('help.slug')}</span>
          <span aria-live="polite">
            {other && (
              <>
                <span>{` ${t(address?.wanted === typed ? 'address.taken' : 'address.other')} `}</span>
                <Button type="link" size="small" onClick={() => setFields([{ name: ['slug'], value: other }])}>
                  {t('address.use', { address: other })}
                </Button>
              </>
            )}
          </span>
        </>
      }
    />
  );
}
