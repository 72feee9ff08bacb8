import { Skeleton } from 'antd';
import { lazy, Suspense } from 'react';
import type { ChangeTableProps } from './ChangeTable.tsx';

// loaded only when the changes are shown, so that the form beside them appears first
const ChangeTable = lazy(() => import('./ChangeTable.tsx'));

/** Lists audit rows, newest first. */
export const ChangeList = (props: ChangeTableProps) => (
  <Suspense fallback={<Skeleton active title={false} />}>
    <ChangeTable {...props} />
  </Suspense>
);
