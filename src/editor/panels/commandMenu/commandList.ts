// What the command menu lists: every command that can run from it, in both languages, those that can act now first; and what
// can be added and the layers of the design, once their names are typed.
import type { TFunction } from 'i18next';
import { type CatalogueEntry, catalogueItems } from '@/face/nodes';
import { isKnown } from '@/schemas/nodes';
import { refusalWords } from '@/simulator/refusalWords';
import { COMMANDS } from '../../commands';
import { type Command, type EditSituation, isRunnable, reasonOfDisabled } from '../../commands/defineCommand';
import { isFixed } from '../../commands/layerFacts';
import { showCommandMenu } from '../../commands/session';
import type { AiAct } from './aiEntries';

export interface MenuEntry {
  /** Unique in the menu. */
  key: string;
  /** A command to run, an entry of the catalogue to add, an act of the AI, or a layer to select, by its uuid. */
  does: { command: Command } | { add: CatalogueEntry } | { ai: AiAct } | { layer: string };
  label: string;
  group: string;
  /** Everything that typing is compared with, in lower case: words of both languages and the group. */
  searched: string;
  /** Why it cannot act now; null if it can. */
  reason: string | null;
}

/** Texts of `editor`, `rules` and `catalogue` in one language. */
export type Words = TFunction<readonly ['editor', 'rules', 'catalogue']>;

/** All of them but the one that is open. */
export const MENU_COMMANDS: readonly Command[] = COMMANDS.filter(
  (command) => isRunnable(command) && command.name !== showCommandMenu.name,
);

function reasonOf(command: Command, situation: EditSituation, t: Words): string | null {
  const refusal = reasonOfDisabled(command, situation);
  return refusal && refusalWords(refusal, (key, params) => t(key, params));
}

/** `t` in the language shown, `others` in every language. */
export function menuCommands(situation: EditSituation, t: Words, others: readonly Words[]): MenuEntry[] {
  const all = MENU_COMMANDS.map((command): MenuEntry => {
    const words = others.flatMap((other) => [
      other(`editor:commands.${command.name}`),
      other(`editor:commands.groups.${command.group}`),
    ]);
    return {
      key: command.name,
      does: { command },
      label: t(`editor:commands.${command.name}`),
      group: t(`editor:commands.groups.${command.group}`),
      searched: words.join('\n').toLowerCase(),
      reason: reasonOf(command, situation, t),
    };
  });
  return ableFirst(all);
}

/** Those that can act now, then the others; the order of each stays. */
export const ableFirst = (all: readonly MenuEntry[]): MenuEntry[] => [
  ...all.filter(({ reason }) => reason === null),
  ...all.filter(({ reason }) => reason !== null),
];

/** What the catalogue offers, to be found by name: `t` in the language shown, `others` in every language. */
export function menuAdditions(t: Words, others: readonly Words[]): MenuEntry[] {
  return catalogueItems.map((entry): MenuEntry => {
    const words = others.flatMap((other) => [
      other('editor:commandMenu.add'),
      other(`catalogue:categories.${entry.category}`),
      // What it is called elsewhere; most have no other words than their name.
      other(`catalogue:items.${entry.key}`),
      other([`catalogue:searchWords.${entry.key}`, `catalogue:items.${entry.key}`]),
    ]);
    return {
      key: `add-${entry.key}`,
      does: { add: entry },
      label: t(`catalogue:items.${entry.key}`),
      group: t('editor:commandMenu.add'),
      searched: words.join('\n').toLowerCase(),
      reason: null,
    };
  });
}

/** The layers of the open copy and mode, top first, to be found by name or type. */
export function menuLayers({ nodes }: EditSituation, t: Words, others: readonly Words[]): MenuEntry[] {
  return nodes
    .filter((node) => !isFixed(node))
    .reverse()
    .map((node): MenuEntry => {
      const type = isKnown(node) ? node.nodeType : 'unknown';
      const words = others.flatMap((other) => [
        other('editor:commandMenu.layer'),
        other(`editor:canvas.types.${type}`),
      ]);
      return {
        key: `layer-${node.uuid}`,
        does: { layer: node.uuid },
        label: node.label,
        group: t('editor:commandMenu.layer'),
        searched: [node.label, ...words].join('\n').toLowerCase(),
        reason: null,
      };
    });
}

/** A face may hold a thousand layers of one type: so many are listed. */
const LAYERS_LISTED = 50;

/** Without the layers past those that are listed; the best answers come first. */
export function withFewLayers(found: readonly MenuEntry[]): MenuEntry[] {
  let layers = 0;
  return found.filter(({ does }) => !('layer' in does) || ++layers <= LAYERS_LISTED);
}

/** How well a command answers: 0 not at all; the start of its name counts most. */
function score({ label, searched }: MenuEntry, parts: readonly string[]): number {
  const name = label.toLowerCase();
  if (!parts.every((part) => searched.includes(part) || name.includes(part))) return 0;
  const [first = ''] = parts;
  if (name.startsWith(first)) return 4;
  if (name.includes(` ${first}`)) return 3;
  return name.includes(first) ? 2 : 1;
}

/** Those that hold every word typed, best first; commands that can act stay before those that cannot. */
export function foundCommands(all: readonly MenuEntry[], typed: string): MenuEntry[] {
  const parts = typed.normalize('NFKC').toLowerCase().split(/\s+/).filter(Boolean);
  if (parts.length === 0) return [...all];
  return all
    .map((entry, index) => ({ entry, index, points: score(entry, parts) }))
    .filter(({ points }) => points > 0)
    .sort(
      (a, b) =>
        Number(a.entry.reason !== null) - Number(b.entry.reason !== null) || b.points - a.points || a.index - b.index,
    )
    .map(({ entry }) => entry);
}
