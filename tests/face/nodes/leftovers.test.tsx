// A layer with leftovers is drawn as its export is: letters as heavy, colours of the choice, at the layer's place.
import { render } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { sampleState } from '@/face/dataTags/watchState';
import { createWatch } from '@/face/liveData/watch';
import { FaceSvg } from '@/face/nodes/FaceSvg';
import { loadDrawings } from '@/face/nodes/readyToDraw';
import { watchFaceRest } from '@/face/nodes/watchPart/schema';
import { bare, CANVAS, PICTURE } from './sampleNodes';

beforeAll(loadDrawings);

const HEAD =
  '<UserConfigurations><ColorConfiguration id="theme" displayName="c" defaultValue="1"><ColorOption id="0" colors="#ff0000"/><ColorOption id="1" colors="#00ff00"/></ColorConfiguration></UserConfigurations>';

function drawn(node: ReturnType<typeof bare>, left: readonly object[]) {
  const props = {
    nodes: [{ ...node, left: [...left] } as typeof node],
    canvas: CANVAS,
    watch: createWatch(sampleState({ now: Date.UTC(2026, 10, 23, 4, 0, 15) })),
    mode: 'normal' as const,
    assets: { resolve: (ref: string) => ref },
  };
  return render(<FaceSvg {...props} rest={watchFaceRest.parse({ head: HEAD })} />).container;
}

describe('a layer with leftovers on the canvas', () => {
  it('has the weight and the colour of its letters', () => {
    const words = bare('text', { x: 40, y: 60, width: 120, height: 40, text: 'Quay', fill: '#00ff00' });
    const face = drawn(words, [
      { element: 'PartText/Text/Font', attribute: 'weight', value: 'BOLD' },
      { element: 'PartText/Text/Font', attribute: 'tintColor', value: '[CONFIGURATION.theme.0]' },
    ]);
    expect(face.textContent).toContain('Quay');
    expect(face.querySelector('[font-weight="700"], [font-weight="bold"]')).not.toBeNull();
    expect(face.querySelectorAll('[data-node]')).toHaveLength(1);
  });

  it('has the tint of a choice on its picture', () => {
    const picture = bare('image', { x: 40, y: 60, width: 30, height: 40, url: PICTURE.url });
    const face = drawn(picture, [{ element: 'PartImage', attribute: 'tintColor', value: '[CONFIGURATION.theme.0]' }]);
    expect(face.querySelector('image')?.getAttribute('href')).toBe(PICTURE.url);
    expect(face.querySelector('feColorMatrix')?.getAttribute('values')).toMatch(/^0 0 0 0 0 0 1 /);
  });
});
