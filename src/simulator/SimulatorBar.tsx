// The simulator in the bottom bar: one line with the time and the most used readings, and a panel with the rest.

import { Battery, BatteryCharging, CloudOff, Footprints, ListFilter, SlidersHorizontal, X } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useCallback, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MISSING } from '@/face/dataTags/expression/evaluate';
import { tagOfLanguage } from '@/schemas/languages';
import { IconButton } from '@/ui/IconButton';
import { Listening } from '@/ui/Listening';
import { later } from '@/ui/later';
import { useMediaQuery } from '@/ui/useMediaQuery';
import { useStoreValue } from '@/ui/useStoreValue';
import { fitWholeRows } from '@/ui/wholeRows';
import type { SimulatorPanelProps } from './controls/SimulatorPanel';
import { PlayButton, SpeedSelect, TimeScrub } from './controls/TimeControls';
import { WEATHER_ICONS } from './controls/weatherIcons';
import type { ReturnButtonProps } from './ReturnButton';
import { useSimulator, useWatchField } from './simulator';

interface ChipProps {
  icon: ReactNode;
  /** Its words before the value. */
  name: ReactNode;
  value: string;
  /** Space for the longest value, so that the bar does not move when values change. */
  room: '5ch' | '6ch';
  /** Opens the panel at its control. */
  onOpen(): void;
  isOpen: boolean;
  panelId: string;
}

function Chip({ icon, name, value, room, onOpen, isOpen, panelId }: ChipProps) {
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      aria-controls={isOpen ? panelId : undefined}
      className="inline-flex min-h-8 items-center gap-1.5 rounded-md border border-line bg-raised px-2.5 text-sm whitespace-nowrap tabular-nums hover:bg-hover"
      onClick={onOpen}
    >
      {icon}
      {name}{' '}
      <span className="inline-block text-start" style={{ minWidth: room }}>
        {value}
      </span>
    </button>
  );
}

type ChipFacts = Pick<ChipProps, 'isOpen' | 'panelId'> & { open(target: string): void };

function BatteryChip({ open, ...chip }: ChipFacts) {
  const { t } = useTranslation('editor');
  const battery = useWatchField('battery');
  const Icon = useWatchField('charging') ? BatteryCharging : Battery;
  return (
    <Chip
      {...chip}
      icon={<Icon size={14} aria-hidden="true" className="text-muted" />}
      name={t('simulator.fields.battery')}
      value={battery === null ? MISSING : `${battery}%`}
      room="5ch"
      onOpen={() => open('battery')}
    />
  );
}

function StepsChip({ open, ...chip }: ChipFacts) {
  const { t, i18n } = useTranslation('editor');
  const steps = useWatchField('steps');
  return (
    <Chip
      {...chip}
      icon={<Footprints size={14} aria-hidden="true" className="text-muted" />}
      name={t('simulator.fields.steps')}
      value={steps === null ? MISSING : steps.toLocaleString(tagOfLanguage(i18n.language))}
      room="6ch"
      onOpen={() => open('steps')}
    />
  );
}

function WeatherChip({ open, ...chip }: ChipFacts) {
  const { t } = useTranslation('editor');
  const { watch } = useSimulator();
  const weather = useWatchField('weather');
  useWatchField('isMetric');
  const Icon = (weather && WEATHER_ICONS[weather.icon]) ?? CloudOff;
  const words = weather ? t(`simulator.skies.${weather.icon}`) : t('simulator.groups.weather');
  return (
    <Chip
      {...chip}
      icon={<Icon size={14} aria-hidden="true" className="text-muted" />}
      name={<span className="sr-only">{words}</span>}
      value={String(watch.read('WCTS') ?? MISSING)}
      room="6ch"
      onOpen={() => open('current')}
    />
  );
}

const SimulatorPanel = later<SimulatorPanelProps>(
  async () => (await import('./controls/SimulatorPanel')).SimulatorPanel,
);

const ResetButton = later<object>(async () => (await import('./controls/ResetButton')).ResetButton);

/** Fetched when a moment is first shown for a look. */
const ReturnButton = later<ReturnButtonProps>(async () => (await import('./ReturnButton')).ReturnButton);

/** The group of the wearer's choices, for which a button opens the panel. */
const CHOICES = 'choices';

