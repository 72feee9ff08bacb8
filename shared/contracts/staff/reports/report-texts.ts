import type written from './texts/es_PE.json';

/** Headings of reports, on pages and in files. */
export type ReportTexts = typeof written;

/** Folder of these texts, for servers. */
export const reportTexts = `${import.meta.dirname}/texts`;
