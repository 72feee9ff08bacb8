import { StyleProvider } from '@ant-design/cssinjs';
import { theme } from '@idavuelta/shared/antd/theme';
import { type Language, selectLanguage } from '@idavuelta/shared/contracts';
import { useSelector } from '@idavuelta/shared/platform';
import { App, ConfigProvider } from 'antd';
import en from 'antd/es/locale/en_US';
import es from 'antd/es/locale/es_ES';
import pt from 'antd/es/locale/pt_BR';
import type { ReactNode } from 'react';

const locales: Record<Language, typeof es> = { es_PE: es, es_CL: es, es_ES: es, en_US: en, pt_BR: pt };

/** The site's colours, denser and without motion: people work here all day. */
const dense = {
  token: {
    ...theme.token,
    fontSize: 14,
    controlHeight: 36,
    motion: false,
    // antd's own are too pale on their backgrounds
    colorSuccess: '#14713d', // --good
    colorWarning: '#7a5200', // --warn
    colorTextDescription: '#4d5873', // --ink-soft
    colorLink: '#1d4fb8',
    colorLinkHover: '#103591',
    // antd makes them of the colours above, which are too dark for that
    colorWarningBg: '#fff4dc',
    colorWarningBorder: '#e8c37a',
    colorSuccessBg: '#e8f5ed',
    colorSuccessBorder: '#9fd0b3',
  },
  components: {
    ...theme.components,
    // antd makes it of the primary colour, which is too dark for that
    Menu: { itemSelectedBg: '#fff0df', itemSelectedColor: '#14213d', horizontalItemSelectedColor: '#14213d' },
  },
};

/** Made once: with a new object each time, everything of antd would render again with the page. */
const form = { scrollToFirstError: { focus: true } };

/** antd in the language of whoever looks; a form that is not right moves the focus to what is wrong. */
export function AntdRoot({ children }: { children: ReactNode }) {
  const language = useSelector(selectLanguage);
  return (
    <StyleProvider layer>
      <ConfigProvider theme={dense} locale={locales[language]} form={form}>
        <App>{children}</App>
      </ConfigProvider>
    </StyleProvider>
  );
}
