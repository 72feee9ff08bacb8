// shared libraries are available once this has run: the entry of a federated page only imports it
void import('./start.tsx');
