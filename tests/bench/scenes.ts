// The bench's designs as project files, which the editor opens like any file.
import { createHash } from 'node:crypto';
import { type ProjectImage, writeProjectFile } from '@/output/projectFile';
import { solid } from '../support/images';
import { fileOf, type PictureFile } from '../support/pictures';
import { benchDesign, PICTURE_PNG, PICTURE_REF } from './page/layers';

const FRAMES = 10;
const PNG = 'image/png';
const picture: [string, ProjectImage] = [
  PICTURE_REF,
  { type: PNG, bytes: new Uint8Array(Buffer.from(PICTURE_PNG, 'base64')) },
];

const fileFrom = (text: string, name: string): PictureFile =>
  fileOf(new TextEncoder().encode(text), `${name}.dialwright`, 'application/octet-stream');

/** N mixed layers. */
export const mixedFile = (count: number): PictureFile =>
  fileFrom(writeProjectFile(benchDesign(count), new Map([picture])), `bench-${count}`);

/** Frames of an animation: squares of ten colours. */
const frames = Array.from({ length: FRAMES }, (_, at): [string, ProjectImage] => {
  const bytes = solid(40, 40, `#${(at * 25 + 10).toString(16).padStart(2, '0')}80b0`);
  return [`asset:${createHash('sha256').update(bytes).digest('hex')}`, { type: PNG, bytes }];
});

/** Animations in a grid, each of ten frames of 100 ms, looping forever. */
const animations = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    uuid: `animation${at}`,
    label: `Animation ${at}`,
    nodeType: 'animation',
    style: {
      ...{ x: 80 + (at % 5) * 70, y: 90 + Math.floor(at / 5) * 80, width: 40, height: 40 },
      imgs: frames.map(([url]) => ({ url })),
    },
  }));

const live = [
  ...['#DWFKS#', '#DWFM#', '#DWFS#'].map((rotate, at) => ({
    nodeType: 'progress',
    style: { x: 245, y: 100, width: 10, height: 150, progressType: 'Linear', offset: { x: 5, y: 150 }, rotate },
    uuid: `hand${at}`,
    label: `Hand ${at}`,
  })),
  {
    nodeType: 'progress',
    style: { x: 10, y: 10, width: 480, height: 480, fillRate: '(#DsZ#/60)' },
    uuid: 'ring',
    label: 'Ring',
  },
];

/** 200 layers: `animated` animations, hands, a ring, and still ones. */
export const livingFile = (animated: number): PictureFile =>
  fileFrom(
    writeProjectFile(benchDesign(200, [...animations(animated), ...live]), new Map([picture, ...frames])),
    `living-${animated}`,
  );
