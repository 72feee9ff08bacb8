export type SessionView = 'login' | 'recovery' | 'sign_up';

export interface SessionViewProps {
  /** What was typed as e-mail before, in another view. */
  email: string;
  /** Shows another view with this e-mail. */
  onSwitch: (view: SessionView, email?: string) => void;
}
