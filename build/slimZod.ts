// Zod without its JSON Schema: 6 kB, compressed, that no page uses. The server and the docs import Zod unchanged.
import type { Plugin } from 'vite';

/** Every schema class refers to the converter, so bundlers cannot leave it out. */
const CHANGES: readonly [pattern: RegExp, text: string][] = [
  [/^import (?:\* as processors|\{ createStandardJSONSchemaMethod, createToJSONSchemaMethod \}) from .*\n/gm, ''],
  [/^ +inst\._zod\.processJSONSchema = .*\n/gm, ''],
  [/^ +toJSONSchema\(params\) \{\n.*\n +\},\n/gm, ''],
  [/^ +jsonSchema: \{\n(?:.*createStandardJSONSchemaMethod.*\n)+ +\},\n/gm, ''],
  // Properties such as `minValue`, for which no page asks.
  [/processors\.aggregateChecks\(inst\)/g, 'boundsLeftOut()'],
];

const BOUNDS = `
function boundsLeftOut() {
  throw new Error('The bounds of schemas are left out of this build.');
}
`;

export function withoutJsonSchema(code: string): string {
  let text = code;
  for (const [pattern, replacement] of CHANGES) {
    if (!pattern.test(text)) throw new Error(`Zod's schemas no longer contain ${pattern.source}.`);
    text = text.replace(pattern, replacement);
  }
  return `${text}${BOUNDS}`;
}

export function slimZod(): Plugin {
  return {
    name: 'dialwright:slim-zod',
    apply: 'build',
    transform: {
      filter: { id: /\/zod\/v4\/classic\/schemas\.js$/ },
      handler: (code) => ({ code: withoutJsonSchema(code), map: null }),
    },
  };
}
