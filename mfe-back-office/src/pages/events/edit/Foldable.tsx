import { Collapse } from 'antd';
import { type ReactNode, useState } from 'react';
import { OpenAtError } from '../../../forms/OpenAtError.tsx';

interface FoldableProps {
  /** Path of its fields in the form. */
  path: (string | number)[];
  title: ReactNode;
  /** Buttons beside the title. */
  extra: ReactNode;
  startsOpen: boolean;
  children: ReactNode;
}

/** Collapses fields until the user opens them, or one of them has an error. */
export function Foldable({ path, title, extra, startsOpen, children }: FoldableProps) {
  const [isOpen, setOpen] = useState(startsOpen);
  return (
    <>
      <Collapse
        activeKey={isOpen ? ['fields'] : []}
        onChange={(keys) => setOpen(keys.length > 0)}
        // clicks on the buttons beside the title do not toggle it
        collapsible="header"
        styles={{ header: { flexWrap: 'wrap', alignItems: 'center' }, title: { flex: '1 1 12rem', minWidth: 0 } }}
        items={[{ key: 'fields', label: title, extra, children, forceRender: true }]}
      />
      <OpenAtError path={path} isOpen={isOpen} onOpen={() => setOpen(true)} />
    </>
  );
}
