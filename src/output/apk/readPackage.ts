// What a package or its sources say of a face in the platform's own words: how its files are told, what its manifest has.
import type { XmlElement } from '@/bytes/xml/xml';
import { elementsOf } from '@/bytes/xml/xml';

import { type FormatVersion, formatVersionOf } from '@/face/watchFaceFormat/formatVersion';
import { VERSION_PROPERTY } from './manifest';

export { isBinaryXml, type ReadBinaryXml, readBinaryXml } from '@/bytes/android/readBinaryXml';
export { type ReadResourceTable, readResourceTable, type TableValue } from '@/bytes/android/readResourceTable';
export { NO_DENSITY } from '@/bytes/android/resourceTable';

/** Type of such a file. */
export const PACKAGE_TYPE = 'application/vnd.android.package-archive';
/** Paths inside it. */
export const MANIFEST = 'AndroidManifest.xml';
export const TABLE = 'resources.arsc';

/** The words under which a manifest lists its application: a text, or the name of one. */
export const labelIn = (manifest: XmlElement | null): string | undefined =>
  (manifest && elementsOf(manifest, 'application')[0]?.attributes['android:label']) ?? undefined;

/** The version of the format that a manifest says its face is made in; null where it says none that is known. */
export function formatVersionIn(manifest: XmlElement | null): FormatVersion | null {
  const [application] = manifest ? elementsOf(manifest, 'application') : [];
  const properties = application ? elementsOf(application, 'property') : [];
  const said = properties.find(({ attributes }) => attributes['android:name'] === VERSION_PROPERTY);
  return formatVersionOf(said?.attributes['android:value']);
}
