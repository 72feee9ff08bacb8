import type { ApiProblem } from '@idavuelta/shared/platform';
import { useRef, useState } from 'react';
import { type UploadName, useUpload } from './submission.api.ts';

export type UploadState =
  | { status: 'sending'; sent: number }
  | { status: 'done' }
  | { status: 'failed'; problem: ApiProblem };

/** Uploads the files of a request separately: after a failure, only the failed one is sent again. */
export function useUploads() {
  const [upload] = useUpload();
  const [states, setStates] = useState<Partial<Record<UploadName, UploadState>>>({});
  const uploaded = useRef<Partial<Record<UploadName, File>>>({});
  const setUploadState = (name: UploadName, state: UploadState) =>
    setStates((before) => ({ ...before, [name]: state }));

  /** @returns whether the API has the file; one that it already has is not sent again */
  const send = async (id: number, name: UploadName, file: File | undefined) => {
    if (!file || uploaded.current[name] === file) return true;
    setUploadState(name, { status: 'sending', sent: 0 });
    const onProgress = (sent: number) => setUploadState(name, { status: 'sending', sent });
    const { error } = await upload({ id, name, file, onProgress });
    if (error) setUploadState(name, { status: 'failed', problem: error as ApiProblem });
    else {
      uploaded.current[name] = file;
      setUploadState(name, { status: 'done' });
    }
    return !error;
  };
  return { states, send };
}
