// Browsers use the XMLHttpRequest adapter; the fetch one is only looked at when that is missing.
export const getFetch = () => null;
export default null;
