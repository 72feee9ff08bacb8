import { type ListView, listViewLimits } from '@idavuelta/shared/contracts/staff';
import { useTranslation } from '@idavuelta/shared/platform';
import { Checkbox, Form, Input } from 'antd';
import { SaveModal } from '../../forms/SaveModal.tsx';
import { useAddView, useChangeView } from './list-views.api.ts';
import type { Look } from './useLook.ts';

interface SaveViewModalProps {
  look: Look;
  /** The filters and order to be saved. */
  query: Record<string, string>;
  /** The view that gets another name; undefined for a new one. */
  changed: ListView | undefined;
  onClose: () => void;
}

interface Values {
  name: string;
  isShared: boolean;
}

/** Asks for the name of a view and whether colleagues have it too. */
export function SaveViewModal({ look: { list, hidden }, query, changed, onClose }: SaveViewModalProps) {
  const { t } = useTranslation('back-office');
  const [add] = useAddView();
  const [change] = useChangeView();
  return (
    <SaveModal<Values, ListView>
      texts="back-office"
      name="list-view"
      title={t(changed ? 'views.rename' : 'views.save')}
      action={t('forms.save')}
      initial={{ name: changed?.name ?? '', isShared: changed?.isShared ?? false }}
      save={(values) =>
        changed ? change({ id: changed.id, change: values }) : add({ list, query, hidden, ...values })
      }
      saved={({ name }) => t('views.saved', { name })}
      onClose={onClose}
    >
      <Form.Item
        name="name"
        label={t('views.name')}
        rules={[{ required: true, whitespace: true, message: t('mistakes.required') }]}
      >
        <Input maxLength={listViewLimits.name} autoComplete="off" />
      </Form.Item>
      <Form.Item name="isShared" valuePropName="checked" extra={t('help.isShared')}>
        <Checkbox>{t('views.shared')}</Checkbox>
      </Form.Item>
    </SaveModal>
  );
}
