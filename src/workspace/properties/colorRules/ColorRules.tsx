// Colors by data: for the single shown layer, a list of conditions with a color each, and the color otherwise.
import { Plus } from 'lucide-react';
import { useMemo, useRef, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { endBurst } from '@/editor/commands/session';
import { setFact } from '@/editor/commands/setFact';
import { type EditorReduxStore, useEditor } from '@/editor/dispatch/editorContext';
import { runCommand } from '@/editor/dispatch/runCommand';
import { useEditorState } from '@/editor/dispatch/useEditorState';
import { selectNode, selectPolicy } from '@/editor/document/selectors';
import { isSlot } from '@/face/nodes';
import { colorIn } from '@/face/nodes/colorRoles';
import { colorRulesOf, ruleFieldsOf, rulingRule, storedRules } from '@/face/nodes/colorRules';
import { followedTags } from '@/face/nodes/liveValue';
import { labelKeys } from '@/forms/fieldWords';
import { ColorRoleContext } from '@/forms/services/colorRole';
import { COLOR_RULES_MAX } from '@/schemas/limits';
import type { FaceNode } from '@/schemas/nodes';
import type { ColorRule } from '@/schemas/nodes/common';
import { useSimulator } from '@/simulator/simulator';
import { announce } from '@/ui/announce';
import { Button } from '@/ui/Button';
import { focusInRow } from '@/ui/focusInRow';
import { PanelHeading } from '@/ui/PanelHeading';
import { COLOR_ROLE, ShownLayersContext } from '../ColorRole';
import { ColorRuleRow } from './ColorRuleRow';

/** A new rule, which a designer changes: low battery in red. */
const NEW_RULE = { when: '(#BLP#<20)', color: '#ff5c5c' };

export interface ColorRulesProps {
  uuid: string;
  isLocked: boolean;
}

export function ColorRules({ uuid, isLocked }: ColorRulesProps) {
  const { ready } = useTranslation('live', { useSuspense: false });
  // Most layers have no rules: then only the first place and the count matter, not every change of the layer.
  const place = useEditorState((state) => {
    const node = selectNode(state, uuid);
    return (node && ruleFieldsOf(node)[0]) ?? '';
  });
  const count = useEditorState((state) => {
    const node = selectNode(state, uuid);
    return node ? storedRules(node).length : 0;
  });
  const isChip = useEditorState((state) => selectPolicy(state)?.packaging === 'layers');
  const isOfSlot = useEditorState((state) => {
    const node = selectNode(state, uuid);
    return node !== undefined && isSlot(node);
  });
  if (ready && isOfSlot && !isChip) return <NoRules />;
  if (!ready || place === '' || (count === 0 && (isLocked || isChip))) return null;
  return <RulesSection {...{ uuid, place, count, isLocked, isChip }} />;
}

/** Why the colors of slots have no rules. */
function NoRules() {
  const { t } = useTranslation('live');
  return (
    <section aria-label={t('colors.title')} className="flex flex-col gap-2 py-1">
      <PanelHeading>{t('colors.title')}</PanelHeading>
      <p className="text-xs text-pretty text-muted">{t('colors.slot')}</p>
    </section>
  );
}

interface RulesSectionProps extends ColorRulesProps {
  /** The first place that can have rules. */
  place: string;
  count: number;
  isChip: boolean;
}

function RulesSection({ uuid, place, count, isLocked, isChip }: RulesSectionProps) {
  const { t } = useTranslation('live');
  const { store } = useEditor();
  const addButton = useRef<HTMLButtonElement>(null);
  const uuids = useMemo(() => [uuid], [uuid]);
  const full = count >= COLOR_RULES_MAX ? t('colors.full', { most: COLOR_RULES_MAX }) : undefined;
  const add = () => {
    const node = selectNode(store.getState(), uuid);
    if (!node) return;
    storeRules(store, uuid, [...storedRules(node), { ...NEW_RULE, path: place }], true);
    announce(t('colors.moved', { n: count + 1, count: count + 1 }), { topic: 'colorRule' });
  };
  return (
    <section aria-label={t('colors.title')} className="flex flex-col gap-2 py-1">
      <PanelHeading>{t('colors.title')}</PanelHeading>
      {count === 0 ? null : (
        <ShownLayersContext value={uuids}>
          <ColorRoleContext value={COLOR_ROLE}>
            <RulesOf uuid={uuid} isLocked={isLocked} onEmptied={() => addButton.current?.focus()} />
          </ColorRoleContext>
        </ShownLayersContext>
      )}
      {isLocked ? null : (
        <div>
          <Button
            ref={addButton}
            size="sm"
            icon={<Plus size={14} aria-hidden="true" />}
            disabledReason={full ?? (isChip ? t('colors.chip') : undefined)}
            onClick={add}
          >
            {t('colors.add')}
          </Button>
        </div>
      )}
      {count === 0 ? null : (
        <p className="text-xs text-pretty text-muted">{t(isChip ? 'colors.chip' : 'colors.about')}</p>
      )}
    </section>
  );
}

interface RulesOfProps extends ColorRulesProps {
  /** The only rule is deleted. */
  onEmptied(): void;
}

function RulesOf({ uuid, ...rest }: RulesOfProps) {
  const node = useEditorState((state) => selectNode(state, uuid));
  return node ? <Rules node={node} {...rest} /> : null;
}

/** `isWhole`: the change is complete, so that the next one is another undo step. */
function storeRules(store: EditorReduxStore, uuid: string, next: readonly ColorRule[], isWhole: boolean): void {
  const value = next.length === 0 ? undefined : next;
  runCommand(store, setFact, { uuids: [uuid], path: 'colorRules', value });
  if (isWhole) runCommand(store, endBurst, undefined);
}

/** Places in a paint, whose field has the name of its section. */
const PAINTS: Readonly<Record<string, 'fill' | 'stroke'>> = {
  'style.fill.color': 'fill',
  'style.stroke.paint.color': 'stroke',
};

/** Place of a stop in a paint. */
const STOP_OF = /^(?<paint>.+)\.stops\.(?<stop>\d+)\.color$/;

/** The names of the places with a color, by place. */
function useColorNames(node: FaceNode): (path: string) => string {
  const { t } = useTranslation(['fields', 'live']);
  return (path) => {
    const { paint: owner, stop } = STOP_OF.exec(path)?.groups ?? {};
    const ofStop = owner === undefined ? undefined : PAINTS[`${owner}.color`];
    if (ofStop) return t('live:colors.stop', { name: t(`live:colors.${ofStop}`), n: Number(stop) + 1 });
    const paint = PAINTS[path];
    return paint ? t(`live:colors.${paint}`) : t(labelKeys(node.nodeType, path), { ns: 'fields' });
  };
}

/** The rules that color a place now. */
function useRuling(node: FaceNode): ReadonlySet<ColorRule> {
  const { watch } = useSimulator();
  const rules = colorRulesOf(node);
  const tags = [...new Set(rules.flatMap(({ when }) => followedTags(when)))];
  // As text, so that the component renders again only when other rules color the layer.
  const now = () =>
    [...new Set(rules.map(({ path }) => path))]
      .map((path) => rules.indexOf(rulingRule(rules, path, watch, node.uuid) as ColorRule))
      .join();
  const ruling = useSyncExternalStore((listener) => watch.subscribe(tags, listener), now, now);
  return new Set(ruling.split(',').flatMap((at) => rules[Number(at)] ?? []));
}

function Rules({ node, isLocked, onEmptied }: Omit<RulesOfProps, 'uuid'> & { node: FaceNode }) {
  const { t } = useTranslation('live');
  const { store } = useEditor();
  const list = useRef<HTMLOListElement>(null);
  const nameOf = useColorNames(node);
  const ruling = useRuling(node);
  const rules = storedRules(node);
  const places = ruleFieldsOf(node);
  const change = (next: readonly ColorRule[], isWhole: boolean) => storeRules(store, node.uuid, next, isWhole);
  const move = (at: number, by: -1 | 1) => {
    const rest = rules.filter((_, index) => index !== at);
    change(rest.toSpliced(at + by, 0, rules[at] as ColorRule), true);
    focusInRow(list.current, at + by, by < 0 ? 'up' : 'down');
    announce(t('colors.moved', { n: at + by + 1, count: rules.length }), { topic: 'colorRule' });
  };
  const remove = (at: number) => {
    // The last row disappears; the others show the rules after them.
    if (rules.length === 1) onEmptied();
    else if (at === rules.length - 1) focusInRow(list.current, at - 1, 'remove');
    change(rules.toSpliced(at, 1), true);
  };
  const ruled = [...new Set(rules.map(({ path }) => path))].filter((path) => places.includes(path));
  return (
    <>
      <ol ref={list} className="flex flex-col gap-2">
        {rules.map((rule, at) => (
          <ColorRuleRow
            // biome-ignore lint/suspicious/noArrayIndexKey: rules have no identity; a row is its place in the list
            key={at}
            rule={rule}
            n={at + 1}
            count={rules.length}
            places={places.map((path) => ({ value: path, label: nameOf(path) }))}
            isNow={ruling.has(rule)}
            isLocked={isLocked}
            onChange={(part, isWhole) => change(rules.with(at, { ...rule, ...part }), isWhole)}
            onFieldLeft={() => runCommand(store, endBurst, undefined)}
            onMove={(by) => move(at, by)}
            onRemove={() => remove(at)}
          />
        ))}
      </ol>
      {ruled.map((path) => (
        <p key={path} className="flex items-center gap-1.5 text-xs text-muted">
          <span
            aria-hidden="true"
            className="keep-colors size-3.5 shrink-0 rounded-full border border-line-strong"
            style={{ background: colorIn(node, path) ?? undefined }}
          />
          {t('colors.otherwise', { name: nameOf(path), color: (colorIn(node, path) ?? '').toUpperCase() })}
        </p>
      ))}
    </>
  );
}
