// The format version of an export: the lowest that supports everything. An imported face keeps its version until an
// edit needs a later one, which is reported on that layer.
import { type XmlElement, xml } from '@/bytes/xml/xml';
import type { WatchFinding } from '@/face/nodes/faceSheet';
import { FORMAT_VERSIONS, type FormatVersion, WEAR_OS_OF } from '@/face/watchFaceFormat/formatVersion';
import { sourceSince } from '@/face/watchFaceFormat/formula/sources';
import { featuresAfter, type LaterFeature, versionOf } from '@/face/watchFaceFormat/versionOf';
import type { ModeName } from '@/schemas/design';

/** A written layer with its mode. */
export interface WrittenLayer {
  mode: ModeName;
  uuid: string;
  elements: readonly XmlElement[];
}

/** First version with a source; unknown sources count from version 1. */
const since = (name: string): FormatVersion => FORMAT_VERSIONS.find((version) => version === sourceSince(name)) ?? 1;

/** False for preserved elements, which have a line number or are the root: they are part of the face's own version. */
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
 * `own`: the version of an imported face; null for any other. The findings name each layer that needs a later version,
 * or none if what needs it is not in a layer.
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
