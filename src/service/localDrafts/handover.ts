// "Edit here": the tab that edits a design writes its last edits and confirms, before another tab takes the design
// over.
import { z } from 'zod';
import type { Broadcast } from './channel';
import { pause, type Schedule } from './schedule';

/** Timeout for a tab to respond, ms; after it, the tab counts as dead. */
export const HEARD_WITHIN_MS = 2500;
/**
 * Timeout for a responding tab to write, ms; longer than a store operation may take. After it, the tab could not write.
 */
export const WRITTEN_WITHIN_MS = 9000;

const id = z.string().max(64);
const handoverMessage = z.discriminatedUnion('type', [
  z.object({ type: z.literal('handOver'), id, ask: id }),
  z.object({ type: z.literal('heardHandOver'), id, ask: id }),
  z.object({ type: z.literal('handedOver'), id, ask: id, isWritten: z.boolean() }),
]);
type HandoverMessage = z.output<typeof handoverMessage>;

/**
 * `written`: everything is on this device. `notWritten`: the tab responds but could not write. `silent`: no tab
 * responds.
 */
export type HandoverAnswer = 'written' | 'notWritten' | 'silent';

export interface Handover {
  /**
   * Registers this tab as the editor of the design. `giveUp` stops editing, writes the last edits and resolves to
   * whether all are on this device.
   */
  offer(id: string, giveUp: () => Promise<boolean>): () => void;
  /** Asks the tab that edits the design. */
  ask(id: string): Promise<HandoverAnswer>;
}

export function createHandover(
  broadcast: Broadcast | null,
  { schedule, newId }: { schedule: Schedule; newId(): string },
): Handover {
  const offers = new Map<string, () => Promise<boolean>>();
  const requests = new Map<string, (message: HandoverMessage) => void>();
  const say = (message: HandoverMessage) => broadcast?.postMessage(message);

  const answer = async (design: string, ask: string, giveUp: () => Promise<boolean>) => {
    say({ type: 'heardHandOver', id: design, ask });
    const isWritten = await giveUp().catch(() => false);
    say({ type: 'handedOver', id: design, ask, isWritten });
  };

  broadcast?.addEventListener('message', ({ data }) => {
    const read = handoverMessage.safeParse(data);
    if (!read.success) return;
    const message = read.data;
    const giveUp = message.type === 'handOver' ? offers.get(message.id) : undefined;
    if (giveUp) void answer(message.id, message.ask, giveUp);
    requests.get(message.ask)?.(message);
  });

  return {
    offer(design, giveUp) {
      offers.set(design, giveUp);
      return () => {
        if (offers.get(design) === giveUp) offers.delete(design);
      };
    },
    async ask(design) {
      if (!broadcast) return 'silent';
      const ask = newId();
      try {
        return await new Promise<HandoverAnswer>((resolve) => {
          let isHeard = false;
          requests.set(ask, (message) => {
            if (message.type === 'heardHandOver') isHeard = true;
            if (message.type === 'handedOver') resolve(message.isWritten ? 'written' : 'notWritten');
          });
          say({ type: 'handOver', id: design, ask });
          void pause(schedule, HEARD_WITHIN_MS).then(() => {
            if (!isHeard) resolve('silent');
          });
          void pause(schedule, WRITTEN_WITHIN_MS).then(() => resolve('notWritten'));
        });
      } finally {
        requests.delete(ask);
      }
    },
  };
}
