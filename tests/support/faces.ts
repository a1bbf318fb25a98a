// A tiny face as a package: its own XML, a picture from our encoder, a font of the product.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { encodePng } from '@/bytes/png/encodePng';
import type { FacePackage } from '@/output/apk/writeApk';

/** A square of one colour with a border, as a PNG file. */
async function square(side: number, red: number): Promise<Uint8Array<ArrayBuffer>> {
  const rgba = new Uint8ClampedArray(side * side * 4);
  for (let i = 0; i < side * side; i += 1) rgba.set([red, i % side, Math.floor(i / side), 255], i * 4);
  return new Uint8Array(await (await encodePng({ width: side, height: side, rgba })).arrayBuffer());
}

const WATCH_FACE = `<?xml version="1.0" encoding="utf-8"?>
<WatchFace width="450" height="450">
  <Metadata key="CLOCK_TYPE" value="DIGITAL"/>
  <Metadata key="PREVIEW_TIME" value="10:08:32"/>
  <Scene backgroundColor="#FF000000">
    <PartImage x="0" y="0" width="450" height="450"><Image resource="dial"/></PartImage>
    <DigitalClock x="100" y="150" width="250" height="100">
      <TimeText format="hh:mm" align="CENTER" x="0" y="0" width="250" height="100"><Font family="roboto" size="80" color="#FFFFFFFF"/></TimeText>
    </DigitalClock>
  </Scene>
</WatchFace>
`;

const font = () =>
  Uint8Array.from(
    readFileSync(createRequire(import.meta.url).resolve('@expo-google-fonts/roboto/400Regular/Roboto_400Regular.ttf')),
  );

/** The face; `more` overrides its defaults. */
export const tinyFace = async (more: Partial<FacePackage> = {}): Promise<FacePackage> => ({
  packageName: 'org.example.tiny_face',
  versionCode: 3,
  versionName: '1.2',
  labels: { en: 'Tiny & "small" face', zh: '小表盘' },
  formatVersion: 2,
  publisher: 'dialwright-2.3.9',
  watchFaceXml: WATCH_FACE,
  watchFaceInfo: { editable: false },
  strings: [{ name: 'color', en: 'Colour', zh: '颜色' }],
  drawables: [{ name: 'dial', extension: 'png', bytes: await square(64, 200) }],
  fonts: [{ name: 'roboto', extension: 'ttf', bytes: font() }],
  preview: await square(48, 20),
  ...more,
});
