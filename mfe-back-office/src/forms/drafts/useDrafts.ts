import { useState } from 'react';
import { useAccount } from '../../session/account.api.ts';
import { draftStore } from './draft-store.ts';

/** Returns the person's drafts in this browser, and a function that discards one. */
export function useDrafts() {
  const { data: account } = useAccount();
  const store = draftStore(account?.id ?? 0);
  const [, setDiscarded] = useState(0);
  const discard = (name: string) => {
    store.remove(name);
    setDiscarded((count) => count + 1);
  };
  return { drafts: store.list(), discard };
}
