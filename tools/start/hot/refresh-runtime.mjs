// In the shell's development build: modules use this copy, which has seen React start.
import * as runtime from 'react-refresh/runtime';
// Released modules take it from the shell, which needs only `react/jsx-dev-runtime` itself.
import 'react/jsx-runtime';

window.idavueltaRefresh = runtime;
