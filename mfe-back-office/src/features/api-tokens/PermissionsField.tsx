import type { StaffPermission } from '@idavuelta/shared/contracts/staff';
import { useTranslation } from '@idavuelta/shared/platform';
import { Button, Checkbox, Flex } from 'antd';
import { textKey } from '../../ui/text-key.ts';
import styles from './api-tokens.module.css';
import { groupsOf } from './permission-groups.ts';

interface PermissionsFieldProps {
  /** What may be granted. */
  grantable: StaffPermission[];
  id?: string;
  value?: StaffPermission[];
  onChange?: (permissions: StaffPermission[]) => void;
}

/** A form field that chooses what a token may do. */
export function PermissionsField({ grantable, id, value = [], onChange }: PermissionsFieldProps) {
  const { t } = useTranslation('back-office');
  const reads = grantable.filter((permission) => permission.endsWith('.read') && permission !== 'contacts.read');
  return (
    <div id={id} className={styles.permissions}>
      <Flex wrap gap="small">
        <Button size="small" onClick={() => onChange?.(reads)}>
          {t('api_tokens.only_read')}
        </Button>
        <Button size="small" disabled={value.length === 0} onClick={() => onChange?.([])}>
          {t('api_tokens.none_chosen')}
        </Button>
      </Flex>
      {groupsOf(grantable).map(({ group, permissions }) => (
        <fieldset key={group} className={styles.group}>
          <legend>{t(`api_tokens.groups.${group}`)}</legend>
          {permissions.map((permission) => (
            <Checkbox
              key={permission}
              checked={value.includes(permission)}
              onChange={({ target: { checked } }) =>
                onChange?.(checked ? [...value, permission] : value.filter((one) => one !== permission))
              }
            >
              {t(`permissions.${textKey(permission)}`)}
            </Checkbox>
          ))}
        </fieldset>
      ))}
    </div>
  );
}
