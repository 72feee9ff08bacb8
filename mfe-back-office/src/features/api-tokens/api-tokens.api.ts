import type { ApiToken, MadeApiToken, NewApiToken } from '@idavuelta/shared/contracts/staff';
import { mutationHook, queryHook } from '../../kit/resource.ts';

const tag = 'BackOfficeTokens';
const changed = [tag, 'BackOfficeAudit'] as const;

const hooksOf = (path: string) => ({
  useTokens: queryHook<ApiToken[]>(path, tag),
  useMakeToken: mutationHook<MadeApiToken, NewApiToken>(`POST ${path}`, changed),
  useRevokeToken: mutationHook<ApiToken, string>(`DELETE ${path}/:id`, changed),
});

/** Tokens of the person who is logged in, and those of programs. */
export const tokenHooks = {
  own: hooksOf('/staff-api/account/tokens'),
  programs: hooksOf('/staff-api/program-tokens'),
};

export type TokenOwner = keyof typeof tokenHooks;
