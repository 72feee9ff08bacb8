/** Libraries that a module's manifest names only when it takes them from the shell. */
export const carriedNames = ['react-redux', 'redux', '@reduxjs/toolkit'] as const;
