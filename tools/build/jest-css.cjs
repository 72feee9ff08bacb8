// In tests a class name is its own name.
module.exports = new Proxy(
  { __esModule: true },
  { get: (_, name) => (name === 'default' ? module.exports : name === '__esModule' ? true : String(name)) },
);
