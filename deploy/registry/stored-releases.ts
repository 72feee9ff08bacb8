import type { KeyObject } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { AnyRelease } from '@idavuelta/shared/contracts';
import pLimit from 'p-limit';
import { type BuildFiles, type Manifest, readBuild, toRelease } from './build-files.ts';
import { checkBuild } from './check-build.ts';
import { removedReleases } from './registry-document.ts';
import { wrongFiles } from './release-files.ts';
import { manifestFile, releaseFolder } from './release-names.ts';
import { putNotes, type StoredNotes } from './release-notes.ts';
import { entitledKey } from './signing/entitled-key.ts';
import { readPublicKeys } from './signing/keys.ts';
import { readRights } from './signing/rights.ts';
import { hashOfFiles, signatureOf, whyUnsigned } from './signing/signatures.ts';
import { putSignature, readSignatures } from './signing/stored-signatures.ts';
import { isExistsError, type ReleaseStore } from './stores/release-store.ts';

/** Files stored concurrently. */
const concurrency = 16;

type MakeNotes = (manifest: Manifest) => Promise<StoredNotes>;

/**
 * Stores a build under its version, immutably, without making it live. Signs it if there is a key, even if it was
 * stored before.
 * @param dist folder with `module.json` or `shell.json` and the files it names
 * @param makeNotes called for a build not stored yet
 * @throws Error when the build cannot be published, or the version exists with other files
 */
export async function storeRelease(
  store: ReleaseStore,
  dist: string,
  makeNotes?: MakeNotes,
): Promise<{ name: string; version: string }> {
  const build = readBuild(dist);
  const { manifest } = build;
  const signingKey = entitledKey('publish', manifest.name);
  await checkBuild(build);
  await putRelease(store, build, makeNotes);
  if (signingKey) await signRelease(store, manifest, signingKey);
  return { name: manifest.name, version: manifest.version };
}

function signRelease(store: ReleaseStore, manifest: Manifest, { id, key }: { id: string; key: KeyObject }) {
  const { name, version, files } = manifest;
  const signature = signatureOf(name, toRelease(manifest), hashOfFiles(files), key);
  return putSignature(store, releaseFolder(name, version), id, signature);
}

/**
 * Copies a release from one store to another, keeping the original.
 * @throws Error when it does not exist, is not signed as required, or a file does not match its manifest
 */
export async function copyRelease(from: ReleaseStore, to: ReleaseStore, name: string, version: string) {
  if (await findManifest(to, name, version)) return;
  const folder = releaseFolder(name, version);
  const manifest = await readManifest(from, name, version);
  const unsigned = whyUnsigned(
    name,
    await readRelease(from, name, version),
    readPublicKeys(process.env),
    readRights(process.env),
  );
  if (unsigned) throw new Error(`${name} ${version} is ${unsigned}`);
  const files = new Map<string, Buffer>();
  const read = async (path: string) => {
    const content = await from.read(folder + path);
    if (content) files.set(path, content);
    return content;
  };
  const [wrong] = await wrongFiles(manifest.files, read);
  if (wrong) throw new Error(`${name} ${version}: ${wrong} is not the file that its build describes`);
  await read(manifestFile(name));
  await putRelease(to, { manifest, files });
}

/** Reads a stored release as a registry entry. @throws Error when it is not stored */
export async function readRelease(store: ReleaseStore, name: string, version: string): Promise<AnyRelease> {
  const manifest = await readManifest(store, name, version);
  const signatures = await readSignatures(store, releaseFolder(name, version));
  const release = toRelease(manifest);
  if (!Object.keys(signatures).length) return release;
  return { ...release, signed: { files: hashOfFiles(manifest.files), signatures } };
}

/** Reads a release's stored manifest. @throws Error when it is not stored, or incomplete */
export async function readManifest(store: ReleaseStore, name: string, version: string): Promise<Manifest> {
  const manifest = await findManifest(store, name, version);
  if (!manifest) throw new Error(`${name} ${version} is not published`);
  return manifest;
}

export async function findManifest(store: ReleaseStore, name: string, version: string): Promise<Manifest | undefined> {
  const content = await store.read(releaseFolder(name, version) + manifestFile(name));
  return content && { name, ...JSON.parse(content.toString()) };
}

/**
 * Stores the manifest last, so that a release is either complete or absent and a killed publisher can start over.
 * Claims the version first, so that of two different builds one is rejected at once.
 */
async function putRelease(store: ReleaseStore, { manifest, files }: BuildFiles, makeNotes?: MakeNotes) {
  const { name, version } = manifest;
  const stored = await findManifest(store, name, version);
  const otherFiles = new Error(`${name} ${version} exists with other files: a version is never changed`);
  const { origin: _, ...built } = manifest;
  if (stored && !isDeepStrictEqual({ ...stored, origin: undefined }, { ...built, origin: undefined })) throw otherFiles;
  if (stored) return;
  if ((await removedReleases(store)).includes(`${name} ${version}`))
    throw new Error(`${name} ${version} is being removed: try again`);

  const folder = releaseFolder(name, version);
  await store.put(`${folder}.claim.json`, Buffer.from(JSON.stringify(built))).catch((error) => {
    throw isExistsError(error) ? otherFiles : error;
  });
  if (makeNotes) await putNotes(store, name, version, await makeNotes(manifest));
  const limit = pLimit(concurrency);
  const last = manifestFile(name);
  const others = [...files].filter(([path]) => path !== last);
  await Promise.all(others.map(([path, content]) => limit(() => store.put(folder + path, content))));
  await store.put(folder + last, files.get(last) ?? Buffer.alloc(0));
}
