import type { ErrorCode } from '@idavuelta/shared/contracts';
import { createSlice, type PayloadAction } from '@idavuelta/shared/platform';

/**
 * Status of the verification, with the token of the link. In the store, so that coming back to the page does not use
 * the link twice.
 */
export type VerificationState =
  | { status: 'not-started' }
  | { status: 'pending'; token: string }
  | { status: 'verified'; token: string }
  | { status: 'failed'; token: string; reason: ErrorCode };

type TokenAction = PayloadAction<{ token: string }>;

export const verificationSlice = createSlice({
  name: 'mfe-account/verification',
  initialState: { status: 'not-started' } as VerificationState,
  reducers: {
    verificationStarted: (_, { payload }: TokenAction): VerificationState => ({
      status: 'pending',
      token: payload.token,
    }),
    accountVerified: (_, { payload }: TokenAction): VerificationState => ({ status: 'verified', token: payload.token }),
    verificationFailed: (_, { payload }: PayloadAction<{ token: string; reason: ErrorCode }>): VerificationState => ({
      status: 'failed',
      ...payload,
    }),
  },
});

export const { verificationStarted, accountVerified, verificationFailed } = verificationSlice.actions;

interface AccountState {
  'mfe-account': { verification: VerificationState };
}

/** The verification of one link; that of another link counts as not started. */
export const selectVerification = (token: string) => (state: AccountState) => {
  const { verification } = state['mfe-account'];
  return verification.status !== 'not-started' && verification.token === token ? verification : notStarted;
};
const notStarted: VerificationState = { status: 'not-started' };
