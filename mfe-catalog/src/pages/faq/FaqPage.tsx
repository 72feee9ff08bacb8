import { links } from '@idavuelta/shared/contracts';
import { useTranslation } from '@idavuelta/shared/platform';
import { ButtonLink, PageHead } from '@idavuelta/shared/ui';
import { NextStep } from '../../ui/NextStep.tsx';
import { PageHero } from '../../ui/PageHero.tsx';
import { FaqData } from './FaqData.tsx';
import styles from './FaqPage.module.css';
import { questions } from './questions.ts';

export default function FaqPage() {
  const { t } = useTranslation('catalog/faq');
  return (
    <>
      <PageHead title={t('document_title')} description={t('description')} />
      <FaqData />
      <PageHero title={t('title')} lead={t('lead')} />
      <div className={`page ${styles.columns}`}>
        <div className={styles.questions}>
          {questions.map((question, i) => (
            <details key={question} open={i === 0}>
              <summary>
                <h2>{t(`questions.${question}.question`)}</h2>
              </summary>
              <p>{t(`questions.${question}.answer`)}</p>
            </details>
          ))}
        </div>
        <NextStep title={t('next.title')} text={t('next.text')}>
          <ButtonLink to={links.contact()} variant="primary">
            {t('next.action')}
          </ButtonLink>
        </NextStep>
      </div>
    </>
  );
}
