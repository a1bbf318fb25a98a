// The theme of the open design, and the colors that its layers have in the shown choice. Pure functions only.
import { listInChoice } from '@/face/nodes/colorRoles';
import type { Design, FaceCopy } from '@/schemas/design';
import type { FaceNode } from '@/schemas/nodes';
import type { FaceTheme } from '@/schemas/theme';
import type { DesignMetadata, EditorState } from './editorState';

/** The wearer's color choices of a design; null for none. Each copy has the same. */
export const themeOf = ({ copies }: Pick<Design, 'copies'>): FaceTheme | null =>
  copies.find(({ theme }) => theme !== undefined)?.theme ?? null;

function withTheme(copy: FaceCopy, theme: FaceTheme | null): FaceCopy {
  if ((copy.theme ?? null) === theme) return copy;
  const { theme: _, ...rest } = copy;
  return theme ? { ...rest, theme } : rest;
}

/** The design with these fields. */
export function withFacts(design: Design, { theme, ...facts }: DesignMetadata): Design {
  return { ...design, ...facts, copies: design.copies.map((copy) => withTheme(copy, theme)) };
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

/**
 * Every state of the histories, and what they are compared with, in the colors of the shown choice, if the theme or the
 * choice changed since `before`. So undo never restores the colors of another choice. Not an edit.
 */
export function inShownColors(before: EditorState, after: EditorState): EditorState {
  const { design, themeChoice } = after;
  const now = design && themeOf(design);
  const was = before.design && themeOf(before.design);
  // Without a theme, colors that followed a role have those of its default choice.
  const theme = now ?? was;
  const choiceId = now ? themeChoice : null;
  if (!design || !theme || (was === now && before.themeChoice === themeChoice)) return after;
  const done = new WeakMap<readonly FaceNode[], readonly FaceNode[]>();
  const change: Lists = (list) => {
    const known = done.get(list);
    if (known) return known;
    const made = listInChoice(list, theme, choiceId);
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
  themeChoice === state.themeChoice ? state : inShownColors(state, { ...state, themeChoice });
