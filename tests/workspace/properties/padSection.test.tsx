// The pad: moving, resizing and rotating by clicks alone, by the small and the large step, with reasons if it cannot.
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { imageLayer, rootLayer, textLayer } from '@/tests/editor/support/documents';
import { renderEditor } from '@/tests/editor/support/renderEditor';
import { PadSection } from '@/workspace/properties/PadSection';

const box = { x: 100, y: 100, width: 60, height: 40 };
const click = (name: string) => screen.getByRole('button', { name });

describe('the pad', () => {
  it.each([
    ['1 px, 1°', 'Move left by 1 px', { x: 99 }],
    ['1 px, 1°', 'Move down by 1 px', { y: 101 }],
    ['10 px, 15°', 'Move right by 10 px', { x: 110 }],
    ['10 px, 15°', 'Move up by 10 px', { y: 90 }],
    ['1 px, 1°', 'Wider by 1 px', { width: 61 }],
    ['1 px, 1°', 'Shorter by 1 px', { height: 39 }],
    ['10 px, 15°', 'Narrower by 10 px', { width: 50 }],
    ['10 px, 15°', 'Taller by 10 px', { height: 50 }],
    ['1 px, 1°', 'Rotate right by 1°', { rotation: 1 }],
    ['10 px, 15°', 'Rotate left by 15°', { rotation: 345 }],
  ] as const)('%s: %s', async (step, name, changed) => {
    const { user, style, select } = await renderEditor(<PadSection />, [
      rootLayer(),
      imageLayer('i', { ...box, ratio: false }),
    ]);
    select('i');
    await user.click(screen.getByRole('radio', { name: step }));
    await user.click(click(name));
    expect(style('i')).toMatchObject(changed);
  });
  it('explains why it cannot', async () => {
    const layers = [
      rootLayer(),
      textLayer('locked', { ...box, isLock: true }),
      imageLayer('large', { x: 0, y: 0, width: 450, height: 450 }),
    ];
    const { user, style, select } = await renderEditor(<PadSection />, layers);
    select('locked');
    expect(click('Move left by 1 px').getAttribute('aria-disabled')).toBe('true');
    await user.click(click('Move left by 1 px'));
    expect(style('locked').x).toBe(100);
    select('large');
    expect(click('Move left by 1 px').getAttribute('aria-disabled')).toBeNull();
    const turn = click('Rotate right by 1°');
    expect(turn.getAttribute('aria-disabled')).toBe('true');
    const ids = turn.getAttribute('aria-describedby') ?? '';
    expect(document.getElementById(ids)?.textContent).toMatch(/over 30%/);
  });
});
