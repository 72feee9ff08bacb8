import type written from './texts/es_PE.json';

/** Headings of reports, for their pages and their files. */
export type ReportTexts = typeof written;

/** The folder of those texts, for a server. */
export const reportTexts = `${import.meta.dirname}/texts`;
