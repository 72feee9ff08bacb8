import moment from 'moment';

/** @param iso ISO 8601 @returns `DD-MM-YYYY HH:mm` in UTC, whatever the visitor's zone */
export const formatPurchaseDate = (iso: string) => moment.utc(iso).format('DD-MM-YYYY HH:mm');
