// The theme and the options of the open design, and how its layers look with the shown choices. Pure functions only.
import { listInChoice } from '@/face/nodes/colorRoles';
import { listWithPicks } from '@/face/nodes/shownFor';
import type { Design, FaceCopy } from '@/schemas/design';
import type { FaceNode } from '@/schemas/nodes';
import type { Picks } from '@/schemas/optionPlaces';
import type { FaceOptions } from '@/schemas/options';
import type { FaceTheme } from '@/schemas/theme';
import type { DesignMetadata, EditorState } from './editorState';

/** The wearer's color choices of a design; null for none. Each copy has the same. */
export const themeOf = ({ copies }: Pick<Design, 'copies'>): FaceTheme | null =>
  copies.find(({ theme }) => theme !== undefined)?.theme ?? null;

/** The wearer's options of a design; null for none. Each copy has the same. */
export const optionsOf = ({ copies }: Pick<Design, 'copies'>): FaceOptions | null =>
  copies.find(({ options }) => options !== undefined)?.options ?? null;

function withSettings(copy: FaceCopy, theme: FaceTheme | null, options: FaceOptions | null): FaceCopy {
  if ((copy.theme ?? null) === theme && (copy.options ?? null) === options) return copy;
  const { theme: _, options: __, ...rest } = copy;
  return { ...rest, ...(theme && { theme }), ...(options && { options }) };
}

/** The design with these fields. */
export function withFacts(design: Design, { theme, options, ...facts }: DesignMetadata): Design {
  return { ...design, ...facts, copies: design.copies.map((copy) => withSettings(copy, theme, options)) };
}

type Lists = (list: readonly FaceNode[]) => readonly FaceNode[];

function mappedHistories(histories: EditorState['histories'], change: Lists): EditorState['histories'] {
  return Object.fromEntries(
    Object.entries(histories).map(([key, history]) => [key, { ...history, states: history.states.map(change) }]),
  );
}

function mappedCopy(copy: FaceCopy, change: Lists): FaceCopy {
  const mode = <M extends FaceCopy['normal']>(one: M): M => ({ ...one, nodeList: [...change(one.nodeList)] });
  return { ...copy, normal: mode(copy.normal), ambient: copy.ambient && mode(copy.ambient) };
}

/** The change that the shown choice of the theme makes to lists; null if neither changed. */
function coloring(before: EditorState, after: EditorState): Lists | null {
  const now = after.design && themeOf(after.design);
  const was = before.design && themeOf(before.design);
  // Without a theme, colors that followed a role have those of its default choice.
  const theme = now ?? was;
  const choiceId = now ? after.themeChoice : null;
  if (!theme || (was === now && before.themeChoice === after.themeChoice)) return null;
  return (list) => listInChoice(list, theme, choiceId);
}

/** The change that the shown choices of the options make to lists; null if neither changed. */
function marking(before: EditorState, after: EditorState): Lists | null {
  const now = after.design && optionsOf(after.design);
  const was = before.design && optionsOf(before.design);
  if (was === now && before.picks === after.picks) return null;
  return (list) => listWithPicks(list, now ?? undefined, after.picks);
}

/**
 * Every state of the histories, and what they are compared with, as the shown choices of the theme and the options show
 * them, if those or the choices changed since `before`. So undo never restores the look of another choice. Not an edit.
 */
export function inShownChoices(before: EditorState, after: EditorState): EditorState {
  const { design } = after;
  const [colored, marked] = [coloring(before, after), marking(before, after)];
  if (!design || (!colored && !marked)) return after;
  const done = new WeakMap<readonly FaceNode[], readonly FaceNode[]>();
  const change: Lists = (list) => {
    const cached = done.get(list);
    if (cached) return cached;
    const inColors = colored ? colored(list) : list;
    const made = marked ? marked(inColors) : inColors;
    done.set(list, made);
    return made;
  };
  const matches = Object.entries(after.matches).map(([id, list]) => [
    id,
    list.map(({ source, copy }) => ({
      source: { normal: change(source.normal), ambient: source.ambient && change(source.ambient) },
      copy: { normal: change(copy.normal), ambient: copy.ambient && change(copy.ambient) },
    })),
  ]);
  return {
    ...after,
    design: { ...design, copies: design.copies.map((copy) => mappedCopy(copy, change)) },
    histories: mappedHistories(after.histories, change),
    matches: Object.fromEntries(matches),
    updates: after.updates.map((update) => ({
      ...update,
      ambient: update.ambient && { ...update.ambient, nodeList: [...change(update.ambient.nodeList)] },
    })),
  };
}

/** Shows a choice of the theme on the canvas. Not an edit. */
export const showChoice = (state: EditorState, themeChoice: string | null): EditorState =>
  themeChoice === state.themeChoice ? state : inShownChoices(state, { ...state, themeChoice });

/** Shows a choice of each option on the canvas; an absent one has its default. Not an edit. */
export const showPicks = (state: EditorState, picks: Picks): EditorState => inShownChoices(state, { ...state, picks });
