import { useEffect, useRef } from 'react';

/** Opens every ticket before printing: closed ones would be missing on paper. */
export function useOpenForPrint() {
  const page = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const open = () => {
      for (const details of page.current?.querySelectorAll('details') ?? []) details.open = true;
    };
    window.addEventListener('beforeprint', open);
    return () => window.removeEventListener('beforeprint', open);
  }, []);
  return page;
}
