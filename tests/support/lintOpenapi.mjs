// Lints the OpenAPI document with Redocly's strict rules, offline.
import { createConfig, lintFromString } from '@redocly/openapi-core';

/** Problems of the document, of any severity: rule, place and message. */
export async function lintOpenapi(source) {
  const config = await createConfig({ extends: ['recommended-strict'] });
  const problems = await lintFromString({ source, absoluteRef: '/openapi.json', config });
  return problems.map(({ ruleId, location, message }) => `${ruleId} at ${location[0]?.pointer ?? '?'}: ${message}`);
}
