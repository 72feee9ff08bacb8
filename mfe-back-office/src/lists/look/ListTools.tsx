import type { ComponentProps } from 'react';
import { ExportMenu } from '../export/ExportMenu.tsx';
import type { FilterDefinition } from '../filters/filters.types.ts';
import { ColumnChooser } from './ColumnChooser.tsx';
import { ViewBar } from './ViewBar.tsx';

interface ListToolsProps extends ComponentProps<typeof ColumnChooser> {
  filters: FilterDefinition[];
  /** Left out where the list has no files. */
  exported?: ComponentProps<typeof ExportMenu> | undefined;
}

/** Saved views, the choice of columns, and files of a list. Loaded after its rows. */
export default function ListTools({ filters, columns, look, exported }: ListToolsProps) {
  return (
    <>
      {filters.length > 0 && <ViewBar look={look} filters={filters} />}
      <ColumnChooser columns={columns} look={look} />
      {exported && <ExportMenu {...exported} />}
    </>
  );
}
