// The wearer's options: lists and switches, and the choice that shows a layer. Loaded with the parts that change them.
import { canBeChosen, placeOfNode, withShownFor } from '@/face/nodes/shownFor';
import { OPTION_NAME_MAX, SETTINGS_MAX } from '@/schemas/limits';
import { optionAdded } from '@/schemas/optionChanges';
import { choiceKey } from '@/schemas/optionPlaces';
import { type FaceOptions, faceOptions, SWITCH_OFF, SWITCH_ON } from '@/schemas/options';
import type { LayerList } from '../document/editorState';
import { sameValue } from '../document/sameValue';
import { optionsOf, showPicks, themeOf } from '../document/theme';
import { mapLayers } from './changeLayers';
import { defineEdit, defineState, type EditSituation } from './defineCommand';
import { isLocked } from './layerFacts';
import { refuse } from './refuse';

export const NO_OPTIONS: FaceOptions = { list: [] };

/** How many settings a face has: its options, its theme, and those of the imported face. */
function settingsOf({ design, copyId }: Pick<EditSituation, 'design' | 'copyId'>, options: FaceOptions | null): number {
  const head = design.copies.find(({ id }) => id === copyId)?.watchFace?.head ?? '';
  const theme = themeOf(design);
  const own = new Set([...(theme ? [theme.id] : []), ...(options?.list ?? []).map(({ id }) => id)]);
  const imported = [...head.matchAll(/<(?:Color|List|Boolean)Configuration\b[^>]*\sid="([^"]*)"/g)];
  return own.size + imported.filter(([, id = '']) => !own.has(id)).length;
}

function tooMany(situation: EditSituation, options: FaceOptions | null) {
  const isMore = (options?.list.length ?? 0) > (optionsOf(situation.design)?.list.length ?? 0);
  return isMore && settingsOf(situation, options) > SETTINGS_MAX
    ? refuse('tooManySettings', { most: SETTINGS_MAX })
    : null;
}

/** An id that no option and no setting of the face has. `kind`: how it begins. */
export function freeOptionId(
  kind: 'list' | 'switch',
  options: FaceOptions | null,
  { design, copyId }: Pick<EditSituation, 'design' | 'copyId'>,
): string {
  const head = design.copies.find(({ id }) => id === copyId)?.watchFace?.head ?? '';
  const taken = new Set([
    ...(options?.list.map(({ id }) => id) ?? []),
    ...Object.keys(options?.replaced ?? {}).map((key) => key.split('/')[0] ?? ''),
  ]);
  let number = 1;
  while (taken.has(`${kind}${number}`) || head.includes(`"${kind}${number}"`)) number += 1;
  return `${kind}${number}`;
}

/** Ids of an option's choices, those that it had included. */
export const takenChoices = (options: FaceOptions, optionId: string): readonly { id: string }[] => [
  ...(options.list.find(({ id }) => id === optionId)?.choices ?? []),
  ...Object.keys(options.replaced ?? {}).flatMap((key) => {
    const [option, choice = ''] = key.split('/');
    return option === optionId ? [{ id: choice }] : [];
  }),
];

export interface ChangeOptionsPayload {
  /** Null: the wearer chooses nothing but colors. */
  options: FaceOptions | null;
}

/** Adds, renames, moves or deletes options and choices, or sets a default. */
export const changeOptions = defineEdit<ChangeOptionsPayload>({
  name: 'changeOptions',
  group: 'file',
  route: 'topBar',
  record: ({ options }) => ({ burstKey: `options:${JSON.stringify(options)}` }),
  announce: (_, { facts }) => ({ key: 'options', params: { count: facts?.options?.list.length ?? 0 } }),
  check(situation, { options }) {
    const full = tooMany(situation, options);
    if (full) return full;
    return options === null || faceOptions.safeParse(options).success ? null : refuse('invalidValue');
  },
  apply: ({ design }, { options }) => (sameValue(optionsOf(design), options) ? null : { facts: { options } }),
});

export interface MakeOptionPayload {
  /** Name of the option in the designer's language. */
  name: string;
}

/** The layers that an option is made of: the selected ones, topmost last. */
const choosable = ({ selected }: EditSituation): LayerList => selected.filter(canBeChosen);

/** Makes a list of the selected layers or groups: a choice for each, named like it. The lowest is the default. */
export const makeOption = defineEdit<MakeOptionPayload>({
  name: 'makeOption',
  group: 'layer',
  route: 'topBar',
  record: 'entry',
  check(situation) {
    const layers = choosable(situation);
    if (layers.length < 2 || situation.policy.packaging !== 'watchFace') return refuse('selectSeveral');
    if (layers.some(isLocked)) return refuse('locked');
    const count = settingsOf(situation, optionsOf(situation.design));
    return count + 1 > SETTINGS_MAX ? refuse('tooManySettings', { most: SETTINGS_MAX }) : null;
  },
  announce: (_, { facts }) => ({ key: 'optionMade', params: { name: facts?.options?.list.at(-1)?.name ?? '' } }),
  apply(situation, { name }) {
    const options = optionsOf(situation.design) ?? NO_OPTIONS;
    const id = freeOptionId('list', options, situation);
    const layers = choosable(situation);
    const choices = layers.map(({ label }, index) => ({
      id: `choice${index + 1}`,
      name: label.slice(0, OPTION_NAME_MAX).trim() || String(index + 1),
    }));
    const made = optionAdded({ id, kind: 'list', name, choices, default: 'choice1' })(options);
    if (!faceOptions.safeParse(made).success) return null;
    const placeOf = new Map(layers.map(({ uuid }, index) => [uuid, { option: id, choice: `choice${index + 1}` }]));
    const change = mapLayers(situation.nodes, (node) => {
      const place = placeOf.get(node.uuid);
      return place ? withShownFor(node, place) : node;
    });
    return change && { nodes: change.nodes, facts: { options: made } };
  },
});

/** Shows a choice of an option on the canvas and in the simulator. */
export const showPick = defineState<{ option: string; choice: string }>({
  name: 'showPick',
  group: 'view',
  route: 'topBar',
  change: (state, { option, choice }) =>
    state.picks[option] === choice ? state : showPicks(state, { ...state.picks, [option]: choice }),
});

/** How many layers each choice shows, by its key, in these lists. */
export function choiceUses(options: FaceOptions, lists: readonly LayerList[]): ReadonlyMap<string, number> {
  const layers = new Map<string, Set<string>>();
  for (const node of lists.flat()) {
    const place = placeOfNode(options, node);
    if (!place) continue;
    const key = choiceKey({ option: place.option.id, choice: place.choice.id });
    layers.set(key, (layers.get(key) ?? new Set()).add(node.uuid));
  }
  return new Map([...layers].map(([key, uuids]) => [key, uuids.size]));
}

/** The choices of a new switch, named in the designer's language. */
export const switchChoices = (on: string, off: string) => [
  { id: SWITCH_ON, name: on },
  { id: SWITCH_OFF, name: off },
];

/** Edits that only the parts of the options run. */
export const OPTION_COMMANDS = [changeOptions, makeOption] as const;
