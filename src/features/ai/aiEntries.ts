// AI entries of the command menu: for beta members generate an image, remove a background, write a layer's expression; for
// everyone else the panel that explains the beta.

import type { EditSituation } from '@/editor/commands/defineCommand';
import { styleOf } from '@/editor/commands/layerFacts';
import type { MenuEntryText, MenuWords } from '@/editor/commands/menuEntry';
import { pictureOf, showsPicture } from '@/editor/commands/replacePicture';
import type { AiAccess } from '@/service/ai/aiAccess';
import type { TextRequest } from '@/service/ai/textRequest';

/** A field of one layer that contains an expression. */
export interface ExpressionRequest {
  uuid: string;
  path: 'textTag' | 'fillRate' | 'imageIndexRate' | 'rotate';
  asks: TextRequest['asks'];
}

export type AiAct =
  | { name: 'pictures' }
  | { name: 'background'; uuid: string }
  | { name: 'expression'; request: ExpressionRequest };

export interface AiEntry extends MenuEntryText {
  does: { ai: AiAct };
}

/** The layer's main data field, or null if it has none. */
function expressionOf({ selected: [node, ...others] }: EditSituation): ExpressionRequest | null {
  if (!node || others.length > 0) return null;
  const { uuid } = node;
  const { textTag, progressType } = styleOf(node);
  if (textTag !== undefined) return { uuid, path: 'textTag', asks: undefined };
  if (progressType !== undefined)
    return { uuid, path: progressType === 'ImageEnumeration' ? 'imageIndexRate' : 'fillRate', asks: 'share' };
  return showsPicture(node) ? { uuid, path: 'rotate', asks: 'turn' } : null;
}

function pictureIn({ selected: [node, ...others] }: EditSituation): string | null {
  return node && others.length === 0 && pictureOf(node) !== '' ? node.uuid : null;
}

type ActWord = AiAct['name'] | 'panel';

/** `t`: the current language, `others`: all languages. Empty without AI. */
export function menuAi(
  { pictures, texts, backgrounds, isInBeta }: AiAccess,
  situation: EditSituation,
  t: MenuWords,
  others: readonly MenuWords[],
): AiEntry[] {
  const uuid = pictureIn(situation);
  const request = expressionOf(situation);
  const hasAi = pictures || texts || backgrounds;
  const acts: readonly [name: ActWord, isThere: boolean, act: AiAct | null][] = isInBeta
    ? [
        ['pictures', pictures, { name: 'pictures' }],
        ['background', backgrounds, uuid === null ? null : { name: 'background', uuid }],
        ['expression', texts, request && { name: 'expression', request }],
      ]
    : [['panel', hasAi, { name: 'pictures' }]];
  return acts.flatMap(([name, isThere, act]): AiEntry[] => {
    if (!isThere) return [];
    const key = `editor:commandMenu.ai.${name}`;
    return [
      {
        key: `ai-${name}`,
        // A disabled entry is never run.
        does: { ai: act ?? { name: 'pictures' } },
        label: t(key),
        group: t('editor:commandMenu.ai.group'),
        searched: others
          .flatMap((other) => [other('editor:commandMenu.ai.group'), other(key)])
          .join('\n')
          .toLowerCase(),
        reason: act ? null : t(`editor:commandMenu.ai.lacking.${name}`),
      },
    ];
  });
}
