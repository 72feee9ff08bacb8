import { backOfficeApi, byStaff } from './staff-api.ts';

interface WantedFile {
  url: string;
  params?: Record<string, string | number | undefined>;
  /** File name under which the browser saves it. */
  name: string;
}

const downloadApi = backOfficeApi.injectEndpoints({
  endpoints: (build) => ({
    /** @returns an object URL of the file, to be revoked by the caller */
    backOfficeDownload: build.mutation<string, WantedFile>({
      query: byStaff(({ url, params }) => ({ url, params, download: true })),
      // the cache holds plain data only
      transformResponse: (file: Blob) => URL.createObjectURL(file),
    }),
  }),
});

/** Returns a function that downloads a file behind the log-in through the browser, and the state of the download. */
export function useDownload() {
  const [fetchFile, state] = downloadApi.useBackOfficeDownloadMutation();
  const download = async (file: WantedFile) => {
    const { data } = await fetchFile(file);
    if (!data) return;
    Object.assign(document.createElement('a'), { href: data, download: file.name }).click();
    URL.revokeObjectURL(data);
  };
  return [download, state] as const;
}
