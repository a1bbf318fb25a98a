// The text of a face for pictures of it: what its wearer hears at the shown moment.
import { describe, expect, it } from 'vitest';
import { SAMPLE_STATE } from '@/face/dataTags/watchState';
import { createWatch } from '@/face/liveData/watch';
import type { FaceNode } from '@/schemas/nodes';
import { faceText } from '@/simulator/heardFace';
import { bare } from '../face/nodes/sampleNodes';
import { faceOf } from '../output/watchFace/faces';

const text = (uuid: string, style: object): FaceNode =>
  bare('text', { x: 200, y: 200, width: 90, height: 40, text: 'x', ...style }, { uuid, label: uuid });
const battery = text('battery', { alt: 'Battery #BLP# percent', altZh: '电量百分之#BLP#' });
const slot = bare('google_complication', { x: 200, y: 300, width: 90, height: 40, systemProviderValue: 1 });
const watch = (state: object = {}) => createWatch({ ...SAMPLE_STATE, language: 'en', ...state });

describe('the text of a face', () => {
  it('has the time, then the texts of its layers, without slots', () => {
    expect(faceText(faceOf([battery, slot]), 'normal', watch())).toBe('8:59; Battery 72 percent');
  });

  it('has the values and the language of the watch', () => {
    const own = watch({ language: 'zh', battery: 9 });
    expect(faceText(faceOf([battery]), 'normal', own)).toMatch(/；电量百分之9$/);
  });

  it('has the time once if the face has a text for it', () => {
    const time = text('time', { alt: '#Db#:#DmZ#' });
    expect(faceText(faceOf([time, battery]), 'normal', watch())).toBe('08:59; Battery 72 percent');
  });

  it('is that of the layers of always-on there', () => {
    expect(faceText(faceOf([battery], { ambient: [] }), 'ambient', watch())).toBe('');
  });

  it('is empty for a face without texts', () => {
    expect(faceText(faceOf([text('word', {})]), 'normal', watch())).toBe('');
  });
});
