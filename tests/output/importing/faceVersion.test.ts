// The version of the format: an imported face keeps its own until something needs a later one, and that is reported.
import { describe, expect, it } from 'vitest';
import { checkElements } from '@/face/watchFaceFormat/checkElements';
import { FORMAT_VERSIONS, type FormatVersion } from '@/face/watchFaceFormat/formatVersion';
import { writeSourceZip } from '@/output/apk/sourceZip';
import { writeApk } from '@/output/apk/writeApk';
import { importWatchFace } from '@/output/importing/importWatchFace';
import { readFaceFiles } from '@/output/importing/readFaceFiles';
import { checkCopy } from '@/output/watchFace/checkCopy';
import { NO_FACTS } from '@/output/watchFace/checkFinding';
import { writeFace } from '@/output/watchFace/writeFace';
import type { FaceCopy } from '@/schemas/design';
import { newId } from '@/schemas/newId';
import type { FaceNode } from '@/schemas/nodes';
import { bare } from '../../face/nodes/sampleNodes';
import { tinyFace } from '../../support/faces';
import { faceOf } from '../watchFace/faces';

const TEXT = (attributes = '') =>
  `<PartText x="100" y="100" width="90" height="40"><Text><Font family="roboto" size="20" color="#ffffffff"${attributes}>Quay</Font></Text></PartText>`;
const DIAL = '<PartImage x="0" y="0" width="450" height="450"><Image resource="dial"/></PartImage>';

/** The result of a package, sources or a single document with this scene. */
async function imported(scene: string, formatVersion: FormatVersion | null, as: 'apk' | 'sources' = 'apk') {
  const watchFaceXml = `<WatchFace width="450" height="450"><Scene>${scene}</Scene></WatchFace>`;
  const face = await tinyFace({ watchFaceXml, formatVersion: formatVersion ?? 1 });
  const alone = new TextEncoder().encode(watchFaceXml);
  const bytes = formatVersion === null ? alone : await (as === 'apk' ? writeApk(face) : writeSourceZip(face));
  const read = await readFaceFiles(bytes, { redraw: null });
  if (!read.ok) throw new Error(read.reason);
  const names = { labels: {}, language: 'en' as const };
  const made = importWatchFace(read.files, { fileName: 'face', left: read.left }, { newId, names });
  if (!made.ok) throw new Error(made.reason);
  const [copy] = made.design.copies;
  if (!copy) throw new Error('A face has a copy.');
  return { copy, notes: made.notes };
}
const withLayer = (copy: FaceCopy, node: FaceNode): FaceCopy => ({
  ...copy,
  normal: { ...copy.normal, nodeList: [...copy.normal.nodeList, node] },
});
const raisedIn = (copy: FaceCopy) => writeFace(copy).findings.filter(({ key }) => key === 'versionRaised');

describe('the version of an imported face', () => {
  it.each(FORMAT_VERSIONS.flatMap((version) => (['apk', 'sources'] as const).map((as) => ({ version, as }))))(
    '$version stays: $as',
    async ({ version, as }) => {
      const { copy, notes } = await imported(`${DIAL}${TEXT()}`, version, as);
      expect([writeFace(copy).version, raisedIn(copy)]).toEqual([version, []]);
      expect(notes.filter(({ key }) => key === 'versionRaised')).toEqual([]);
      for (const later of FORMAT_VERSIONS.filter((one) => one >= version))
        expect(checkElements(writeFace(copy).document, later)).toEqual([]);
    },
  );

  it('is the lowest that supports all of it if its file has none', async () => {
    const { copy } = await imported(TEXT(), null);
    expect([copy.watchFace?.formatVersion, writeFace(copy).version]).toEqual([undefined, 1]);
  });

  it('rises with a layer that needs a later one, which the check reports once', async () => {
    const { copy } = await imported(`${DIAL}${TEXT()}`, 1);
    const weather = bare('text', { textTag: '#WCT#', x: 150, y: 300 }, { uuid: 'weather' });
    const edited = withLayer(copy, weather);
    expect(writeFace(edited).version).toBe(2);
    const findings = checkCopy(edited, NO_FACTS).findings.filter(({ key }) => key === 'versionRaised');
    expect(findings).toMatchObject([
      { severity: 'warning', uuid: 'weather', params: { from: 1, to: 2, fromWear: '4', toWear: '5' } },
    ]);
  });

  it('does not rise for imported parts, however late their version', async () => {
    const late = '<Group name="g" x="0" y="0" width="9" height="9" blendMode="PLUS"><Gyro x="1" y="1"/></Group>';
    const { copy } = await imported(`${DIAL}${late}`, 2);
    expect([writeFace(copy).version, raisedIn(copy)]).toEqual([2, []]);
  });

  it('is reported if an imported layer needs a later one', async () => {
    const { copy, notes } = await imported(TEXT(' letterSpacing="0.2"'), 1);
    const [layer] = copy.normal.nodeList.slice(-1);
    expect(notes.filter(({ key }) => key === 'versionRaised')).toMatchObject([
      { kind: 'left', uuid: layer?.uuid, params: { from: 1, to: 2, name: 'letterSpacing' } },
    ]);
  });
});

it('is 1 for a new face without later features, and 2 with letter spacing', () => {
  const version = (style: object) =>
    writeFace(faceOf([bare('text', { text: 'Quay', x: 150, y: 150, ...style })])).version;
  expect([version({}), version({ letterSpacing: 4 })]).toEqual([1, 2]);
});
