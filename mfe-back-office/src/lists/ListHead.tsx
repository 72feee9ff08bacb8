import { Flex } from 'antd';
import type { ReactNode } from 'react';
import styles from './lists.module.css';

/** What the page of a list is about, and its buttons. */
export function ListHead({ lead, children }: { lead?: string; children?: ReactNode }) {
  return (
    <Flex wrap gap="small" justify="space-between" align="center" className={styles.head}>
      {lead && <p>{lead}</p>}
      <Flex wrap gap="small" className={styles.buttons}>
        {children}
      </Flex>
    </Flex>
  );
}
