// The router without parts for data and servers, 1.5 kB, compressed, that no page uses. Bundlers keep them because they
// cannot see that creating a component or naming it has no effect.
import type { Plugin } from 'vite';

/** Of the router's production build. */
export const ROUTER_FILE = 'chunk-7RTFRKQW.mjs';

const CHANGES: readonly [pattern: RegExp, text: string][] = [
  [/^(var \w+ = )(React\d*\.(?:createContext|forwardRef|memo)\()/gm, '$1/* @__PURE__ */ $2'],
  // Names for developer tools.
  [/^\w+\.displayName = "[^"]*";\n/gm, ''],
  [/^(var \w+ = )(class extends React\d*\.Component \{\n[\s\S]*?\n\});$/gm, '$1/* @__PURE__ */ (() => $2)();'],
];

export function withPureComponents(code: string): string {
  let text = code;
  for (const [pattern, replacement] of CHANGES) {
    const changed = text.replace(pattern, replacement);
    if (changed === text) throw new Error(`The router no longer contains ${pattern.source}.`);
    text = changed;
  }
  return text;
}

export function slimRouter(): Plugin {
  return {
    name: 'dialwright:slim-router',
    apply: 'build',
    transform: {
      filter: { id: new RegExp(`/react-router/dist/production/${ROUTER_FILE}$`) },
      handler: (code) => ({ code: withPureComponents(code), map: null }),
    },
  };
}
