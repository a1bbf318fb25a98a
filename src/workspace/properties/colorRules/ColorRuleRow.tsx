// One rule of a layer's colors: its place, its condition, and the color while it holds.
import { Trash2 } from 'lucide-react';
import { useContext, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { bareFault, bracketed, unbracketed } from '@/face/dataTags/expression/bareFormula';
import { rulePlace } from '@/face/nodes/colorRoles';
import { useColorChoices } from '@/forms/controls/color';
import { ColorRoleContext } from '@/forms/services/colorRole';
import { useTagService } from '@/forms/services/tagService';
import { EXPRESSION_MAX } from '@/schemas/limits';
import type { ColorRule } from '@/schemas/nodes/common';
import { ColorInput } from '@/ui/ColorInput';
import { readHex } from '@/ui/colorMath';
import { IconButton } from '@/ui/IconButton';
import { MoveButtons } from '@/ui/MoveButtons';
import { type Option, Select } from '@/ui/Select';
import { faultWords } from '../issueWords';
import { ExpressionText } from '../live/ExpressionText';

export interface ColorRuleRowProps {
  rule: ColorRule;
  /** Place in the list, from 1. */
  n: number;
  count: number;
  /** The colors that can have rules. */
  places: readonly Option[];
  /** The rule colors its place now. */
  isNow: boolean;
  isLocked: boolean;
  /** `isWhole`: the change is complete; typing is not. */
  onChange(change: Partial<ColorRule>, isWhole: boolean): void;
  /** A field of the rule lost the focus: what is typed next is another undo step. */
  onFieldLeft(): void;
  onMove(by: -1 | 1): void;
  onRemove(): void;
}

/** The two parentheses that are stored and not typed. */
const TYPED_MAX = EXPRESSION_MAX - 2;

export function ColorRuleRow(props: ColorRuleRowProps) {
  const { rule, n, count, places, isNow, isLocked, onChange, onFieldLeft, onMove, onRemove } = props;
  const { t } = useTranslation(['live', 'errors']);
  const { tags } = useTagService();
  const id = useId();
  const place = { path: rulePlace(n - 1), label: t('colors.color', { n }) };
  const choices = useColorChoices(undefined, place);
  const Role = useContext(ColorRoleContext)?.Note;
  // An expression with an error and an unfinished color stay in their fields, until the stored condition is another one.
  const [typed, setTyped] = useState(() => ({ text: unbracketed(rule.when), when: rule.when }));
  const [color, setColor] = useState<string | null>(null);
  const text = typed.when === rule.when ? typed.text : unbracketed(rule.when);
  const isEmpty = text.trim() === '';
  const fault = bareFault(text);
  const error = fault ? faultWords(t, text, fault) : isEmpty ? t('colors.empty') : null;
  const type = (next: string) => {
    const isComplete = next.trim() !== '' && bareFault(next) === null;
    const when = isComplete ? bracketed(next) : rule.when;
    setTyped({ text: next, when });
    if (isComplete) onChange({ when }, false);
  };
  return (
    <li
      data-now={isNow || undefined}
      className={`flex flex-col gap-1.5 rounded-md border p-2 ${isNow ? 'border-accent' : 'border-line'}`}
    >
      <span className="flex items-center gap-1 text-xs text-muted">
        <span className="grow">
          {n} {isNow ? <span className="ml-1 text-accent">{t('colors.now')}</span> : null}
        </span>
        {isLocked ? null : (
          <>
            <MoveButtons
              at={n - 1}
              count={count}
              size="xs"
              words={{
                up: t('colors.up', { n }),
                down: t('colors.down', { n }),
                first: t('colors.first'),
                last: t('colors.last'),
              }}
              onMove={onMove}
            />
            <IconButton
              data-act="remove"
              size="xs"
              label={t('colors.remove', { n })}
              icon={<Trash2 size={14} />}
              onClick={onRemove}
            />
          </>
        )}
      </span>
      {places.length > 1 ? (
        <Select
          aria-label={t('colors.place', { n })}
          value={rule.path}
          options={places}
          disabled={isLocked}
          onChange={(path) => onChange({ path }, true)}
        />
      ) : null}
      {isLocked ? (
        <code className="truncate text-xs text-muted">{text}</code>
      ) : (
        <ExpressionText
          handle={null}
          label={t('colors.when', { n })}
          value={text}
          fault={fault}
          describedBy={`${id}-error`}
          tags={tags()}
          max={TYPED_MAX}
          onChange={type}
          onBlur={onFieldLeft}
          onLeave={() => document.getElementById(`${id}-color`)?.focus()}
        />
      )}
      <p id={`${id}-error`} role="status" className="text-xs text-danger empty:hidden">
        {error ? `${error} ${t('errorStays')}` : null}
      </p>
      <label htmlFor={`${id}-color`} className="sr-only">
        {t('colors.color', { n })}
      </label>
      <ColorInput
        id={`${id}-color`}
        label={t('colors.color', { n })}
        value={color ?? rule.color}
        invalid={color !== null}
        disabled={isLocked}
        choices={choices}
        onChange={(next) => {
          const read = readHex(next);
          setColor(read ? null : next);
          if (read) onChange({ color: read }, false);
        }}
        onBlur={() => {
          setColor(null);
          onFieldLeft();
        }}
      />
      {Role ? <Role {...place} /> : null}
    </li>
  );
}
