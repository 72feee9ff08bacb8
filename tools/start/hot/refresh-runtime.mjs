// In the shell's development build: the copy loaded before React, which modules use.
import * as runtime from 'react-refresh/runtime';
// Released modules take it from the shell, which itself needs only `react/jsx-dev-runtime`.
import 'react/jsx-runtime';

window.idavueltaRefresh = runtime;
