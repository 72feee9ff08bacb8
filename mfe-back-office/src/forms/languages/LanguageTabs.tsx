import { type Language, languageNames } from '@idavuelta/shared/contracts';
import { useTranslation } from '@idavuelta/shared/platform';
import { Button, Form, Tabs } from 'antd';
import { type ReactNode, useState } from 'react';
import { useSetFields } from '../form-context.ts';
import { OpenAtError } from '../OpenAtError.tsx';
import styles from './LanguageTabs.module.css';

type Path = (string | number)[];
/** One text, or several by their field. */
type Text = string | Record<string, string | undefined>;

interface LanguageTabsProps {
  /** Path of the texts in the form. */
  path: Path;
  /** Language in which the text is required; it comes first. */
  needed: Language;
  /** Field without which a text of several fields is missing. */
  main?: string;
  /** The fields of a language. */
  children: (language: Language) => ReactNode;
}

const isBlank = (text: Text | undefined, main: string) => !(typeof text === 'object' ? text?.[main] : text)?.trim();

/** Texts by language in tabs that show which are missing; those can begin as a copy of the required language. */
export function LanguageTabs({ path, needed, main = 'name', children }: LanguageTabsProps) {
  const { t } = useTranslation('back-office');
  const form = Form.useFormInstance();
  const setFields = useSetFields();
  const texts = Form.useWatch(path, { form, preserve: true }) as Partial<Record<Language, Text>> | undefined;
  const [open, setOpen] = useState(needed);
  const others = (Object.keys(languageNames) as Language[]).filter((language) => language !== needed);
  const original = texts?.[needed];

  const copyTo = (language: Language) =>
    setFields(
      typeof original === 'object'
        ? Object.entries(original).map(([field, value]) => ({ name: [...path, language, field], value }))
        : [{ name: [...path, language], value: original }],
    );
  const items = [needed, ...others].map((language) => {
    const isMissing = isBlank(texts?.[language], main);
    const state = t(language === needed ? 'languages.needed' : 'languages.missing');
    return {
      key: language,
      forceRender: true,
      label: (
        <span className={styles.label}>
          <span>{languageNames[language]}</span>
          {isMissing && (
            <>
              <span aria-hidden title={state} className={language === needed ? styles.needed : styles.missing} />
              <span className="visually-hidden">{`, ${state}`}</span>
            </>
          )}
        </span>
      ),
      children: (
        <>
          {isMissing && language !== needed && !isBlank(original, main) && (
            <p className={styles.copy}>
              <span>{t('languages.none')}</span>{' '}
              <Button type="link" onClick={() => copyTo(language)}>
                {t('languages.copy', { language: languageNames[needed] })}
              </Button>
            </p>
          )}
          {children(language)}
          <OpenAtError path={[...path, language]} isOpen={open === language} onOpen={() => setOpen(language)} />
        </>
      ),
    };
  });
  return <Tabs size="small" activeKey={open} onChange={(key) => setOpen(key as Language)} items={items} />;
}
