// The size label under the selection is readable over any layer: opaque, with enough contrast.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { contrastOn } from '@/forms/contrast';

it('the size label has a solid background', () => {
  const css = readFileSync(resolve(import.meta.dirname, '../../../src/workspace/stage/canvas.css'), 'utf8');
  const [, rule = ''] = /\.canvas-label \{([^}]*)\}/.exec(css) ?? [];
  const colorOf = (property: string) => new RegExp(`^\\s*${property}: (#[0-9a-f]{6});`, 'm').exec(rule)?.[1] ?? '';
  expect(contrastOn(colorOf('color'), colorOf('background'))).toBeGreaterThan(7);
});
