import type { StaffPermission } from '@idavuelta/shared/contracts/staff';
import { useTranslation } from '@idavuelta/shared/platform';
import { Drawer } from 'antd';
import { AreaMenu } from './AreaMenu.tsx';

interface AreaDrawerProps {
  permissions: StaffPermission[];
  open: boolean;
  onClose: () => void;
}

/** All areas, over the page of a phone. Loaded when it is opened first. */
export default function AreaDrawer({ permissions, open, onClose }: AreaDrawerProps) {
  const { t } = useTranslation('back-office');
  return (
    <Drawer title={t('menu')} placement="bottom" size="80vh" open={open} onClose={onClose} destroyOnHidden>
      <AreaMenu permissions={permissions} isOpen onFollow={onClose} />
    </Drawer>
  );
}
