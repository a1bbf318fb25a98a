// A very thin tinted hand in each way that the product draws one, rotated to point to the right: SVG markup of 100 x 100 px.
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { xml } from '@/bytes/xml/xml';
import { sampleState } from '@/face/dataTags/watchState';
import { createWatch } from '@/face/liveData/watch';
import { FaceSvg } from '@/face/nodes/FaceSvg';
import { drawDocument } from '@/face/watchFaceFormat/drawing/drawDocument';
import { nodeSchemas } from '@/schemas/nodes';
import { solid } from './images';

const SIDE = 100;
/** Length of the hand, px; it begins at the centre of the face. */
export const HAND_LENGTH = 40;
const WHITE = `data:image/png;base64,${Buffer.from(solid(2, 40, '#ffffff')).toString('base64')}`;
const TINT = '#ff0000';

/** A quarter past twelve. */
const state = sampleState({ now: Date.UTC(2026, 10, 20, 12, 15), zone: 'UTC' });

const documentWith = (...scene: readonly ReturnType<typeof xml>[]) =>
  drawDocument(
    xml('WatchFace', { width: SIDE, height: SIDE, clipShape: 'NONE' }, [xml('Scene', {}, scene)]),
    { picture: () => ({ href: WHITE, width: 2, height: 40 }), fontFamily: (name) => name, text: () => null },
    { state },
    'normal',
  ).svg;

const box = { x: 49, y: 10, width: 2, height: HAND_LENGTH };
const pivot = { pivotX: 0.5, pivotY: 1 };

function layer(): string {
  const style = {
    ...{ x: 69, y: 30, width: 2, height: HAND_LENGTH, rotation: 90, url: 'art:hand/stick.png' },
    ...{ isTinted: true, tintColor: TINT, red: 255, green: 0, blue: 0 },
  };
  const node = nodeSchemas.image.parse({ uuid: 'hand', label: 'hand', nodeType: 'image', style });
  const canvas = { width: SIDE, height: SIDE, shape: 'rectangle' } as const;
  const assets = { resolve: () => WHITE };
  const props = { nodes: [node], canvas, watch: createWatch(state), mode: 'normal' as const, assets };
  return renderToStaticMarkup(createElement(FaceSvg, props)).replace(
    /^<svg[^>]*>/,
    `<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${SIDE}" viewBox="0 0 ${SIDE} ${SIDE}"><rect width="100" height="100"/>`,
  );
}

/** Each with its name. */
export const THIN_HANDS: readonly { name: string; svg: string }[] = [
  {
    name: 'a hand of an analog clock',
    svg: documentWith(
      xml('AnalogClock', { x: 0, y: 0, width: SIDE, height: SIDE }, [
        xml('MinuteHand', { resource: 'stick', ...box, ...pivot, tintColor: TINT }),
      ]),
    ),
  },
  {
    name: 'a thin tinted clock with a hand',
    svg: documentWith(
      xml('AnalogClock', { ...box, tintColor: TINT }, [
        xml('MinuteHand', { resource: 'stick', ...box, x: 0, y: 0, ...pivot }),
      ]),
    ),
  },
  {
    name: 'a part that a formula turns',
    svg: documentWith(
      xml('PartImage', { ...box, ...pivot, tintColor: TINT }, [
        xml('Transform', { target: 'angle', value: '[MINUTE] * 6' }),
        xml('Image', { resource: 'stick' }),
      ]),
    ),
  },
  {
    name: 'a picture in a thin tinted group',
    svg: documentWith(
      xml('Group', { ...box, tintColor: TINT }, [
        xml('PartImage', { ...box, x: 0, y: 0, ...pivot, angle: 90 }, [xml('Image', { resource: 'stick' })]),
      ]),
    ),
  },
  { name: 'a layer of the canvas', svg: layer() },
];
