// Gradients along progress in an exported document: bands of one color that a watch of any version draws.
import { describe, expect, it } from 'vitest';
import { exportOutcome } from '@/face/nodes';
import { BANDS_MAX, bandsOf } from '@/face/nodes/progress/progressBands';
import { progressStyle } from '@/face/nodes/progress/schema';
import { policyOf } from '@/face/platforms';
import { convertCopy } from '@/face/platforms/convert';
import { bare } from '../../face/nodes/sampleNodes';
import { attributesOf, writtenNode } from '../../face/nodes/writtenNode';
import { gradientsFace, STOPS } from './gradientFaces';

describe('the bands of a gradient', () => {
  it('begin at the start of the track, the longest lowest, and end in the last color', () => {
    const all = bandsOf(STOPS.smooth);
    expect(all.length).toBeGreaterThan(20);
    expect(all.map(({ to }) => to)).toEqual(all.map(({ to }) => to).toSorted((a, b) => b - a));
    expect(all[0]?.to).toBe(1);
  });
  it('are two for a sudden change', () => {
    expect(bandsOf(STOPS.sudden)).toEqual([
      { to: 1, color: '#ffb454' },
      { to: 0.5, color: '#2f6fed' },
    ]);
  });
  it('are never more than a watch draws easily', () => {
    expect(bandsOf(STOPS.long).length).toBeLessThanOrEqual(BANDS_MAX);
    expect(bandsOf(STOPS.long).length).toBeGreaterThan(15);
  });
});

describe('one layer with a gradient', () => {
  const ring = (style: object) => bare('progress', { progressType: 'Circular', fillStops: STOPS.sudden, ...style });

  it('is written as one arc for each color, and says so', () => {
    const { elements } = writtenNode(ring({}));
    expect(attributesOf(elements, 'Stroke').map(({ color }) => color)).toEqual(['#26323f', '#ffb454', '#2f6fed']);
    expect(exportOutcome(ring({}), 'watchFace')).toEqual({ outcome: 'restructured', reasons: ['bands'] });
    expect(exportOutcome(ring({ fillStops: null }), 'watchFace').outcome).toBe('native');
  });
  it('leaves out the colors that a fixed share does not reach', () => {
    const { elements } = writtenNode(ring({ fillRate: '', fillProgress: 0.25, bgColor: '#00000000' }));
    const ends = attributesOf(elements, 'Arc').map(({ endAngle }) => endAngle);
    expect(ends).toEqual(['89.9998', '89.9998']);
  });
  it('has the color of its middle on a watch that fills in one color, and the report says so', () => {
    const copy = { ...gradientsFace(), platform: 'android' as const };
    const chip = convertCopy(copy, policyOf('falcon'), { id: 'chip', choices: new Map(), newId: () => 'new' });
    expect(chip.copy.normal.nodeList.find(({ label }) => label === 'Gradient 1')).toMatchObject({
      style: { fillStops: null, fillColor: '#ffc861' },
    });
    expect(chip.report.find(({ label }) => label === 'Gradient 1')?.notes).toContainEqual({
      messageKey: 'gradientAsColor',
      severity: 'warning',
    });
  });
  it.each([
    ['a translucent stop', [{ at: 0, color: '#ff000080' }, STOPS.smooth[2]]],
    ['stops out of order', STOPS.smooth.toReversed()],
    ['a single stop', STOPS.smooth.slice(1, 2)],
  ])('is refused with %s', (_, fillStops) => {
    expect(progressStyle.safeParse({ fillStops }).success).toBe(false);
  });
});
