import type { ErrorCode } from '@idavuelta/shared/contracts';
import { createSlice, type PayloadAction } from '@idavuelta/shared/platform';

/** What became of the link with this token. */
export type VerificationState =
  | { status: 'none' }
  | { status: 'pending'; token: string }
  | { status: 'verified'; token: string }
  | { status: 'failed'; token: string; reason: ErrorCode };

type Asked = PayloadAction<{ token: string }>;

export const verificationSlice = createSlice({
  name: 'mfe-account/verification',
  initialState: { status: 'none' } as VerificationState,
  reducers: {
    verificationAsked: (_, { payload }: Asked): VerificationState => ({ status: 'pending', token: payload.token }),
    accountVerified: (_, { payload }: Asked): VerificationState => ({ status: 'verified', token: payload.token }),
    verificationFailed: (_, { payload }: PayloadAction<{ token: string; reason: ErrorCode }>): VerificationState => ({
      status: 'failed',
      ...payload,
    }),
  },
});

export const { verificationAsked, accountVerified, verificationFailed } = verificationSlice.actions;

interface AccountState {
  'mfe-account': { verification: VerificationState };
}

/** The state of one link: another link's outcome does not count. */
export const selectVerification = (token: string) => (state: AccountState) => {
  const { verification } = state['mfe-account'];
  return verification.status !== 'none' && verification.token === token ? verification : none;
};
const none: VerificationState = { status: 'none' };
