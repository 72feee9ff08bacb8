import type { ErrorCode } from '@idavuelta/shared/contracts';
import { createSlice, type PayloadAction } from '@idavuelta/shared/platform';
import type { NewPassword } from '../pages/recovery-account/recovery.schema.ts';

/** `refused`: the form is open again; `reason` says why the server said no. */
export type RecoveryState =
  | { status: 'editing' }
  | { status: 'sending'; token: string }
  | { status: 'refused'; token: string; reason: ErrorCode }
  | { status: 'done'; token: string };

const editing: RecoveryState = { status: 'editing' };

export const recoverySlice = createSlice({
  name: 'mfe-account/recovery',
  initialState: editing as RecoveryState,
  reducers: {
    /** What was typed; the link's token goes with it. */
    passwordsEntered: (state, _action: PayloadAction<NewPassword & { token: string }>) => state,
    resetStarted: (_, { payload }: PayloadAction<{ token: string }>): RecoveryState => ({
      status: 'sending',
      ...payload,
    }),
    resetRefused: (_, { payload }: PayloadAction<{ token: string; reason: ErrorCode }>): RecoveryState => ({
      status: 'refused',
      ...payload,
    }),
    passwordReset: (_, { payload }: PayloadAction<{ token: string }>): RecoveryState => ({
      status: 'done',
      ...payload,
    }),
  },
});

export const { passwordsEntered, resetStarted, resetRefused, passwordReset } = recoverySlice.actions;

interface AccountState {
  'mfe-account': { recovery: RecoveryState };
}

/** The state of one link: another link's outcome does not count. */
export const selectRecovery = (token: string) => (state: AccountState) => {
  const { recovery } = state['mfe-account'];
  return recovery.status !== 'editing' && recovery.token === token ? recovery : editing;
};
