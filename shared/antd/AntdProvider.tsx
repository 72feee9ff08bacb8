import { StyleProvider } from '@ant-design/cssinjs';
import ConfigProvider from 'antd/es/config-provider';
import type { ReactNode } from 'react';
import { theme } from './theme.ts';

/** Gives antd the site's theme. Its styles are in the cascade layer `antd`, which `ui/tokens.css` puts below ours. */
export const AntdProvider = ({ children }: { children: ReactNode }) => (
  <StyleProvider layer>
    <ConfigProvider theme={theme}>{children}</ConfigProvider>
  </StyleProvider>
);
