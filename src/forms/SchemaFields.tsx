// The live properties panel: fields of a schema bound to a store; each valid change is reported immediately.
import {
  Fragment,
  memo,
  type ReactNode,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { PanelHeading } from '@/ui/PanelHeading';
import type { Controls } from './Control';
import { describeFields, type FieldDescriptor, isMet } from './describeFields';
import { fieldSchema } from './fieldSchema';
import type { FieldSource } from './fieldSource';
import { type FieldRow, type FieldSection, groupFields } from './groupFields';
import { LiveField } from './LiveField';
import { narrowed, VARIOUS } from './narrowed';
import type { FieldRefusal, LiveHandlers } from './useLiveField';

export interface SchemaFieldsProps {
  schema: z.ZodType;
  /** First part of the locale keys, such as a node type. */
  schemaName: string;
  /** Of all fields of the schema. */
  controls: Controls;
  /** Keep the same object for one selection; another one discards invalid input and remakes the fields in use. */
  source: FieldSource;
  /** Called immediately on every valid change. Returns the refusal, or null. */
  onChange(path: string, value: unknown): FieldRefusal | null;
  /** Blur or Enter after a change: ends the burst of changes. */
  onCommit(path: string): void;
  /** Escape after a change: restore the value from before the burst. */
  onRevert(path: string, firstValue: unknown): void;
  /** Translated issues by path, known to the store. */
  issues?: Readonly<Record<string, string>> | undefined;
  /** Paths not drawn. */
  omit?: ReadonlySet<string> | undefined;
  /** Only these paths, such as `sharedPaths` of several layers. */
  only?: ReadonlySet<string> | undefined;
  /** Shows values as focusable text. */
  readOnly?: boolean | undefined;
  /** Translated reasons by path why single fields are disabled now. */
  reasons?: Readonly<Record<string, string>> | undefined;
  /** Translated texts by path under single fields, for what the schema does not determine. */
  notes?: Readonly<Record<string, string>> | undefined;
  /** Content under a row of fields (by name) or a field (by path), while it is shown. */
  below?: Readonly<Record<string, ReactNode>> | undefined;
}

const NONE: Readonly<Record<string, string>> = {};

export function SchemaFields(props: SchemaFieldsProps) {
  const { schema, schemaName, controls, source, omit, only, readOnly = false } = props;
  const { issues = NONE, reasons = NONE, notes = NONE, below = {} } = props;
  const { t } = useTranslation('fields');
  const sections = useMemo(
    () => groupFields(describeFields(schema).filter(({ path }) => !omit?.has(path) && (only?.has(path) ?? true))),
    [schema, omit, only],
  );

  const repeated = useMemo(() => repeatedReasons(sections, reasons), [sections, reasons]);

  const latest = useRef(props);
  useLayoutEffect(() => {
    latest.current = props;
  });
  const handlers = useMemo<LiveHandlers>(
    () => ({
      change: (path, value) => latest.current.onChange(path, value),
      commit: (path) => latest.current.onCommit(path),
      revert: (path, firstValue) => latest.current.onRevert(path, firstValue),
    }),
    [],
  );

  return (
    <div className="flex flex-col">
      {sections.map(({ section, rows }) => (
        <fieldset
          key={section}
          aria-label={section ? t(`sections.${section}`) : undefined}
          // A heading is hidden while all its fields are hidden.
          className="hidden flex-col gap-2 py-2 has-[[data-field]]:flex"
        >
          {section && rows.length > 0 ? <PanelHeading>{t(`sections.${section}`)}</PanelHeading> : null}
          {rows.map((row) => (
            <Fragment key={row.key}>
              <PanelRow
                row={row}
                schema={schema}
                schemaName={schemaName}
                controls={controls}
                source={source}
                handlers={handlers}
                issues={issues}
                reasons={reasons}
                repeated={repeated}
                notes={notes}
                readOnly={readOnly}
              />
              {below[row.row ?? row.fields[0]?.path ?? '']}
            </Fragment>
          ))}
        </fieldset>
      ))}
    </div>
  );
}

/** Paths of fields whose reason a field above shows. A field that may be hidden shows its reason for itself alone. */
function repeatedReasons(
  sections: readonly FieldSection[],
  reasons: Readonly<Record<string, string>>,
): ReadonlySet<string> {
  const shown = new Set<string>();
  const repeated = new Set<string>();
  for (const { path, showIf } of sections.flatMap(({ rows }) => rows).flatMap(({ fields }) => fields)) {
    const reason = reasons[path];
    if (reason === undefined) continue;
    if (shown.has(reason)) repeated.add(path);
    else if (showIf.length === 0) shown.add(reason);
  }
  return repeated;
}

interface PanelRowProps {
  row: FieldRow;
  schema: z.ZodType;
  schemaName: string;
  controls: Controls;
  source: FieldSource;
  handlers: LiveHandlers;
  issues: Readonly<Record<string, string>>;
  reasons: Readonly<Record<string, string>>;
  repeated: ReadonlySet<string>;
  notes: Readonly<Record<string, string>>;
  readOnly: boolean;
}

/** Whether the values that decide on the field's visibility show it. */
const isShown = ({ showIf }: FieldDescriptor, source: FieldSource): boolean =>
  showIf.every((condition) => !source.isMixed(condition.path) && isMet(condition, source.get(condition.path)));

/** The fields of the row that are shown. One subscription to the values that decide on any of them. */
function useShownFields({ fields }: FieldRow, source: FieldSource): readonly FieldDescriptor[] {
  const subscribe = useCallback(
    (listener: () => void) => {
      const paths = new Set(fields.flatMap(({ showIf }) => showIf.map(({ path }) => path)));
      const stops = [...paths].map((path) => source.subscribe(path, listener));
      return () => {
        for (const stop of stops) stop();
      };
    },
    [fields, source],
  );
  // One character per field: a snapshot has to be equal while nothing changes.
  const shown = useSyncExternalStore(subscribe, () =>
    fields.map((field) => (isShown(field, source) ? '1' : '0')).join(''),
  );
  return fields.filter((_, at) => shown[at] === '1');
}

function PanelRow({ row, ...rest }: PanelRowProps) {
  const { t } = useTranslation('fields');
  const fields = useShownFields(row, rest.source);
  if (fields.length === 0) return null;
  if (row.row === undefined) {
    return fields.map((field) => <PanelField key={field.path} field={field} layout="row" {...rest} />);
  }
  const name = t([`${rest.schemaName}.rows.${row.row}`, `rows.${row.row}`]);
  return (
    <fieldset
      aria-label={name}
      className="grid grid-cols-[minmax(4.5rem,5.75rem)_minmax(0,1fr)_minmax(0,1fr)] items-start gap-x-2"
    >
      <span aria-hidden="true" className="flex min-h-8 items-center text-sm text-muted">
        {name}
      </span>
      <div className="col-span-2 grid grid-cols-2 items-start gap-2">
        {fields.map((field) => (
          <PanelField key={field.path} field={field} layout="inside" {...rest} />
        ))}
      </div>
    </fieldset>
  );
}

interface PanelFieldProps extends Omit<PanelRowProps, 'row'> {
  field: FieldDescriptor;
  layout: 'row' | 'inside';
}

/**
 * The turn of a field: another one remakes it. Another source changes it only if the field may hold something of the
 * last one: somebody was in it, or it has rejected input. Otherwise the same elements show the values of the new source.
 * Such a field is also remade when the fields are hidden.
 */
function useTurn(source: FieldSource, path: string): { turn: number; onUse(): void } {
  const [held, setHeld] = useState({ source, turn: 0, isUsed: false });
  if (held.source !== source) {
    const isTyped = [held.source, source].some(({ typed }) => typed?.get(path) !== undefined);
    setHeld({ source, turn: held.isUsed || isTyped ? held.turn + 1 : held.turn, isUsed: false });
  }
  const onUse = useCallback(() => setHeld((now) => (now.isUsed ? now : { ...now, isUsed: true })), []);
  const holds = held.isUsed || source.typed?.get(path) !== undefined;
  useEffect(() => {
    if (!holds) return;
    return source.onHidden?.(() => setHeld((now) => ({ ...now, turn: now.turn + 1, isUsed: false })));
  }, [source, holds]);
  return { turn: held.turn, onUse };
}

/** A shown field. Subscribes to the value that controls its options, and passes on only its own messages. */
const PanelField = memo(function PanelField(props: PanelFieldProps) {
  const { field, schema, issues, reasons, repeated, notes, source, ...rest } = props;
  const { turn, onUse } = useTurn(source, field.path);
  const { optionsBy } = field;
  const subscribe = useCallback(
    (listener: () => void) => (optionsBy ? source.subscribe(optionsBy.path, listener) : () => {}),
    [source, optionsBy],
  );
  const decided = useSyncExternalStore(
    subscribe,
    () => optionsBy && (source.isMixed(optionsBy.path) ? VARIOUS : source.get(optionsBy.path)),
  );
  const offering = useMemo(() => narrowed(field, decided), [field, decided]);
  const own = useMemo(() => fieldSchema(schema, field.path), [schema, field.path]);
  const messages = {
    issue: issues[field.path],
    reason: reasons[field.path],
    reasonRepeats: repeated.has(field.path),
    note: notes[field.path],
  };
  const live = { field: offering, schema: own, source, onUse, ...messages, ...rest };
  return <LiveField key={turn} {...live} />;
});
