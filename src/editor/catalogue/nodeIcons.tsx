// Pictures of the icon names that node definitions and catalogue items give, from the one icon set.
import {
  BatteryMedium,
  CalendarDays,
  CircleDashed,
  CircleQuestionMark,
  Clock3,
  Clock8,
  Film,
  Footprints,
  Gauge,
  HeartPulse,
  Image,
  Images,
  type LucideIcon,
  Minus,
  MousePointerClick,
  PaintBucket,
  Puzzle,
  Sparkle,
  Sun,
  Timer,
  Type,
  Wallpaper,
  Watch,
} from 'lucide-react';

const ICONS: Readonly<Record<string, LucideIcon>> = {
  hour: Clock8,
  minutes: Clock3,
  seconds: Timer,
  tick: Sun,
  digitalTime: Watch,
  weekday: CalendarDays,
  date: CalendarDays,
  text: Type,
  image: Image,
  icon: Sparkle,
  background: Wallpaper,
  root: PaintBucket,
  battery: BatteryMedium,
  steps: Footprints,
  heartRate: HeartPulse,
  fillCircular: CircleDashed,
  fillLinear: Minus,
  fillArc: Gauge,
  imageSequence: Images,
  animation: Film,
  tapArea: MousePointerClick,
  complication: Puzzle,
  unknown: CircleQuestionMark,
};

/** Icon by name; a question mark for a name without a picture. Decorative. */
export function NodeIcon({ name, size = 16 }: { name: string; size?: number }) {
  const Icon = ICONS[name] ?? CircleQuestionMark;
  return <Icon size={size} strokeWidth={1.5} aria-hidden="true" />;
}

/** Names that have a picture. */
export const ICON_NAMES: readonly string[] = Object.keys(ICONS);
