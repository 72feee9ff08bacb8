import { useLocation } from '@idavuelta/shared/platform';
import { useEffect, useState } from 'react';

/** What is typed into the box and not searched for yet, from the first letter on that came before this code did. */
export function useTyped(input: HTMLInputElement): string {
  const { key, search } = useLocation();
  const [typed, setTyped] = useState(() =>
    input.value === (new URLSearchParams(search).get('q') ?? '') ? '' : input.value,
  );
  const [shownAt, setShownAt] = useState(key);
  // Another page is shown: what was typed has been searched for, or left.
  if (shownAt !== key) {
    setShownAt(key);
    setTyped('');
  }

  useEffect(() => {
    const take = () => setTyped(input.value);
    input.addEventListener('input', take);
    return () => input.removeEventListener('input', take);
  }, [input]);
  return typed;
}
