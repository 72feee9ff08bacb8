import { useTranslation } from '@idavuelta/shared/platform';
import { questions } from './questions.ts';

/** The questions and answers as structured data for search engines (schema.org). */
export function FaqData() {
  const { t } = useTranslation('catalog/faq');
  const data = {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: questions.map((question) => ({
      '@type': 'Question',
      name: t(`questions.${question}.question`),
      acceptedAnswer: { '@type': 'Answer', text: t(`questions.${question}.answer`) },
    })),
  };
  return <script type="application/ld+json">{JSON.stringify(data)}</script>;
}
