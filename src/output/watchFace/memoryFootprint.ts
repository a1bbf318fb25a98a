// Memory use of a face on the watch, by the rules of Google Play's evaluator. Source: google/watchface,
// play-validations/memory-footprint.
import { elementsOf, type XmlElement } from '@/bytes/xml/xml';
import { type Choices, type ConfiguredNode, isCompatible, largestCombination, optionIds } from './memoryConfigurations';
import { isConfiguration, isDrawable, isDynamic, isPart, isSkipped, type Nested, nestedIn } from './memoryNodes';
import { type Evaluation, evaluationOf, type FaceFiles, resourcesOf } from './memoryResources';

/** Maximum bytes while the watch is awake, and in always-on. */
export const ACTIVE_BYTES_MAX = 100 * 1024 * 1024;
export const AMBIENT_BYTES_MAX = 10 * 1024 * 1024;

/** A layer that the system composites once for always-on: 450 x 450 px of four bytes. */
const LAYER_BYTES = 450 * 450 * 4;

/** An element with resources, and the configuration that shows it. */
interface ConfiguredElement {
  nested: Nested;
  choices: Choices;
}

/** Values of each configuration of the document, by id. */
const valuesOf = (root: XmlElement): ReadonlyMap<string, readonly string[]> =>
  new Map(
    elementsOf(root, 'UserConfigurations')
      .slice(0, 1)
      .flatMap((all) => elementsOf(all).filter(isConfiguration))
      .map((configuration) => [configuration.attributes.id ?? '', optionIds(configuration)]),
  );

/**
 * Sums everything, using the largest option of each configuration, as the evaluator does if there are too many
 * combinations.
 */
function addedUp(nested: Nested, counted: ReadonlySet<XmlElement>, evaluation: Evaluation): number {
  if (isSkipped(nested, evaluation.mode)) return 0;
  const { element } = nested;
  if (isDrawable(element) && counted.has(element)) {
    let bytes = 0;
    for (const name of resourcesOf(nested, evaluation.mode, evaluation)) bytes += evaluation.weigh(name);
    return bytes;
  }
  const parts = nestedIn(element).map((child) => addedUp(child, counted, evaluation));
  return isConfiguration(element) ? Math.max(0, ...parts) : parts.reduce((all, bytes) => all + bytes, 0);
}

/** Maximum bytes of elements over all configurations. */
function largestBytes(elements: readonly ConfiguredElement[], evaluation: Evaluation): number {
  const { mode, root, weigh } = evaluation;
  const nodes = elements.map(
    ({ nested, choices }): ConfiguredNode => ({ choices, resources: resourcesOf(nested, mode, evaluation) }),
  );
  const largest = largestCombination(nodes, valuesOf(root), weigh);
  if (largest !== null) return largest;
  const counted = new Set(elements.map(({ nested }) => nested.element));
  return scenesOf(root).reduce((bytes, scene) => bytes + addedUp(scene, counted, evaluation), 0);
}

/** The scene that counts. */
const scenesOf = (root: XmlElement): readonly Nested[] =>
  elementsOf(root, 'Scene')
    .slice(0, 1)
    .map((element) => ({ element, parent: root }));

/** Elements with resources that are drawn while the watch is awake. */
function drawnAwake(nested: Nested, choices: Choices, into: ConfiguredElement[]): void {
  if (isSkipped(nested, 'normal')) return;
  const { element } = nested;
  if (isDrawable(element)) {
    into.push({ nested, choices });
    return;
  }
  if (!isConfiguration(element)) {
    for (const child of nestedIn(element)) drawnAwake(child, choices, into);
    return;
  }
  const id = element.attributes.id ?? '';
  for (const value of optionIds(element)) {
    const option = nestedIn(element).find((child) => child.element.attributes.id === value);
    if (option && isCompatible(choices, id, value)) drawnAwake(option, new Map([...choices, [id, value]]), into);
  }
}

/**
 * Bytes while the watch is awake: the distinct resources of the worst configuration, at most all resources of the
 * scene.
 */
export function activeBytes(root: XmlElement, files: FaceFiles): number {
  const evaluation = evaluationOf(root, files, 'normal');
  const elements: ConfiguredElement[] = [];
  const all = new Set<string>();
  for (const scene of scenesOf(root)) {
    drawnAwake(scene, new Map(), elements);
    for (const name of resourcesOf(scene, null, evaluation)) all.add(name);
  }
  const total = [...all].reduce((bytes, name) => bytes + evaluation.weigh(name), 0);
  return Math.min(largestBytes(elements, evaluation), total);
}

/** Counts layers and dynamic elements of always-on. */
interface AmbientWalk {
  layers: number;
  dynamic: ConfiguredElement[];
  /** The previous element is dynamic, so the next static part starts a new layer. */
  isAfterDynamic: boolean;
}

/** Adds everything drawn below an element to `walk`. */
function walkAmbient(nested: Nested, walk: AmbientWalk): void {
  if (isSkipped(nested, 'ambient')) return;
  const { element } = nested;
  if (isConfiguration(element)) {
    walkOptions(nested, walk);
    return;
  }
  if (isDynamic(element)) {
    walk.dynamic.push({ nested, choices: new Map() });
    walk.isAfterDynamic = true;
    return;
  }
  if (isPart(element) && walk.isAfterDynamic) {
    walk.layers += 1;
    walk.isAfterDynamic = false;
  }
  for (const child of nestedIn(element)) walkAmbient(child, walk);
}

/** A configuration needs the layers of its largest option. */
function walkOptions({ element }: Nested, walk: AmbientWalk): void {
  const id = element.attributes.id ?? '';
  let layers = 0;
  for (const option of nestedIn(element)) {
    if (option.element.name !== 'BooleanOption' && option.element.name !== 'ListOption') continue;
    const value = option.element.attributes.id ?? '';
    const inside: AmbientWalk = { layers: 0, dynamic: [], isAfterDynamic: walk.isAfterDynamic };
    walkAmbient(option, inside);
    for (const { nested, choices } of inside.dynamic)
      if (isCompatible(choices, id, value)) walk.dynamic.push({ nested, choices: new Map([...choices, [id, value]]) });
    layers = Math.max(layers, inside.layers);
    walk.isAfterDynamic = inside.isAfterDynamic;
  }
  walk.layers += layers;
}

/**
 * Bytes in always-on: a 450 x 450 layer for each run of static parts, and the resources of dynamic elements in the
 * worst configuration: the largest frame of a picture, fonts by file size.
 */
export function ambientBytes(root: XmlElement, files: FaceFiles): number {
  const evaluation = evaluationOf(root, files, 'ambient');
  const walk: AmbientWalk = { layers: 0, dynamic: [], isAfterDynamic: true };
  for (const scene of scenesOf(root)) walkAmbient(scene, walk);
  return walk.layers * LAYER_BYTES + largestBytes(walk.dynamic, evaluation);
}
