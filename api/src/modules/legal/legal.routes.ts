import * as schemas from '@idavuelta/shared/contracts/schemas';
import { AppError } from '../../errors.ts';
import type { App } from '../../http/app.ts';
import type { HttpTools } from '../../http/http-tools.ts';
import { responses } from '../../http/schemas.ts';
import type { LegalRepository } from './legal.repository.ts';

interface LegalRoutesDependencies extends Pick<HttpTools, 'cache'> {
  legal: LegalRepository;
}

export function legalRoutes(app: App, { legal, cache }: LegalRoutesDependencies) {
  const tags = ['legal'];

  app.get(
    '/legal-documents',
    {
      schema: {
        tags,
        operationId: 'listLegalTexts',
        summary: 'List the legal documents of a country that have texts',
        querystring: schemas.countryQuery,
        response: responses(schemas.legalDocumentsResponse),
      },
    },
    ({ query }, reply) =>
      cache.send(reply, `legal-documents:${query['country-code']}`, () => legal.listed(query['country-code']), {
        maxAge: 60,
      }),
  );

  app.get(
    '/legal-documents/:document',
    {
      schema: {
        tags,
        operationId: 'getLegalText',
        summary: 'Get the text of a legal document',
        params: schemas.legalDocumentParams,
        querystring: schemas.legalDocumentQuery,
        response: responses(schemas.legalTextResponse, 'VALIDATION_FAILED', 'NOT_FOUND'),
      },
    },
    ({ params, query }, reply) => {
      const { 'country-code': country, language, version } = query;
      const load = async () => {
        const text = await legal.text(country, params.document, { language, version });
        if (!text) throw new AppError('NOT_FOUND');
        return text;
      };
      return cache.send(reply, `legal-text:${country}:${params.document}:${language}:${version}`, load, { maxAge: 60 });
    },
  );
}
