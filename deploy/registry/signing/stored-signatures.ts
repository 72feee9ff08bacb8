import type { ReleaseStore } from '../stores/release-store.ts';

/** Hidden next to the release's files, one file per key, so that a release can also be signed with a new key. */
const folderOf = (releaseFolder: string) => `${releaseFolder}.signatures/`;

const keyId = /^[0-9a-f]{16}$/;

/** Returns a stored release's signatures in base64, by key id. */
export async function readSignatures(store: ReleaseStore, releaseFolder: string): Promise<Record<string, string>> {
  const files = await store.list(folderOf(releaseFolder));
  const ids = files.map(({ key }) => key.slice(folderOf(releaseFolder).length)).filter((id) => keyId.test(id));
  const signatures = ids.map(async (id) => [id, String(await store.read(folderOf(releaseFolder) + id))] as const);
  return Object.fromEntries(await Promise.all(signatures));
}

export const putSignature = (store: ReleaseStore, releaseFolder: string, id: string, signature: string) =>
  store.put(folderOf(releaseFolder) + id, Buffer.from(signature));
