import type { App } from '../../http/app.ts';
import type { ModuleContext } from '../api-module.ts';
import { legalDocumentsRoutes } from './for-staff/legal-documents.routes.ts';
import { createLegalDocuments } from './for-staff/legal-documents.ts';
import { createLegalRepository } from './legal.repository.ts';
import { legalRoutes } from './legal.routes.ts';

export const createLegalModule = ({ db, http }: ModuleContext) => ({
  routes(app: App) {
    legalRoutes(app, { ...http, legal: createLegalRepository(db) });
    legalDocumentsRoutes(app, { ...http, documents: createLegalDocuments({ db }) });
  },
});
