import { spawnSync } from 'node:child_process';

/** Whether the system has libxml2's own program. */
export const hasXmllint = spawnSync('xmllint', ['--version']).status === 0;

/** Validates with `xmllint`. @param schema path of its file @returns its complaints, empty for a valid document */
export function xmllintProblems(xml: Uint8Array, schema: string): string {
  const { status, stderr } = spawnSync('xmllint', ['--nonet', '--noout', '--schema', schema, '-'], { input: xml });
  return status === 0 ? '' : String(stderr);
}
