/**
 * Webpack loader: lets the bundler drop components and contexts that nobody uses. It marks the calls that make them as
 * pure and takes off their names for developer tools, which count as use. Without it all of react-router's forms,
 * links and fetchers would stay in the shell.
 */
module.exports = function markPureCalls(source) {
  return source
    .replace(
      /(=\s*)((?:\w+\.)?(?:forwardRef|createContext|memo)\()/g,
      (_, equals, call) => `${equals}/* @__PURE__ */ ${call}`,
    )
    .replace(/^\w+\.displayName = .*;$/gm, '');
};
