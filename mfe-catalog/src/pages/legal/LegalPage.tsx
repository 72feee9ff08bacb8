import { type LegalDocument, links, type Page, selectCountry, selectLanguage } from '@idavuelta/shared/contracts';
import { Navigate, useSelector, useTranslation } from '@idavuelta/shared/platform';
import { ButtonLink, Notice, PageHead, QueryBoundary } from '@idavuelta/shared/ui';
import { knownDocument } from './known-document.ts';
import styles from './LegalPage.module.css';
import { LegalText } from './LegalText.tsx';
import { legalApi } from './legal.api.ts';

/** A legal document of the visitor's country. */
const LegalPage: Page = ({ params }) => {
  const document = knownDocument(params.document);
  return document ? <DocumentPage document={document} /> : <Navigate to={links.error404()} replace />;
};

export default LegalPage;

function DocumentPage({ document }: { document: LegalDocument }) {
  const { t } = useTranslation('catalog/legal');
  const country = useSelector(selectCountry);
  const language = useSelector(selectLanguage);
  const query = legalApi.endpoints.legalText.useQuery({ document, country, language });
  const title = t(`${document}.title`);
  const isUnwritten = (query.error as { status?: number } | undefined)?.status === 404;
  return (
    <article className={`page ${styles.page}`}>
      <PageHead title={`${title} | Idavuelta`} description={t(`${document}.description`)} noIndex={isUnwritten} />
      <h1 tabIndex={-1}>{title}</h1>
      <QueryBoundary
        query={{ ...query, data: query.currentData }}
        skeleton={[160, 160, 160]}
        failed={({ status }) => status === 404 && <Unwritten />}
      >
        {(text) => <LegalText {...text} />}
      </QueryBoundary>
    </article>
  );
}

/** Shown when the country has no text of the document yet. */
function Unwritten() {
  const { t } = useTranslation('catalog/legal');
  return (
    <Notice title={t('unwritten.title')} action={<ButtonLink to={links.contact()}>{t('unwritten.action')}</ButtonLink>}>
      {t('unwritten.text')}
    </Notice>
  );
}
