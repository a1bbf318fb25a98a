// Reads metadata of a face's package or sources: file type, label and format version.
import type { XmlElement } from '@/bytes/xml/xml';
import { elementsOf } from '@/bytes/xml/xml';

import { type FormatVersion, formatVersionOf } from '@/face/watchFaceFormat/formatVersion';
import { VERSION_PROPERTY } from './manifest';

export { isBinaryXml, readBinaryXml } from '@/bytes/android/readBinaryXml';
export { type ReadResourceTable, readResourceTable, type TableValue } from '@/bytes/android/readResourceTable';
export { NO_DENSITY } from '@/bytes/android/resourceTable';

/** MIME type of a package. */
export const PACKAGE_TYPE = 'application/vnd.android.package-archive';
/** Paths inside it. */
export const MANIFEST = 'AndroidManifest.xml';
export const TABLE = 'resources.arsc';

/** The label of the application in a manifest: a text, or a reference to one. */
export const labelIn = (manifest: XmlElement | null): string | undefined =>
  (manifest && elementsOf(manifest, 'application')[0]?.attributes['android:label']) ?? undefined;

/** The format version in a manifest; null if it is missing or unknown. */
export function formatVersionIn(manifest: XmlElement | null): FormatVersion | null {
  const [application] = manifest ? elementsOf(manifest, 'application') : [];
  const properties = application ? elementsOf(application, 'property') : [];
  const version = properties.find(({ attributes }) => attributes['android:name'] === VERSION_PROPERTY);
  return formatVersionOf(version?.attributes['android:value']);
}
