import {
  type CountryCode,
  type LegalDocument,
  links,
  type Page,
  selectCountry,
  selectLanguage,
} from '@idavuelta/shared/contracts';
import { Navigate, useLocation, useSelector, useTranslation } from '@idavuelta/shared/platform';
import { ButtonLink, Notice, PageHead, QueryBoundary } from '@idavuelta/shared/ui';
import { documentNamed } from './document-named.ts';
import styles from './LegalPage.module.css';
import { LegalText } from './LegalText.tsx';
import { legalApi } from './legal.api.ts';
import { Versions } from './Versions.tsx';

/** A legal document of the visitor's country, or of the one that the URL names. */
const LegalPage: Page = ({ params }) => {
  const { search } = useLocation();
  const named = documentNamed(params.document, new URLSearchParams(search));
  return named ? <DocumentPage {...named} /> : <Navigate to={links.error404()} replace />;
};

export default LegalPage;

interface DocumentPageProps {
  document: LegalDocument;
  country?: CountryCode | undefined;
  version?: number | undefined;
}

function DocumentPage({ document, country: named, version }: DocumentPageProps) {
  const { t } = useTranslation('catalog/legal');
  const own = useSelector(selectCountry);
  const language = useSelector(selectLanguage);
  const query = legalApi.endpoints.legalText.useQuery({ document, country: named ?? own, language, version });
  const title = t(`${document}.title`);
  const isUnwritten = (query.error as { status?: number } | undefined)?.status === 404;
  return (
    <article className={`page ${styles.page}`}>
      <PageHead
        title={`${title} | Idavuelta`}
        description={t(`${document}.description`)}
        noIndex={isUnwritten || named !== undefined || version !== undefined}
      />
      <h1 tabIndex={-1}>{title}</h1>
      <QueryBoundary
        query={{ ...query, data: query.currentData }}
        skeleton={[160, 160, 160]}
        failed={({ status }) => status === 404 && <Unwritten />}
      >
        {(text) => (
          <>
            <LegalText {...text} />
            <Versions text={text} country={named} />
          </>
        )}
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
