import * as v from 'valibot';

/** What a key may do with a module. `switch`: turn it off and on for visitors. */
export const acts = ['publish', 'promote', 'canary', 'rollback', 'switch', 'retire', 'preview'] as const;
export type Act = (typeof acts)[number];

/**
 * `{ "<key id>": { "mfe-booking": ["publish", "promote"], "*": ["publish"] } }`; `*` stands for every module and the
 * shell.
 */
const schema = v.record(
  v.pipe(v.string(), v.regex(/^[0-9a-f]{16}$/, 'no id of a key')),
  v.record(v.pipe(v.string(), v.regex(/^(\*|shell|mfe-[a-z0-9-]+)$/, 'no module')), v.array(v.picklist(acts))),
);

/** @returns whether a key has a right on a module */
export type MayDo = (keyId: string, act: Act, module: string) => boolean;

/**
 * Reads the rights of `RELEASE_RIGHTS`.
 * @returns undefined when not set: every known key then has all rights
 * @throws Error for an invalid value, because a mistake must not grant all rights
 */
export function readRights(env: NodeJS.ProcessEnv): MayDo | undefined {
  const { RELEASE_RIGHTS: text } = env;
  if (!text) return undefined;
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), text);
  if (!read.success) {
    const [issue] = read.issues;
    throw new Error(`RELEASE_RIGHTS: ${[v.getDotPath(issue), issue.message].filter(Boolean).join(': ')}`);
  }
  return (keyId, act, module) => {
    const rights = read.output[keyId] ?? {};
    return [...(rights[module] ?? []), ...(rights['*'] ?? [])].includes(act);
  };
}
