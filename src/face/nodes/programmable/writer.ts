// Writes tap areas to the Watch Face Format: an invisible part of the box's size with a launch target.
import { xml } from '@/bytes/xml/xml';
import type { WatchFaceWriter } from '../faceSheet';
import { nearestBox, placedAt } from '../watchFacePart';
import { LAUNCH_TARGETS } from './schema';

const APPLICATION = /^\w+(?:\.\w+)+$/;
const LINK = /^[a-z][a-z0-9+.-]*:\/\//;

/** A component by its package and class name; expands the short form `com.example/.Main`. */
function screen(application: string, name: string): string {
  const whole = name.startsWith('.') ? `${application}${name}` : name.includes('.') ? name : `${application}.${name}`;
  return `${application}/${whole}`;
}

/** The target of an intent in the system's syntax: its component, else its package, else its link. */
function intentTarget(intent: string): string | null {
  const field = (name: string) => new RegExp(`[#;]${name}=([^;]*);`).exec(intent)?.[1];
  const [application = '', name = ''] = decodeURIComponent(field('component') ?? '').split('/');
  if (APPLICATION.test(application) && name !== '') return screen(application, name);
  const alone = field('package') ?? '';
  return APPLICATION.test(alone) ? alone : null;
}

/** Value of `Launch target`; null if the format cannot express it. */
export function launchTarget(intent: string): string | null {
  if (LAUNCH_TARGETS.some((target) => target === intent)) return intent;
  if (LINK.test(intent) || APPLICATION.test(intent)) return intent;
  const [application = '', name = '', ...more] = intent.split('/');
  if (APPLICATION.test(application) && name !== '' && more.length === 0) return screen(application, name);
  if (!intent.startsWith('#Intent;')) return null;
  try {
    return intentTarget(intent);
  } catch {
    // A component with malformed escapes.
    return null;
  }
}

export const write: WatchFaceWriter<'programmable'> = (node, sheet) => {
  const { intent } = node.style.interaction.action;
  if (intent === '') return [];
  const target = launchTarget(intent);
  if (target === null) {
    sheet.find({ key: 'launchTarget', severity: 'warning', uuid: node.uuid, params: { target: intent } });
    return [];
  }
  const box = nearestBox(node.style);
  const area = { x: 0, y: 0, width: box.width, height: box.height };
  return [
    xml('PartDraw', placedAt(node, box, { angle: null }), [
      xml('Rectangle', area, [xml('Fill', { color: '#00000000' })]),
      xml('Launch', { target }),
    ]),
  ];
};
