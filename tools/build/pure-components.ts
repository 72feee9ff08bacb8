/**
 * A loader of webpack for the router's files: says of each component that making it has no effect, and leaves out its name
 * for developer tools, so that components which nobody uses are not sent to browsers. Its package says neither
 * (remix-run/react-router#15299).
 */
export default function markComponents(source: string): string {
  return source
    .replace(/(?<=^var \w+ = )(?=React\d*\.(?:forwardRef|memo|createContext)\()/gm, '/* @__PURE__ */ ')
    .replace(/^\w+\.displayName = "[^"]*";$/gm, '');
}
