import { useEffect, useState } from 'react';

const key = 'idavuelta.county';

export type ChosenCounty = ReturnType<typeof useChosenCounty>;

/** The county that the visitor has chosen, kept in this browser for the next event. The storage may be closed to us. */
export function useChosenCounty() {
  const [county, setCounty] = useState<number>();
  useEffect(() => {
    try {
      setCounty(Number(localStorage.getItem(key)) || undefined);
    } catch {
      // Without a storage nothing was kept.
    }
  }, []);
  const choose = (id: number | undefined) => {
    setCounty(id);
    try {
      if (id) localStorage.setItem(key, String(id));
      else localStorage.removeItem(key);
    } catch {
      // It holds for this page.
    }
  };
  return [county, choose] as const;
}
