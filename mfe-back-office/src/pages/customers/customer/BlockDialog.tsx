import { reasonFields, type StaffCustomer } from '@idavuelta/shared/contracts/staff';
import { useTranslation } from '@idavuelta/shared/platform';
import { Field } from '../../../forms/Field.tsx';
import { SaveModal } from '../../../forms/SaveModal.tsx';
import { offerUndo } from '../../../kit/undo/undo-store.ts';
import { useBlockCustomer } from '../customers.api.ts';

/** Blocks or unblocks a customer; a reason is required. */
export function BlockDialog({ customer, onClose }: { customer: StaffCustomer; onClose: () => void }) {
  const { t } = useTranslation('back-office/customers');
  const [change] = useBlockCustomer();
  const { id, name, blocked } = customer;
  const action = blocked ? 'unblock' : 'block';
  return (
    <SaveModal<{ reason: string }, StaffCustomer>
      texts="back-office/customers"
      name="block"
      title={t(`${action}.open`)}
      action={t(`${action}.open`)}
      danger={!blocked}
      save={({ reason }) => change({ id, action, reason })}
      saved={() => undefined}
      onSaved={() =>
        offerUndo({
          text: t(`${action}.done`, { name }),
          undo: () => change({ id, action: blocked ? 'block' : 'unblock', reason: t('back-office:undo.reason') }),
        })
      }
      onClose={onClose}
    >
      <p>{t(`${action}.lead`, { name })}</p>
      <Field of={reasonFields} name="reason" />
    </SaveModal>
  );
}
