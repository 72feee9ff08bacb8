// In the shell's development build: modules use this copy, which has seen React start.
import * as runtime from 'react-refresh/runtime';

window.idavueltaRefresh = runtime;
