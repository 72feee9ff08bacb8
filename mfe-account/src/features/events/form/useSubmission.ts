import { notified } from '@idavuelta/shared/contracts';
import { type ApiProblem, useDispatch, useNavigate } from '@idavuelta/shared/platform';
import { useState } from 'react';
import { eventLinks } from '../event-views.ts';
import { isPartOfDate, type RequestValues, toInput } from './request-values.ts';
import type { UploadName } from './submission.api.ts';
import { isUnreadable } from './unreadable-lists.ts';
import type { DraftKeeper } from './useDraft.ts';
import { useSavedRequest } from './useSavedRequest.ts';
import { useUploads } from './useUploads.ts';

export type Submission = ReturnType<typeof useSubmission>;

interface SubmissionOptions {
  draft: DraftKeeper;
  /** Path of a picture to copy from another request. */
  image?: string;
  /** Text key of the notice once everything is sent. */
  success: string;
}

/** Sends a request, then its picture, then its guests, and returns to the list once all of it has arrived. */
export function useSubmission({ draft, image, success }: SubmissionOptions) {
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const saveRequest = useSavedRequest(draft);
  const { states: uploads, send } = useUploads();
  const [sending, setSending] = useState(false);
  const [problem, setProblem] = useState<ApiProblem>();
  const [saved, setSaved] = useState(false);

  const finish = (values: RequestValues, forLater: boolean) => {
    if (!forLater || !isPartOfDate(values)) draft.clear();
    dispatch(notified({ kind: 'success', key: forLater ? 'account:requests.saved' : success }));
    navigate(eventLinks.list('review'));
  };

  const uploadAll = async (id: number, values: RequestValues) => {
    const hasImage = await send(id, 'image', values.image);
    const hasGuests = await send(id, 'guests', values.guests);
    return hasImage && hasGuests;
  };

  /** @returns the fields that the API rejected, if any */
  const submit = async (values: RequestValues, forLater = false) => {
    if (sending) return;
    if (values.guests && isUnreadable(values.guests)) return [{ field: 'guests', reason: 'unreadable' }];
    setSending(true);
    setProblem(undefined);
    setSaved(forLater);
    const { request, problem: rejected } = await saveRequest(toInput(values, forLater, image));
    setProblem(rejected);
    const complete = request && (await uploadAll(request.id, values));
    setSending(false);
    if (complete) finish(values, forLater);
    return rejected?.errors;
  };

  /** Sends one file again; the request and the other file stay as they are. */
  const retry = async (name: UploadName, values: RequestValues) => {
    const { id } = draft.current();
    if (!id || sending) return;
    setSending(true);
    const there = await send(id, name, values[name]);
    const other = name === 'image' ? 'guests' : 'image';
    setSending(false);
    if (there && uploads[other]?.status !== 'failed') finish(values, saved);
  };
  return { submit, retry, sending, problem, uploads };
}
