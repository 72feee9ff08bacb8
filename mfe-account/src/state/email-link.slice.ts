import type { ErrorCode } from '@idavuelta/shared/contracts';
import { createSlice, type PayloadAction } from '@idavuelta/shared/platform';

/** What opening a mailed link does. */
export type EmailLinkPurpose = 'verify-account' | 'confirm-email';

export interface EmailLink {
  purpose: EmailLinkPurpose;
  token: string;
}

/** Outcome of an opened link. It is in the store, so that returning to the page does not use the link twice. */
export type EmailLinkState =
  | { status: 'not-started' }
  | ({ status: 'pending' | 'done' } & EmailLink)
  | ({ status: 'failed'; reason: ErrorCode } & EmailLink);

export const emailLinkSlice = createSlice({
  name: 'mfe-account/email-link',
  initialState: { status: 'not-started' } as EmailLinkState,
  reducers: {
    emailLinkOpened: (_, { payload }: PayloadAction<EmailLink>): EmailLinkState => ({ status: 'pending', ...payload }),
    emailLinkUsed: (_, { payload }: PayloadAction<EmailLink>): EmailLinkState => ({ status: 'done', ...payload }),
    emailLinkFailed: (_, { payload }: PayloadAction<EmailLink & { reason: ErrorCode }>): EmailLinkState => ({
      status: 'failed',
      ...payload,
    }),
  },
});

export const { emailLinkOpened, emailLinkUsed, emailLinkFailed } = emailLinkSlice.actions;

interface AccountState {
  'mfe-account': { emailLink: EmailLinkState };
}

/** The state of this link; any other link has not been started. */
export const selectEmailLink =
  ({ purpose, token }: EmailLink) =>
  (state: AccountState) => {
    const { emailLink } = state['mfe-account'];
    const isThis = emailLink.status !== 'not-started' && emailLink.purpose === purpose && emailLink.token === token;
    return isThis ? emailLink : notStarted;
  };
const notStarted: EmailLinkState = { status: 'not-started' };
