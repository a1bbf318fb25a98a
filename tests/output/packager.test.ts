// The package of a copy: a project file that opens as a design of this copy alone.
import { expect, it } from 'vitest';
import { packageProject } from '@/output/packager';
import { readProjectFile } from '@/output/projectFile';
import { faceDesign } from '../contract/publishing';
import { solid } from '../support/images';

it('holds one copy, as it is stored, with its pictures, and opens again', async () => {
  const design = faceDesign('face-1', { both: true });
  const pictures = new Map([['/api/files/one', { type: 'image/png' as const, bytes: solid(3, 3) }]]);
  const read = readProjectFile(await packageProject(design, 'face-1-f', pictures).text());
  if (!read.ok) throw new Error(read.reason);
  expect(JSON.stringify(read.design.copies)).toBe(JSON.stringify([design.copies[1]]));
  expect(read.design).toMatchObject({ system: 'other', fdIds: ['face-1-f'], activeFdId: 'face-1-f' });
  expect([...read.images.keys()]).toEqual(['/api/files/one']);
});

it('refuses a copy that the design has not', () => {
  expect(() => packageProject(faceDesign('face-1'), 'other', new Map())).toThrow(RangeError);
});
