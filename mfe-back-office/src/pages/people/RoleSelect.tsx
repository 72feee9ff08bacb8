import { type StaffRole, staffRoles } from '@idavuelta/shared/contracts/staff';
import { useTranslation } from '@idavuelta/shared/platform';
import { Select, type SelectProps } from 'antd';

/** A form field that selects a role, with its permissions described. */
export function RoleSelect(props: SelectProps<StaffRole>) {
  const { t } = useTranslation('back-office');
  return (
    <Select<StaffRole>
      {...props}
      options={staffRoles.map((value) => ({ value, label: `${t(`roles.${value}`)}: ${t(`role_leads.${value}`)}` }))}
    />
  );
}
