import { makeTicketKey } from '../config/ticket-keys.ts';
import { testEnvironment } from './test-app.ts';

/** The minimal environment for production, without payment providers. */
export const productionEnvironment = {
  DATABASE_URL: 'postgres://db/app',
  JWT_SECRET: testEnvironment.JWT_SECRET,
  TICKET_SIGNING_KEY: makeTicketKey(),
  API_PUBLIC_URL: 'https://api.example',
  SMTP_URL: 'smtp://mail',
  SITE_URL: 'https://site.example',
};
