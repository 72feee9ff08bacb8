import { eventFields } from '@idavuelta/shared/contracts/staff';
import { Flex } from 'antd';
import { Field, Fields } from '../../../forms/Field.tsx';
import styles from './PickUpFields.module.css';

/** Edits when the event is sold, and how much one buyer may have. */
export function SaleFields({ timeZone }: { timeZone: string | undefined }) {
  return (
    <>
      <Flex wrap gap="0 1rem">
        <Field of={eventFields} name="saleOpensAt" timeZone={timeZone} />
        <Field of={eventFields} name="saleEndsAt" timeZone={timeZone} />
      </Flex>
      <div className={styles.times}>
        <Fields of={eventFields} names={['maxPerAccount', 'maxPerAddress', 'maxPerCard', 'maxPerNetwork']} />
      </div>
    </>
  );
}
