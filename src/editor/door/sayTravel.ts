// Says what was undone or redone: which acts, and what came of it.
import { i18n } from '@/service/language/i18n';
import { announceEach } from '@/ui/announce';
import type { Announcement } from '../commands/defineCommand';
import { travelSaid } from '../commands/travelSaid';
import type { LayerList } from '../document/editorState';

export type Travel = 'undone' | 'redone';

/** What was undone or redone in a row: how many acts, and each kind once. */
function actsInWords(name: Travel, actions: readonly string[]): string {
  const words = { undone: 'editor:announce.undone', redone: 'editor:announce.redone' };
  const [action] = actions;
  if (actions.length === 1) return i18n.t(words[name], { action });
  const many = { undone: 'editor:announce.undoneMany', redone: 'editor:announce.redoneMany' };
  const kinds = [...new Set(actions)].join(i18n.t('editor:announce.listJoint'));
  return i18n.t(many[name], { n: actions.length, actions: kinds });
}

/** The word of a style field of a node type, such as `text.fill`; null where it has none. */
function fieldWord(path: string): string | null {
  const key = path.slice(path.indexOf('.') + 1);
  const found = [`fields:${path}`, `fields:shared.${key}`].find((one) => i18n.exists(one));
  const word = found ? i18n.t(found) : '';
  return typeof word === 'string' && word !== '' ? word : null;
}

function inWords({ key, params, also = [] }: Announcement): string {
  const { field, ...rest } = params;
  const word = typeof field === 'string' ? fieldWord(field) : null;
  // A field without a word of its own: only which layer it was.
  const known = field === undefined ? key : word === null ? 'changed' : key === 'changed' ? 'changedField' : key;
  const said = i18n.t(`editor:announce.${known}`, { ...rest, ...(word === null ? {} : { field: word }) });
  return [said, ...also.map(inWords)].join(i18n.t('editor:announce.joint'));
}

/** `action`: the command in words. Those said together are one sentence, with what came of the last. */
export function sayTravel(name: Travel, action: string, before: LayerList, after: LayerList): void {
  const outcome = before === after ? null : travelSaid(before, after);
  const result = outcome && inWords(outcome);
  announceEach(name, action, (actions) => {
    const act = actsInWords(name, actions);
    return result ? i18n.t('editor:announce.then', { act, result }) : act;
  });
}
