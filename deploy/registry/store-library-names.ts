/** Libraries that a module's manifest lists only if it takes them from the shell. */
export const storeLibraryNames = ['react-redux', 'redux', '@reduxjs/toolkit'] as const;
