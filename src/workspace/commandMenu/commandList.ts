// Entries of the command menu: every command that can run from it, in both languages, enabled ones first; with a search
// also catalogue entries and layers.

import { COMMANDS } from '@/editor/commands';
import { type Command, type EditSituation, isRunnable, reasonOfDisabled } from '@/editor/commands/defineCommand';
import { isFixed } from '@/editor/commands/layerFacts';
import type { MenuEntryText, MenuWords } from '@/editor/commands/menuEntry';
import { showCommandMenu } from '@/editor/commands/session';
import type { MessageText } from '@/editor/commands/userMessages';
import { type CatalogueEntry, catalogueItems } from '@/face/nodes';
import type { AiAct } from '@/features/ai/aiEntries';
import type { PlacementPlan } from '@/features/placement/planPlacement';
import { isKnown } from '@/schemas/nodes';
import { refusalWords } from '@/simulator/refusalWords';

export interface MenuEntry extends MenuEntryText {
  /**
   * A command to run, a catalogue entry to add, an AI action, a placement (null: one with a fault, which is the reason),
   * or the uuid of a layer to select.
   */
  does:
    | { command: Command }
    | { add: CatalogueEntry }
    | { ai: AiAct }
    | { place: PlacementPlan | null }
    | { layer: string };
  /** A second line under the name. */
  detail?: string;
}

/** Every command except the one that opens this menu. */
export const MENU_COMMANDS: readonly Command[] = COMMANDS.filter(
  (command) => isRunnable(command) && command.name !== showCommandMenu.name,
);

function reasonOf(command: Command, situation: EditSituation, t: MenuWords): string | null {
  const refusal = reasonOfDisabled(command, situation);
  return refusal && refusalWords(refusal, (key, params) => t(key, params));
}

/** A name whose values are names themselves, in a language. */
function nameIn(t: MenuWords, { key, params = {} }: MessageText): string {
  const values = Object.entries(params).map(([name, value]) => [
    name,
    typeof value === 'object' && 'key' in value ? nameIn(t, value) : value,
  ]);
  return String(t(key as never, Object.fromEntries(values) as never));
}

/** `t`: the current language, `others`: all languages. */
export function menuCommands(situation: EditSituation, t: MenuWords, others: readonly MenuWords[]): MenuEntry[] {
  const all = MENU_COMMANDS.map((command): MenuEntry => {
    const exact = command.exactName?.(situation) ?? null;
    const words = others.flatMap((other) => [
      other(`editor:commands.${command.name}`),
      // Synonyms, once `useSearchWords` has loaded them.
      other([`searchWords:${command.searchedAs ?? command.name}`, `editor:commands.${command.name}`]),
      other(`editor:commands.groups.${command.group}`),
      ...(exact ? [nameIn(other, exact)] : []),
    ]);
    return {
      key: command.name,
      does: { command },
      label: exact ? nameIn(t, exact) : t(`editor:commands.${command.name}`),
      group: t(`editor:commands.groups.${command.group}`),
      searched: words.join('\n').toLowerCase(),
      reason: reasonOf(command, situation, t),
    };
  });
  return ableFirst(all);
}

/** Enabled entries first. Keeps the order otherwise. */
export const ableFirst = (all: readonly MenuEntry[]): MenuEntry[] => [
  ...all.filter(({ reason }) => reason === null),
  ...all.filter(({ reason }) => reason !== null),
];

/** Catalogue entries, searchable by name; the pen is a command. `t`: the current language, `others`: all languages. */
export function menuAdditions(t: MenuWords, others: readonly MenuWords[]): MenuEntry[] {
  return catalogueItems
    .filter(({ pen }) => !pen)
    .map((entry): MenuEntry => {
      const words = others.flatMap((other) => [
        other('editor:commandMenu.add'),
        other(`catalogue:categories.${entry.category}`),
        other(`catalogue:items.${entry.key}`),
        // Synonyms. Only the name until `useSearchWords` has loaded them.
        other([`searchWords:${entry.key}`, `catalogue:items.${entry.key}`]),
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

/** The layers of the open copy and mode, top first, searchable by name or type. */
export function menuLayers({ nodes }: EditSituation, t: MenuWords, others: readonly MenuWords[]): MenuEntry[] {
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

/** Maximum number of listed layers, because a face can have a thousand layers of one type. */
const LAYERS_LISTED = 50;

/** Limits the layers to the first ones, which are the best results. */
export function withFewLayers(entries: readonly MenuEntry[]): MenuEntry[] {
  let layers = 0;
  return entries.filter(({ does }) => !('layer' in does) || ++layers <= LAYERS_LISTED);
}

/** Rank of an entry: 0 for no match. The start of the name counts most. */
function score({ label, searched }: MenuEntry, parts: readonly string[]): number {
  const name = label.toLowerCase();
  if (!parts.every((part) => searched.includes(part) || name.includes(part))) return 0;
  const [first = ''] = parts;
  if (name.startsWith(first)) return 4;
  if (name.includes(` ${first}`)) return 3;
  return name.includes(first) ? 2 : 1;
}

/** Entries that contain every typed word, best first, with enabled commands before disabled ones. */
export function matchingCommands(all: readonly MenuEntry[], typed: string): MenuEntry[] {
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
