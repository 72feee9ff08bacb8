import {
  type Credentials,
  type ErrorCode,
  loginRequested,
  sessionEnded,
  sessionStarted,
} from '@idavuelta/shared/contracts';
import { createSlice, type PayloadAction } from '@idavuelta/shared/platform';

export type LoginState =
  | { modal: 'closed' }
  | { modal: 'open'; status: 'idle'; view: 'login' | 'sign_up' }
  | { modal: 'open'; status: 'sending' }
  | FailedLogin;
interface FailedLogin {
  modal: 'open';
  status: 'failed';
  reason: ErrorCode;
}

/** State of the login modal. The session itself is `state.session`, which modules may read. */
export const loginSlice = createSlice({
  name: 'login',
  initialState: { modal: 'closed' } as LoginState,
  reducers: {
    loginSubmitted: (_, _action: PayloadAction<Credentials>): LoginState => ({ modal: 'open', status: 'sending' }),
    loginFailed: (_, { payload }: PayloadAction<ErrorCode>): LoginState => ({
      modal: 'open',
      status: 'failed',
      reason: payload,
    }),
    loginClosed: (): LoginState => ({ modal: 'closed' }),
    logoutClicked: (login) => login,
  },
  extraReducers: (builder) =>
    builder
      .addMatcher(
        loginRequested.match,
        (_, { payload }): LoginState => ({
          modal: 'open',
          status: 'idle',
          view: payload?.view ?? 'login',
        }),
      )
      .addMatcher(sessionStarted.match, (): LoginState => ({ modal: 'closed' }))
      // A visitor who did not end the session is told why it ended, and can log in again.
      .addMatcher(
        sessionEnded.match,
        (_, { payload }): LoginState =>
          payload.reason === 'expired' ? { modal: 'open', status: 'idle', view: 'login' } : { modal: 'closed' },
      ),
});

export const { loginSubmitted, loginFailed, loginClosed, logoutClicked } = loginSlice.actions;
export const selectLogin = (state: { login: LoginState }) => state.login;
