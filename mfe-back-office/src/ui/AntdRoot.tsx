import { StyleProvider } from '@ant-design/cssinjs';
import { theme } from '@idavuelta/shared/antd/theme';
import { type Language, selectLanguage } from '@idavuelta/shared/contracts';
import { useSelector } from '@idavuelta/shared/platform';
import { App, ConfigProvider } from 'antd';
import en from 'antd/es/locale/en_US';
import es from 'antd/es/locale/es_ES';
import pt from 'antd/es/locale/pt_BR';
import type { ReactNode } from 'react';
import styles from './AntdRoot.module.css';

const locales: Record<Language, typeof es> = { es_PE: es, es_CL: es, es_ES: es, en_US: en, pt_BR: pt };

/** The site's theme, denser and without motion: staff use these pages all day. */
const dense = {
  token: {
    ...theme.token,
    fontSize: 14,
    controlHeight: 36,
    motion: false,
    // antd's defaults have too little contrast on their backgrounds
    colorSuccess: '#14713d', // --good
    colorWarning: '#7a5200', // --warn
    colorTextDescription: '#4d5873', // --ink-soft
    colorInfo: '#1d4fb8',
    colorLink: '#1d4fb8',
    colorLinkHover: '#103591',
    // antd derives these from the colours above, which are too dark for backgrounds
    colorWarningBg: '#fff4dc',
    colorWarningBorder: '#e8c37a',
    colorSuccessBg: '#e8f5ed',
    colorSuccessBorder: '#9fd0b3',
    colorInfoBg: '#eaf1fd',
    colorInfoBorder: '#a9c2f0',
  },
  components: {
    ...theme.components,
    // keeps the button that shows a password a target's distance from the field
    Input: { paddingXXS: 6 },
    // antd derives it from the primary colour, which is too dark for a background
    Menu: { itemSelectedBg: '#fff0df', itemSelectedColor: '#14213d', horizontalItemSelectedColor: '#14213d' },
  },
};

/** Created once: a new object would re-render every antd component with the page. */
const form = { scrollToFirstError: { focus: true } };
const tabs = { className: styles.tabs };

/** Configures antd in the user's language; an invalid form moves the focus to its first error. */
export function AntdRoot({ children }: { children: ReactNode }) {
  const language = useSelector(selectLanguage);
  return (
    <StyleProvider layer>
      <ConfigProvider theme={dense} locale={locales[language]} form={form} tabs={tabs}>
        <App>{children}</App>
      </ConfigProvider>
    </StyleProvider>
  );
}
