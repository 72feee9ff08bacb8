import { countyChosen } from '@idavuelta/shared/contracts';
import { storedCounty } from '@idavuelta/shared/pick-ups';
import { useDispatch } from '@idavuelta/shared/platform';
import { useCallback, useEffect, useRef, useState } from 'react';

export type ChosenCounty = ReturnType<typeof useChosenCounty>;

/**
 * The county that the visitor has chosen, stored in this browser for the next event and sent to the booking wizard.
 * @returns it with the ref of its select: a choice made in the server's HTML before hydration counts
 */
export function useChosenCounty() {
  const select = useRef<HTMLSelectElement>(null);
  const [countyId, setCountyId] = useState<number>();
  const dispatch = useDispatch();
  const choose = useCallback(
    (id: number | undefined) => {
      setCountyId(id);
      storedCounty.write(id);
      dispatch(countyChosen({ countyId: id }));
    },
    [dispatch],
  );
  useEffect(() => {
    const early = Number(select.current?.value);
    if (early) choose(early);
    else setCountyId(storedCounty.read());
  }, [choose]);
  return { countyId, choose, select };
}
