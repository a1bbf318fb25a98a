// Delivers the announcements of a decision to screen readers, toasts and the message log.

import type { Announcement, MessageText, Param, UserMessage } from '@/editor/commands/userMessages';
import { i18n } from '@/service/language/i18n';
import { listed } from '@/service/language/listed';
import { announce, announceEach } from '@/ui/announce';
import { showToast } from '@/ui/toasts';
import { COMMANDS } from '../commands/index';
import { stepWords } from '../commands/stepWords';
import type { PassedAct } from '../document/travel';
import type { EditorSession } from './editorSession';
import { reportConversion } from './reportConversion';

type Params = MessageText['params'];

function value(param: Param): string | number {
  if (typeof param !== 'object') return param;
  return 'list' in param ? listed(param.list, i18n.language) : inWords(param);
}

const read = (params: Params = {}): Record<string, string | number> =>
  Object.fromEntries(Object.entries(params).map(([name, param]) => [name, value(param)]));

export const inWords = ({ key, params }: MessageText): string => i18n.t(key, read(params));

/** Joins the sentences of one act into one announcement. */
const sentence = ({ key, params, also = [] }: Announcement): string =>
  [inWords({ key: `editor:announce.${key}`, params }), ...also.map(sentence)].join(i18n.t('editor:announce.joint'));

/** Names a style field with its label. Names only the layer if the field has none. */
function fieldNamed(said: Announcement): Announcement {
  const { field, ...params } = said.params;
  if (typeof field !== 'string') return said;
  const paths = [`fields:${field}`, `fields:shared.${field.slice(field.indexOf('.') + 1)}`];
  const key = paths.find((path) => i18n.exists(path) && typeof i18n.t(path) === 'string');
  return key ? { ...said, params: { ...params, field: { key } } } : { key: 'changed', params };
}

/** How undo and redo name an act. */
export function wordsOfAct({ command: name, from, to }: PassedAct): MessageText {
  const command = COMMANDS.find((one) => one.kind === 'edit' && one.name === name);
  return stepWords(command?.kind === 'edit' ? command : undefined, name, from, to);
}

const TRAVEL = {
  undone: { one: 'editor:announce.undone', many: 'editor:announce.undoneMany' },
  redone: { one: 'editor:announce.redone', many: 'editor:announce.redoneMany' },
} as const;

/** Describes consecutive undos or redos: the number of acts and each kind once. */
function travelWords(direction: keyof typeof TRAVEL, actions: readonly string[]): string {
  const { one, many } = TRAVEL[direction];
  const [action] = actions;
  if (actions.length === 1) return i18n.t(one, { action });
  const kinds = [...new Set(actions)].join(i18n.t('editor:announce.listJoint'));
  return i18n.t(many, { n: actions.length, actions: kinds });
}

const DELIVERERS: {
  [K in UserMessage['kind']]: (said: Extract<UserMessage, { kind: K }>, desk: EditorSession) => void;
} = {
  announce: (said) => announce(sentence(said.sentence), { topic: said.topic }),
  say: ({ topic, words }) => announce(inWords(words), { topic }),
  travel: ({ direction, act, result }) =>
    announceEach(direction, inWords(wordsOfAct(act)), (actions) => {
      const words = travelWords(direction, actions);
      return result ? i18n.t('editor:announce.then', { act: words, result: sentence(fieldNamed(result)) }) : words;
    }),
  restored: ({ result }) =>
    announce(i18n.t('editor:announce.restored', { result: sentence(fieldNamed(result)) }), { topic: 'restored' }),
  toast: ({ tone, words }) => void showToast({ tone, text: inWords(words) }),
  conversion: ({ messages }, desk) => reportConversion(i18n.t, messages, desk),
};

export function deliverMessage(desk: EditorSession, said: UserMessage): void {
  const sayer = DELIVERERS[said.kind] as (said: UserMessage, desk: EditorSession) => void;
  sayer(said, desk);
}
