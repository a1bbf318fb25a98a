// The target of a tap on a drawn face: a tap area, which opens something, or a slot, which flashes.
import type { TFunction } from 'i18next';
import { tapTargetOf } from '@/face/nodes';
import type { FaceNode } from '@/schemas/nodes';

export interface Tap {
  kind: 'area' | 'slot';
  uuid: string;
  /** Name of the layer. */
  label: string;
  /** What a tap area opens, as stored; empty for nothing. */
  intent: string;
  /** Locale key of the target's name; null if it has no name. */
  nameKey: string | null;
  element: Element;
}

/** Attributes set by `ProgrammableSvg` and `GoogleComplicationSvg`. */
export const TAPPABLE = '[data-tap-area], [data-slot]';

/** The tap for an element of a drawn face; null if a tap there does nothing. */
export function tapOf(target: Element, nodes: readonly FaceNode[]): Tap | null {
  const element = target.closest(TAPPABLE);
  const uuid = element?.closest('[data-node]')?.getAttribute('data-node') ?? '';
  const node = nodes.find((one) => one.uuid === uuid);
  if (!element || !node) return null;
  const opened = tapTargetOf(node);
  const { intent, nameKey } = opened ?? { intent: '', nameKey: null };
  return { kind: opened ? 'area' : 'slot', uuid, label: node.label, intent, nameKey, element };
}

/** Text for what a tap area opens. `t` needs the namespaces `preview` and `fields`. */
export function tapWords(t: TFunction, { label, intent, nameKey }: Tap): string {
  if (intent === '') return t('preview:tapNothing', { label });
  return t('preview:tapOpens', { label, target: nameKey ? t(nameKey) : intent });
}
