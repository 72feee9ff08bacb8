import { type PartnerCompany, type PartnerCompanyInput, partnerCompanyFields } from '@idavuelta/shared/contracts/staff';
import { useTranslation } from '@idavuelta/shared/platform';
import { useAddPartner, usePartners } from '../../features/partners/partners.api.ts';
import { Field } from '../../forms/Field.tsx';
import { SaveForm } from '../../forms/SaveForm.tsx';
import { Failure } from '../../ui/Failure.tsx';
import { WideTable } from '../../ui/WideTable.tsx';
import styles from './fleet.module.css';

/** Lists the companies that own vehicles or have drivers, and adds one. */
export default function PartnersTab({ mayChange }: { mayChange: boolean }) {
  const { t } = useTranslation('back-office/fleet');
  const { data, error } = usePartners();
  const [add] = useAddPartner();
  return (
    <>
      <p>{t('partners.lead')}</p>
      <Failure error={error} />
      <WideTable<PartnerCompany>
        label={t('partners.title')}
        rowKey="id"
        loading={!data && !error}
        dataSource={data}
        locale={{ emptyText: t('partners.none') }}
        columns={[{ title: t('fields.name'), dataIndex: 'name' }]}
      />
      {mayChange && (
        <div className={styles.add}>
          <SaveForm<PartnerCompanyInput, PartnerCompany>
            texts="back-office/fleet"
            name="partner"
            action={t('partners.add')}
            save={({ name }) => add({ name })}
            saved={({ name }) => t('saved', { name })}
            mistakeOf={(reason) => t(reason === 'taken' ? 'partners.taken' : 'back-office:mistakes.invalid')}
          >
            <Field of={partnerCompanyFields} name="name" extra="" />
          </SaveForm>
        </div>
      )}
    </>
  );
}
