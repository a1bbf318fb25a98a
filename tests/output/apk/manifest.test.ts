// The parts of a source tree: the manifest that Gradle expects, and the entry in the list of faces.
import { expect, it } from 'vitest';
import { writeXml } from '@/bytes/xml/writeXml';
import { minSdk, sourceManifestOf, targetSdk, watchFaceInfoOf } from '@/output/apk/manifest';
import { tinyFace } from '../../support/faces';

it('the manifest of a source tree leaves package, versions and platforms to the build file', async () => {
  const text = writeXml(sourceManifestOf(await tinyFace()), { indent: 2 });
  expect(text).not.toMatch(/package=|versionCode|uses-sdk/);
  expect(text).toContain('android:name="com.google.wear.watchface.format.version" android:value="2"');
  expect(text).toContain('xmlns:android="http://schemas.android.com/apk/res/android"');
});

it('the list of faces has its preview, and whether the wearer can edit it', () => {
  expect(writeXml(watchFaceInfoOf({ editable: true }))).toContain(
    '<WatchFaceInfo><Preview value="@drawable/preview"/><Editable value="true"/></WatchFaceInfo>',
  );
});

it.each([
  [2, 34, 36],
  [5, 37, 37],
])('version %d of the format needs API %d and targets %d', (version, min, target) => {
  expect([minSdk(version), targetSdk(version)]).toEqual([min, target]);
});