/** Focuses the reading for which a chip opened the panel, else the first control of its group. */
function focusReading(panel: HTMLElement, key: string): void {
  const field = panel.querySelector<HTMLElement>(`[data-reading="${key}"] input`);
  const group =
    key === CHOICES
      ? `[data-group="${CHOICES}"] :is(select, [role="switch"])`
      : '[data-group="weather"] [role="switch"]';
  const target = field ?? panel.querySelector<HTMLElement>(group);
  target?.scrollIntoView?.({ block: 'center' });
  target?.focus({ preventScroll: true });
}

export interface SimulatorBarProps {
  /** The controls of the wearer's choices; null for a face without choices. */
  choices?: ReactNode;
}

export function SimulatorBar({ choices = null }: SimulatorBarProps) {
  const { t } = useTranslation('editor');
  const isLook = useStoreValue(useSimulator().before) !== null;
  const isWide = useMediaQuery('(min-width: 64rem)');
  /** The reading for which the panel was opened; empty: no particular one; null: closed. */
  const [opened, setOpened] = useState<string | null>(null);
  const panel = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLElement | null>(null);
  const section = useRef<HTMLElement>(null);
  const panelId = useId();
  const isOpen = opened !== null;

  const fitRows = useCallback(() => {
    const list = panel.current?.lastElementChild;
    if (list instanceof HTMLElement) fitWholeRows(list);
  }, []);
  const focusOpened = useCallback(() => {
    if (opened && panel.current) focusReading(panel.current, opened);
    fitRows();
  }, [opened, fitRows]);
  useEffect(() => {
    if (!isOpen) return;
    window.addEventListener('resize', fitRows);
    return () => window.removeEventListener('resize', fitRows);
  }, [isOpen, fitRows]);

  const open = (target: string) => {
    opener.current = document.activeElement instanceof HTMLElement ? document.activeElement : null;
    // Already open for this reading: focus it again.
    if (opened === target && panel.current && target) focusReading(panel.current, target);
    setOpened(target);
  };
  const close = () => {
    setOpened(null);
    opener.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || !isOpen) return;
    event.preventDefault();
    close();
  };
  const chip = { open, isOpen, panelId };
  /** Of a button that opens the panel. */
  const ofPanel = {
    bordered: true,
    'aria-haspopup': 'dialog',
    'aria-expanded': isOpen,
    'aria-controls': isOpen ? panelId : undefined,
  } as const;
  return (
    <Listening onKeyDown={onKeyDown}>
      <section
        ref={section}
        aria-label={t('simulator.title')}
        className="relative flex min-w-0 grow flex-wrap items-center gap-2 bg-panel max-[360px]:gap-1 px-3 py-2 lg:justify-end min-[1400px]:flex-nowrap min-[1400px]:*:shrink-0"
      >
        {isLook ? (
          <ReturnButton look="icon" onReturned={() => section.current?.querySelector('button')?.focus()} />
        ) : null}
        <PlayButton />
        <TimeScrub className="max-w-36 min-[1400px]:w-36 min-[1400px]:!shrink max-lg:w-16 max-lg:max-w-none max-lg:grow max-[360px]:!w-12 max-[360px]:!min-w-12" />
        <SpeedSelect className="w-20 max-[360px]:!w-18" />
        {isWide ? (
          <>
            <BatteryChip {...chip} />
            <StepsChip {...chip} />
            <WeatherChip {...chip} />
          </>
        ) : null}
        {choices && isWide ? (
          <IconButton
            {...ofPanel}
            label={t('simulator.groups.choices')}
            icon={<ListFilter size={16} />}
            onClick={() => open(CHOICES)}
          />
        ) : null}
        <IconButton
          {...ofPanel}
          label={t('simulator.more')}
          icon={<SlidersHorizontal size={16} />}
          onClick={() => (isOpen ? close() : open(''))}
        />
        {isOpen ? (
          <div
            ref={panel}
            id={panelId}
            role="dialog"
            aria-label={t('simulator.panel')}
            className="absolute right-2 bottom-full z-30 mb-2 flex max-h-[min(36rem,calc(100dvh-8rem))] w-88 max-lg:max-h-[45dvh] max-w-[calc(100vw-1rem)] flex-col rounded-xl border border-line bg-panel shadow-2xl shadow-black/40"
          >
            <div className="flex items-center gap-1 border-b border-line py-1 pr-1.5 pl-3">
              <h2 className="grow text-sm font-semibold">{t('simulator.title')}</h2>
              <ResetButton />
              <IconButton size="sm" label={t('simulator.close')} icon={<X size={14} />} onClick={close} />
            </div>
            <SimulatorPanel choices={choices} onShown={focusOpened} className="min-h-0 overflow-y-auto px-3" />
          </div>
        ) : null}
      </section>
    </Listening>
  );
}
