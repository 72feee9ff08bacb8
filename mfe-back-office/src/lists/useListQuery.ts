import { pageSizes, type StaffListQuery } from '@idavuelta/shared/contracts/staff';
import { useLocation, useNavigate } from '@idavuelta/shared/platform';

/** Filters of a list by their names in the URL. An empty one is not set. */
export type Filters<Name extends string> = Partial<Record<Name, string>>;

/**
 * Reads and sets the page, order and filters of a list. They are in the URL, so that users can link to a list and
 * return to it.
 * @param sort default order @param names of the filters
 */
export function useListQuery<const Name extends string = never>(sort: string, names: readonly Name[] = []) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const parameters = new URLSearchParams(search);
  const filters = Object.fromEntries(
    names.flatMap((name) => {
      const value = parameters.get(name);
      return value ? [[name, value]] : [];
    }),
  ) as Filters<Name>;
  const query: StaffListQuery = {
    page: Math.max(1, Number(parameters.get('page')) || 1),
    size: Number(parameters.get('size')) || pageSizes[0],
    sort: parameters.get('sort') ?? sort,
  };

  function change(changes: Filters<Name> | Partial<StaffListQuery>) {
    // another order or filter starts at the first page again
    const next = Object.entries({ page: undefined, cursor: undefined, ...changes }) as [
      string,
      string | number | undefined,
    ][];
    for (const [name, value] of next)
      if (value === undefined || value === '') parameters.delete(name);
      else parameters.set(name, String(value));
    navigate({ pathname, search: parameters.toString() }, { replace: true });
  }

  return { query, filters, change };
}

export type ChangeList = (changes: Partial<StaffListQuery>) => void;
