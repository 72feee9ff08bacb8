import { Skeleton } from 'antd';
import { lazy, Suspense } from 'react';
import type { ChangeTableProps } from './ChangeTable.tsx';

// a form and its changes are two things: the table loads when the changes are shown
const ChangeTable = lazy(() => import('./ChangeTable.tsx'));

/** Lists audit rows, newest first. */
export const ChangeList = (props: ChangeTableProps) => (
  <Suspense fallback={<Skeleton active title={false} />}>
    <ChangeTable {...props} />
  </Suspense>
);
