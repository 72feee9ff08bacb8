import type { MethodSetting } from '@idavuelta/shared/contracts/staff';
import { useTranslation } from '@idavuelta/shared/platform';
import { Flex, Switch, Tag } from 'antd';
import { useMethodName } from '../../features/payment-method/useMethodName.ts';
import { MoveButtons, moveItem } from '../../ui/MoveButtons.tsx';
import { WideTable } from '../../ui/WideTable.tsx';

interface MethodTableProps {
  value?: MethodSetting[];
  onChange?: (methods: MethodSetting[]) => void;
}

/** A form field: an ordered list of payment methods, each switched on or off. */
export function MethodTable({ value: methods = [], onChange }: MethodTableProps) {
  const { t } = useTranslation('back-office/payment-settings');
  const methodName = useMethodName();
  const nameOf = ({ code }: MethodSetting) => methodName(code);
  const isLastOn = ({ isOn }: MethodSetting) => isOn && methods.filter((method) => method.isOn).length === 1;
  return (
    <WideTable<MethodSetting>
      label={t('methods.title')}
      rowKey="code"
      dataSource={methods}
      columns={[
        {
          title: t('fields.method'),
          render: (_, method) => (
            <>
              <span>{nameOf(method)} </span>
              {!method.isInstalled && <Tag>{t('methods.not_installed')}</Tag>}
            </>
          ),
        },
        {
          title: t('fields.currency'),
          render: (_, { currency }) => (currency ? t(`back-office:currencies.${currency}`) : t('methods.no_account')),
        },
        {
          title: t('fields.offered'),
          render: (_, method) => (
            <Switch
              aria-label={t('methods.offer', { name: nameOf(method) })}
              checked={method.isOn}
              disabled={isLastOn(method)}
              onChange={(isOn) => onChange?.(methods.map((one) => (one.code === method.code ? { ...one, isOn } : one)))}
            />
          ),
        },
        {
          title: t('fields.order'),
          render: (_, method, index) => (
            <Flex gap="small">
              <MoveButtons
                name={nameOf(method)}
                index={index}
                count={methods.length}
                onMove={(to) => onChange?.(moveItem(methods, index, to))}
              />
            </Flex>
          ),
        },
      ]}
    />
  );
}
