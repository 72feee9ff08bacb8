import { links } from '@idavuelta/shared/contracts';
import { useTranslation } from '@idavuelta/shared/platform';
import { ButtonLink, PageHead } from '@idavuelta/shared/ui';
import { NextStep } from '../../ui/NextStep.tsx';
import { PageHero } from '../../ui/PageHero.tsx';
import { FaqData } from './FaqData.tsx';
import styles from './FaqPage.module.css';
import { questions } from './questions.ts';

export default function FaqPage() {
  const { t } = useTranslation('catalog');
  return (
    <>
      <PageHead title={t('public.faq.document_title')} description={t('public.faq.description')} />
      <FaqData />
      <PageHero title={t('public.faq.title')} lead={t('public.faq.lead')} />
      <div className={`page ${styles.columns}`}>
        <div className={styles.questions}>
          {questions.map((question, i) => (
            <details key={question} open={i === 0}>
              <summary>
                <h2>{t(`public.faq.questions.${question}.question`)}</h2>
              </summary>
              <p>{t(`public.faq.questions.${question}.answer`)}</p>
            </details>
          ))}
        </div>
        <NextStep title={t('public.faq.next.title')} text={t('public.faq.next.text')}>
          <ButtonLink to={links.contact()} variant="primary">
            {t('public.faq.next.action')}
          </ButtonLink>
        </NextStep>
      </div>
    </>
  );
}
