// Layers that are shown for one choice of an option, as elements that choose among them.
import { type XmlElement, xml } from '@/bytes/xml/xml';
import { isGroup, isSlot } from '@/face/nodes';
import type { FaceSheet } from '@/face/nodes/faceSheet';
import type { ModeArea } from '@/face/nodes/mergedModes';
import { placeOfNode, shownForOf } from '@/face/nodes/shownFor';
import type { FaceNode } from '@/schemas/nodes';
import { isUnknownPlace } from '@/schemas/optionPlaces';
import type { FaceOption, FaceOptions } from '@/schemas/options';
import { joinedClocks } from './joinedClocks';
import type { DrawnLayer, SeenBranch } from './modeLayers';

const ELEMENTS = {
  list: { setting: 'ListConfiguration', option: 'ListOption' },
  switch: { setting: 'BooleanConfiguration', option: 'BooleanOption' },
} as const;

/**
 * The element that shows the layers of the chosen option, in painting order within each choice. The format demands exactly
 * one child for each, hence a group over the whole canvas, empty for a choice without layers.
 */
function choosing(
  option: FaceOption,
  elementsOf: (choice: string) => readonly XmlElement[],
  area: ModeArea,
): XmlElement {
  const names = ELEMENTS[option.kind];
  const box = { x: 0, y: 0, width: area.width, height: area.height };
  return xml(
    names.setting,
    { id: option.id },
    option.choices.map(({ id }) =>
      xml(names.option, { id }, [xml('Group', { name: `${option.id}_${id}`, ...box }, joinedClocks(elementsOf(id)))]),
    ),
  );
}

/**
 * Elements of layers in painting order. Adjacent layers of one option share an element, because no two of its choices are
 * shown together. An option whose layers are apart has several elements with its id.
 */
export function chosenElements(
  layers: readonly DrawnLayer[],
  options: FaceOptions | undefined,
  area: ModeArea,
): readonly XmlElement[] {
  const runs: { option: FaceOption | null; layers: { choice: string; elements: readonly XmlElement[] }[] }[] = [];
  for (const { node, elements } of layers) {
    const place = placeOfNode(options, node);
    const option = place?.option ?? null;
    if (runs.at(-1)?.option !== option) runs.push({ option, layers: [] });
    runs.at(-1)?.layers.push({ choice: place?.choice.id ?? '', elements });
  }
  return runs.flatMap((run) => {
    if (!run.option) return run.layers.flatMap(({ elements }) => elements);
    const elementsOf = (id: string) => run.layers.flatMap(({ choice, elements }) => (choice === id ? elements : []));
    return choosing(run.option, elementsOf, area);
  });
}

/** Reports layers that name a choice that the face does not have: they are always shown. */
export function reportUnknownChoices(
  list: readonly FaceNode[],
  options: FaceOptions | undefined,
  sheet: FaceSheet,
): void {
  for (const node of list) {
    if (isUnknownPlace(options, shownForOf(node)))
      sheet.find({ key: 'shownForUnknown', severity: 'warning', uuid: node.uuid, params: {} });
  }
}

/** Reports slots for one choice, by themselves or by a group: the format shows them always. */
export function reportChosenSlots(
  branches: readonly SeenBranch[],
  options: FaceOptions | undefined,
  sheet: FaceSheet,
  isInside = false,
): void {
  for (const { node, children } of branches) {
    const isHere = isInside || (isGroup(node) && placeOfNode(options, node) !== null);
    if (children.length > 0) reportChosenSlots(children, options, sheet, isHere);
    else if (isSlot(node) && (isHere || shownForOf(node)))
      sheet.find({ key: 'slotShownFor', severity: 'warning', uuid: node.uuid, params: {} });
  }
}
