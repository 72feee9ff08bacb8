/**
 * The service worker of the customer's purchases: the document contains no personal data, the rides are in the page's
 * database.
 */
import { serveOfflinePage } from '@idavuelta/shared/offline-page/worker';

serveOfflinePage();
