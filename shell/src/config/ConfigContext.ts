import { createContext, useContext } from 'react';
import type { RuntimeConfig } from './runtime-config.ts';

export const ConfigContext = createContext<RuntimeConfig>({});
export const useConfig = () => useContext(ConfigContext);
