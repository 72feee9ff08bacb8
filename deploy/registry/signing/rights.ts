import * as v from 'valibot';

/** What a key may do with a module. `switch`: take it from visitors and give it back. */
export const acts = ['publish', 'promote', 'canary', 'rollback', 'switch', 'retire', 'preview'] as const;
export type Act = (typeof acts)[number];

/** `{ "<id of a key>": { "mfe-booking": ["publish", "promote"], "*": ["publish"] } }`; `*` stands for every module and the shell. */
const schema = v.record(
  v.pipe(v.string(), v.regex(/^[0-9a-f]{16}$/, 'no id of a key')),
  v.record(v.pipe(v.string(), v.regex(/^(\*|shell|mfe-[a-z0-9-]+)$/, 'no module')), v.array(v.picklist(acts))),
);

/** @returns whether a key may do something with a module */
export type MayDo = (keyId: string, act: Act, module: string) => boolean;

/**
 * The rights of `RELEASE_RIGHTS`.
 * @returns undefined when there are none: whoever has a known key may do everything
 * @throws Error when they cannot be read: a mistake must not let everything in
 */
export function rightsOf(env: NodeJS.ProcessEnv): MayDo | undefined {
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
