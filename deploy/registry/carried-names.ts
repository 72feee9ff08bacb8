/** Libraries that a module's manifest lists only if it takes them from the shell. */
export const carriedNames = ['react-redux', 'redux', '@reduxjs/toolkit'] as const;
