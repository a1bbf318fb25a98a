// What a tap on a drawn face meets: a tap area, which opens something, or a slot, which flashes by itself.
import type { TFunction } from 'i18next';
import type { FaceNode } from '@/schemas/nodes';
import { LAUNCH_TARGETS } from '@/schemas/nodes/programmable';

export interface Tap {
  kind: 'area' | 'slot';
  uuid: string;
  /** Name of the layer. */
  label: string;
  /** What a tap area opens, as it is written; empty for nothing. */
  intent: string;
  element: Element;
}

/** Marks that layers draw with: `ProgrammableSvg` and `GoogleComplicationSvg`. */
export const TAPPABLE = '[data-tap-area], [data-slot]';

/** The tap that an element of a drawn face stands for; null where a tap does nothing. */
export function tapOf(target: Element, nodes: readonly FaceNode[]): Tap | null {
  const element = target.closest(TAPPABLE);
  const uuid = element?.closest('[data-node]')?.getAttribute('data-node') ?? '';
  const node = nodes.find((one) => one.uuid === uuid);
  if (!element || !node) return null;
  const intent = element.getAttribute('data-tap-area');
  return { kind: intent === null ? 'slot' : 'area', uuid, label: node.label, intent: intent ?? '', element };
}

/** What a tap area opens, in words. `t` knows the namespaces `editor` and `fields`. */
export function tapWords(t: TFunction, { label, intent }: Tap): string {
  if (intent === '') return t('editor:preview.tapNothing', { label });
  const isNamed = LAUNCH_TARGETS.some((target) => target === intent);
  const target = isNamed ? t(`fields:programmable.options.opens.${intent}`) : intent;
  return t('editor:preview.tapOpens', { label, target });
}
