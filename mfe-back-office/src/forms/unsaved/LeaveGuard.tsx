import { createContext, type ReactNode, useCallback, useContext, useState } from 'react';
import { LeaveDialog } from './LeaveDialog.tsx';
import { unsavedWork } from './unsaved-work.ts';
import { useGuardedHistory } from './useGuardedHistory.ts';
import { useGuardedLinks } from './useGuardedLinks.ts';

type Ask = (leave: () => void) => void;

const LeaveContext = createContext<Ask>((leave) => leave());

/** Returns a function that leaves the page: at once, or after the user has agreed to leave something unsaved. */
export const useLeave = () => useContext(LeaveContext);

/** Asks before links, the browser's back button and `useLeave` leave something unsaved. */
export function LeaveGuard({ children }: { children: ReactNode }) {
  const [asked, setAsked] = useState<{ leave: () => void }>();
  const ask = useCallback<Ask>((leave) => {
    if (unsavedWork().length === 0) leave();
    else setAsked({ leave });
  }, []);
  useGuardedLinks(ask);
  useGuardedHistory(ask);
  return (
    <LeaveContext value={ask}>
      {children}
      {asked && (
        <LeaveDialog
          onStay={() => setAsked(undefined)}
          onLeave={() => {
            setAsked(undefined);
            asked.leave();
          }}
        />
      )}
    </LeaveContext>
  );
}
