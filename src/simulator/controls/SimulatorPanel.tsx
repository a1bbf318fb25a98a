// All settings of the simulated watch, in groups; opened from the bottom bar, and shown beside the face in the preview.
import { type ReactNode, useEffect, useId, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { announce } from '@/ui/announce';
import { Button } from '@/ui/Button';
import { PanelHeading } from '@/ui/PanelHeading';
import { useClockMode, useSimulator } from '../simulator';
import { DayControls } from './DayControls';
import { DeviceControls, SystemControls } from './DeviceControls';
import { HealthControls } from './HealthControls';
import { isInForce, SCENARIOS, showScenario } from './scenarios';
import { TiltControls } from './TiltControls';
import { WeatherControls } from './WeatherControls';

/** The groups by key: `editor.simulator.groups.<key>`. */
const GROUPS: Readonly<Record<string, () => ReactNode>> = {
  scenarios: () => <Scenarios />,
  day: () => <DayControls />,
  health: () => <HealthControls />,
  weather: () => <WeatherControls />,
  tilt: () => <TiltControls />,
  system: () => <SystemControls />,
  device: () => <DeviceControls />,
};

function Scenarios() {
  const { t } = useTranslation(['editor', 'simulator']);
  const simulator = useSimulator();
  const { watch } = simulator;
  const mode = useClockMode();
  // The active scenario; derived here so that clock ticks render nothing.
  const shown = useSyncExternalStore(
    watch.subscribeState,
    () => SCENARIOS.find((scenario) => isInForce(scenario, watch.state(), mode))?.key ?? null,
  );
  return (
    <div className="flex flex-wrap gap-1.5">
      {SCENARIOS.map((scenario) => (
        <Button
          key={scenario.key}
          size="sm"
          aria-pressed={scenario.key === shown}
          onClick={() => {
            showScenario(simulator, scenario);
            announce(t(`simulator:scenarios.${scenario.key}`));
          }}
        >
          {t(`simulator:scenarios.${scenario.key}`)}
        </Button>
      ))}
    </div>
  );
}

function Group({ name, children }: { name: string; children: ReactNode }) {
  const { t } = useTranslation(['editor', 'simulator']);
  const heading = useId();
  return (
    <section data-group={name} aria-labelledby={heading} className="flex flex-col gap-1.5 py-2">
      <PanelHeading level={3} id={heading}>
        {t(`simulator.groups.${name}`)}
      </PanelHeading>
      {children}
    </section>
  );
}

export interface SimulatorPanelProps {
  className?: string;
  /** The controls of the wearer's choices; null for a face without choices. */
  choices?: ReactNode;
  /** Called once the controls are rendered. */
  onShown?: (() => void) | undefined;
}

export function SimulatorPanel({ className = '', choices = null, onShown }: SimulatorPanelProps) {
  useEffect(() => onShown?.(), [onShown]);
  return (
    <div className={`flex flex-col divide-y divide-line ${className}`}>
      {choices ? <Group name="choices">{choices}</Group> : null}
      {Object.entries(GROUPS).map(([name, draw]) => (
        <Group key={name} name={name}>
          {draw()}
        </Group>
      ))}
    </div>
  );
}
