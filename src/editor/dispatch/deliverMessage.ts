// Delivers the announcements of a decision to screen readers, toasts and the message log.

import type { Announcement, MessageText, Param, UserMessage } from '@/editor/commands/userMessages';
import { fetchWords, i18n } from '@/service/language/i18n';
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

/**
 * Key of the name of a field, for a sentence without its section: the panel shows "W" for the width and "Color" under
 * "Border". Undefined if it has none. `path`: without `style`.
 */
function fieldKey(type: string, path: string): string | undefined {
  const keys = [`editor:steps.fields.${path}`, `fields:${type}.ambient.${path}`];
  keys.push(`fields:${type}.${path}`, `fields:shared.${path}`);
  return keys.find((key) => i18n.exists(key) && typeof i18n.t(key) === 'string');
}

/** Names a style field with its label. Names only the layer if the field has none. */
function fieldNamed(announcement: Announcement): Announcement {
  const { field, ...params } = announcement.params;
  if (typeof field !== 'string') return announcement;
  const dot = field.indexOf('.');
  const key = fieldKey(field.slice(0, dot), field.slice(dot + 1));
  return key ? { ...announcement, params: { ...params, field: { key } } } : { key: 'changed', params };
}

/** A label within a sentence: "Font size" becomes "font size", "X" stays. */
const withinSentence = (label: string): string =>
  label.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLocaleLowerCase('en'));

/** Such as "Change width of Hour hand"; null if the act does not say which field it set. */
function fieldWords({ from, to, subjects }: PassedAct): MessageText | null {
  if (subjects?.field === undefined) return null;
  const wanted = new Set(subjects.layers);
  const [first, ...more] = [...to, ...from].filter(({ uuid }) => wanted.delete(uuid));
  const key = first && fieldKey(first.nodeType, subjects.field);
  if (!first || !key) return null;
  const field = withinSentence(i18n.t(key));
  return more.length === 0
    ? { key: 'editor:steps.field', params: { field, label: first.label } }
    : { key: 'editor:steps.fieldMany', params: { field, n: more.length + 1 } };
}

/** How undo and redo name an act. */
export function wordsOfAct(act: PassedAct): MessageText {
  const { command: name, from, to } = act;
  const command = COMMANDS.find((one) => one.kind === 'edit' && one.name === name);
  return fieldWords(act) ?? stepWords(command?.kind === 'edit' ? command : undefined, name, from, to);
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
  [K in UserMessage['kind']]: (message: Extract<UserMessage, { kind: K }>, desk: EditorSession) => void;
} = {
  announce: (message) => announce(sentence(message.sentence), { topic: message.topic }),
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

/** The namespace of a message's words, if it may still have to be loaded. */
function namespaceOf(message: UserMessage): string {
  if (message.kind === 'conversion') return 'conversion';
  const [key = ''] = 'words' in message ? [message.words.key].flat() : [];
  return key.slice(0, Math.max(0, key.indexOf(':'))) || 'editor';
}

/** Delivers the message at once, or as soon as its words are loaded. */
export function deliverMessage(desk: EditorSession, message: UserMessage): void {
  const deliver = DELIVERERS[message.kind] as (one: UserMessage, desk: EditorSession) => void;
  const namespace = namespaceOf(message);
  if (i18n.hasLoadedNamespace(namespace)) deliver(message, desk);
  else void fetchWords([namespace]).then(() => deliver(message, desk));
}
