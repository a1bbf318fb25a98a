// Draws real documents at twelve times of a day, in both modes. Many of them violate their schema.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readXml } from '@/bytes/xml/readXml';
import { SAMPLE_STATE } from '@/face/dataTags/watchState';
import type { ComplicationAsk } from '@/face/watchFaceFormat/drawing/drawing';
import { drawnRoot } from './drawn';

const FOLDER = resolve(import.meta.dirname, '../../../../../shared/wff/samples');
const files = existsSync(FOLDER) ? readdirSync(FOLDER).filter((name) => name.endsWith('.xml')) : [];
const NOON = Date.UTC(2026, 10, 20, 4);
const INSTANTS = Array.from({ length: 12 }, (_, index) => NOON + index * 7_261_003);

const complication = ({ type }: ComplicationAsk) =>
  type === 'WEIGHTED_ELEMENTS'
    ? { WEIGHTED_ELEMENTS_COLORS: '#ff0000 #00ff00', WEIGHTED_ELEMENTS_WEIGHTS: '1 2' }
    : {
        ...{ TEXT: '72%', TITLE: 'Battery', MONOCHROMATIC_IMAGE: 'icon', SMALL_IMAGE: 'photo', PHOTO_IMAGE: 'photo' },
        ...{ RANGED_VALUE_VALUE: 72, RANGED_VALUE_MIN: 0, RANGED_VALUE_MAX: 100 },
        ...{ GOAL_PROGRESS_VALUE: 6000, GOAL_PROGRESS_TARGET_VALUE: 10_000 },
      };

/** Documents whose normal mode is all black. */
const DARK = new Set<string>();
/** Their content that is not drawn. */
const PASSED_OVER: Readonly<Record<string, readonly string[]>> = {};

describe.skipIf(files.length === 0)('the sample documents (skipped where ../shared/wff is missing)', () => {
  it.each(files)('%s is drawn', (name) => {
    const read = readXml(new Uint8Array(readFileSync(resolve(FOLDER, name))));
    if (!read.ok) throw new Error(`${name} is not read: ${read.fault.kind} in line ${read.line}`);
    const { root } = read;
    const passedOver = new Set<string>();
    for (const mode of ['normal', 'ambient'] as const) {
      for (const now of INSTANTS) {
        const drawn = drawnRoot(root, { mode, state: { ...SAMPLE_STATE, now }, watch: { complication } });
        for (const one of drawn.passedOver) passedOver.add(one);
        expect(drawn.svg).toMatch(/^<svg [^>]*>.*<\/svg>$/s);
        // It is well-formed, and contains no invalid number.
        expect(readXml(drawn.svg).ok).toBe(true);
        expect(drawn.svg).not.toMatch(/NaN|undefined|Infinity/);
        if (mode === 'normal' && !DARK.has(name)) expect(drawn.svg).toMatch(/<(?:image|text|path|ellipse)/);
      }
    }
    expect([...passedOver]).toEqual(PASSED_OVER[name] ?? []);
  });
});
