// Tap areas in the Watch Face Format: a part that nobody sees, as large as the box, with what a tap opens.
import { xml } from '@/bytes/xml/xml';
import { LAUNCH_TARGETS } from '@/schemas/nodes/programmable';
import type { WatchFaceWriter } from '../faceSheet';
import { nearestBox, placedAt } from '../watchFacePart';

const APPLICATION = /^\w+(?:\.\w+)+$/;
const LINK = /^[a-z][a-z0-9+.-]*:\/\//;

/** A screen by its application's name and its own, where that is written short: `com.example/.Main`. */
function screen(application: string, name: string): string {
  const whole = name.startsWith('.') ? `${application}${name}` : name.includes('.') ? name : `${application}.${name}`;
  return `${application}/${whole}`;
}

/** The target of an intent as the system writes it: its screen, else its application, else its link. */
function intentTarget(intent: string): string | null {
  const field = (name: string) => new RegExp(`[#;]${name}=([^;]*);`).exec(intent)?.[1];
  const [application = '', name = ''] = decodeURIComponent(field('component') ?? '').split('/');
  if (APPLICATION.test(application) && name !== '') return screen(application, name);
  const alone = field('package') ?? '';
  return APPLICATION.test(alone) ? alone : null;
}

/** What stands in `Launch target`; null where the format has no words for it. */
export function launchTarget(intent: string): string | null {
  if (LAUNCH_TARGETS.some((target) => target === intent)) return intent;
  if (LINK.test(intent) || APPLICATION.test(intent)) return intent;
  const [application = '', name = '', ...more] = intent.split('/');
  if (APPLICATION.test(application) && name !== '' && more.length === 0) return screen(application, name);
  if (!intent.startsWith('#Intent;')) return null;
  try {
    return intentTarget(intent);
  } catch {
    // A component whose escapes are broken.
    return null;
  }
}

export const programmableWatchFace: WatchFaceWriter<'programmable'> = (node, sheet) => {
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
