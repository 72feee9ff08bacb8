import { type RefObject, useCallback, useEffect, useState } from 'react';

const key = 'idavuelta.county';

/**
 * The county that the visitor has chosen, kept in this browser for the next event.
 * @param field the select; what was chosen in the server's HTML before hydration counts
 */
export function useChosenCounty(field: RefObject<HTMLSelectElement | null>) {
  const [county, setCounty] = useState<number>();
  const choose = useCallback((id: number | undefined) => {
    setCounty(id);
    keep(id);
  }, []);
  useEffect(() => {
    const early = Number(field.current?.value);
    if (early) choose(early);
    else setCounty(kept());
  }, [field, choose]);
  return [county, choose] as const;
}

function kept() {
  try {
    return Number(localStorage.getItem(key)) || undefined;
  } catch {
    return undefined; // the storage is closed to us
  }
}

function keep(id: number | undefined) {
  try {
    if (id) localStorage.setItem(key, String(id));
    else localStorage.removeItem(key);
  } catch {
    // The storage is closed to us: it holds for this page.
  }
}
