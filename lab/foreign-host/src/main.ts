// Shared libraries must be negotiated first:
// https://module-federation.io/guide/troubleshooting/runtime.html#runtime-006
void import('./start.tsx');
