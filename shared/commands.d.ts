import 'react';

declare module 'react' {
  // React passes them on, its types do not have them yet.
  interface ButtonHTMLAttributes<T> {
    /** What a press does to the dialog named by `commandfor`, without any script. https://developer.mozilla.org/docs/Web/API/Invoker_Commands_API */
    command?: 'show-modal' | 'close';
    /** The id of a dialog. */
    commandfor?: string;
  }
}
