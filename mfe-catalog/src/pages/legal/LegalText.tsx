import { languageTag, selectLanguage, type LegalText as Text } from '@idavuelta/shared/contracts';
import { useSelector } from '@idavuelta/shared/platform';
import { blocksOf } from './blocks.ts';
import styles from './LegalPage.module.css';

/** The text of a document, in a language that it exists in. */
export function LegalText({ text, language }: Pick<Text, 'text' | 'language'>) {
  const shown = useSelector(selectLanguage);
  return (
    <div className={styles.text} lang={language === shown ? undefined : languageTag(language)}>
      {blocksOf(text).map(({ isHeading, words }, place) => {
        const Block = isHeading ? 'h2' : 'p';
        // biome-ignore lint/suspicious/noArrayIndexKey: two paragraphs may say the same, and none moves
        return <Block key={place}>{words}</Block>;
      })}
    </div>
  );
}
