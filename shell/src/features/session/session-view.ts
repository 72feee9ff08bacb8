export type SessionView = 'login' | 'recovery' | 'sign_up';

export interface SessionViewProps {
  /** The e-mail that was typed in another view. */
  email: string;
  /** Shows another view with this e-mail. */
  onSwitch: (view: SessionView, email?: string) => void;
}
