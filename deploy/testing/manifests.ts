import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseAllDocuments } from 'yaml';
import { root } from '../output.ts';

const folder = join(root, 'deploy/kubernetes');

/** A Kubernetes object; its schema is validated elsewhere. */
export interface Manifest {
  apiVersion: string;
  kind: string;
  metadata: { name: string };
  // biome-ignore lint/suspicious/noExplicitAny: tests look at it only after its schema has been checked
  [field: string]: any;
}

/** Reads all objects in the kustomization's files. @throws Error for a file with invalid YAML */
export function readManifests(): Manifest[] {
  const { resources } = readKustomization();
  return resources.flatMap((file) =>
    parseAllDocuments(readFileSync(join(folder, file), 'utf8')).map((document) => {
      if (document.errors[0]) throw document.errors[0];
      return document.toJS() as Manifest;
    }),
  );
}

export function readKustomization() {
  const [document] = parseAllDocuments(readFileSync(join(folder, 'kustomization.yaml'), 'utf8'));
  return document?.toJS() as { resources: string[]; images: { name: string; newTag: string }[] };
}

export const manifestFiles = () => globSync('*.yaml', { cwd: folder }).filter((file) => file !== 'kustomization.yaml');
