/** The service worker of the customer's purchases: the document has nothing of theirs, the rides are in the page's database. */
import { serveOfflinePage } from '@idavuelta/shared/offline-page/worker';

serveOfflinePage();
