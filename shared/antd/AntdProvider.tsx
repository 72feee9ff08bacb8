import { StyleProvider } from '@ant-design/cssinjs';
import ConfigProvider from 'antd/es/config-provider';
import type { ReactNode } from 'react';
import { theme } from './theme.ts';

/** antd in the site's own colours, its styles in the layer `antd`, which `ui/tokens.css` puts below ours. */
export const AntdProvider = ({ children }: { children: ReactNode }) => (
  <StyleProvider layer>
    <ConfigProvider theme={theme}>{children}</ConfigProvider>
  </StyleProvider>
);
