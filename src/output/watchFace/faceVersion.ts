// The version of the format that a face leaves in: the lowest that has all of it; that of a face made elsewhere stays its own until
// an edit needs a later one, which is told of the layer that does.
import { type XmlElement, xml } from '@/bytes/xml/xml';
import type { WatchFinding } from '@/face/nodes/faceSheet';
import { FORMAT_VERSIONS, type FormatVersion, WEAR_OS_OF } from '@/face/watchFaceFormat/formatVersion';
import { sourceSince } from '@/face/watchFaceFormat/formula/sources';
import { featuresAfter, type LaterFeature, versionOf } from '@/face/watchFaceFormat/versionOf';
import type { ModeName } from '@/schemas/design';

/** A layer as it was written, with the list that it stands in. */
export interface WrittenLayer {
  mode: ModeName;
  uuid: string;
  elements: readonly XmlElement[];
}

/** Since when a source is there; what the format has none of counts from its first version. */
const since = (name: string): FormatVersion => FORMAT_VERSIONS.find((version) => version === sourceSince(name)) ?? 1;

/** What was kept as it came has lines, or stands on the root: that is how the face was in its own version. */
const isWrittenHere = (document: XmlElement, { element }: LaterFeature): boolean =>
  element.line === undefined && element !== document;

const featuresOf = (document: XmlElement, own: FormatVersion): readonly LaterFeature[] =>
  featuresAfter(document, own, since).filter((feature) => isWrittenHere(document, feature));

const latest = (features: readonly LaterFeature[]): LaterFeature | null =>
  features.reduce<LaterFeature | null>((most, one) => (most === null || one.since > most.since ? one : most), null);

function raised(own: FormatVersion, { element, name, since: to }: LaterFeature): Pick<WatchFinding, 'key' | 'params'> {
  const params = { name, element: element.name, from: own, to, fromWear: WEAR_OS_OF[own], toWear: WEAR_OS_OF[to] };
  return { key: 'versionRaised', params };
}

/**
 * `own`: the version that a face made elsewhere was made in; null for any other. The findings name each layer that needs a later
 * one, or none where what needs it belongs to no layer.
 */
export function faceVersion(
  document: XmlElement,
  own: FormatVersion | null,
  layers: readonly WrittenLayer[],
): { version: FormatVersion; findings: readonly WatchFinding[] } {
  if (own === null) return { version: versionOf(document, since), findings: [] };
  const most = latest(featuresOf(document, own));
  if (most === null) return { version: own, findings: [] };
  const ofLayers = layers.flatMap(({ mode, uuid, elements }): WatchFinding[] => {
    const first = latest(featuresOf(xml('WatchFace', {}, [xml('Scene', {}, elements)]), own));
    return first ? [{ ...raised(own, first), severity: 'warning', mode, uuid }] : [];
  });
  const ofFace: WatchFinding = { ...raised(own, most), severity: 'warning', mode: null, uuid: null };
  return { version: most.since, findings: ofLayers.length > 0 ? ofLayers : [ofFace] };
}
