import { selectLanguage } from '@idavuelta/shared/contracts';
import type { FoundThing, OpenedThing } from '@idavuelta/shared/contracts/staff';
import { useDispatch, useSelector } from '@idavuelta/shared/platform';
import { useEffect, useState } from 'react';
import { backOfficeApi, byStaff } from '../../session/staff-api.ts';
import { mutationHook } from '../resource.ts';

/** Milliseconds without a key pressed before the API is asked. */
const pause = 150;

const { search } = backOfficeApi.injectEndpoints({
  endpoints: (build) => ({
    search: build.query<FoundThing[], { text?: string; language: string }>({
      query: byStaff((params) => ({ url: '/staff-api/search', params })),
    }),
  }),
}).endpoints;

export const useRememberOpened = mutationHook<unknown, OpenedThing>('POST /staff-api/search/opened');

/** What a text finds; without one, what the person opened last. */
interface Found {
  text: string;
  things: FoundThing[];
  failed: boolean;
}

/** Asks the API when typing pauses. A request for an earlier text is cancelled. @returns undefined until the first response */
export function useFound(text: string): Found | undefined {
  const dispatch = useDispatch();
  const language = useSelector(selectLanguage);
  const [found, setFound] = useState<Found>();
  useEffect(() => {
    let cancel = () => {};
    const timer = setTimeout(
      () => {
        const asked = dispatch(
          search.initiate({ language, ...(text && { text }) }, { subscribe: false, forceRefetch: true }) as never,
        ) as ReturnType<ReturnType<typeof search.initiate>>;
        let current = true;
        cancel = () => {
          current = false;
          asked.abort();
        };
        void asked.then(({ data = [], isError }) => current && setFound({ text, things: data, failed: isError }));
      },
      text ? pause : 0,
    );
    return () => {
      clearTimeout(timer);
      cancel();
    };
  }, [text, language, dispatch]);
  return found;
}
