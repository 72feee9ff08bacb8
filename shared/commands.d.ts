import 'react';

declare module 'react' {
  // React passes these attributes on, but its types lack them.
  interface ButtonHTMLAttributes<T> {
    /**
     * What pressing the button does to the dialog named by `commandfor`, even before scripts load.
     * https://developer.mozilla.org/docs/Web/API/Invoker_Commands_API
     */
    command?: 'show-modal' | 'close';
    /** The id of a dialog. */
    commandfor?: string;
  }
}
