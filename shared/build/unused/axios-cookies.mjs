// Cookies against cross-site requests: the API takes a bearer token, no cookie.
export default { write() {}, read: () => null, remove() {} };
