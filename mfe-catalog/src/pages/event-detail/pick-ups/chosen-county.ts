import { browserStore } from '@idavuelta/shared/storage';
import { useCallback, useEffect, useRef, useState } from 'react';

const key = 'idavuelta.county';

export type ChosenCounty = ReturnType<typeof useChosenCounty>;

/**
 * The county that the visitor has chosen, kept in this browser for the next event.
 * @returns with the ref of its select: what was chosen in the server's HTML before hydration counts
 */
export function useChosenCounty() {
  const select = useRef<HTMLSelectElement>(null);
  const [countyId, setCountyId] = useState<number>();
  const choose = useCallback((id: number | undefined) => {
    setCountyId(id);
    keep(id);
  }, []);
  useEffect(() => {
    const early = Number(select.current?.value);
    if (early) choose(early);
    else setCountyId(kept());
  }, [choose]);
  return { countyId, choose, select };
}

const kept = () => Number(browserStore.read(key)) || undefined;

function keep(id: number | undefined) {
  if (id) browserStore.write(key, String(id));
  else browserStore.remove(key);
}
