// Sends the messages that wait in the store: each at least once, again after a failure, until it is too late.
import { afterFailure } from './modules/accounts/domain/outbox';
import { claimMessages, settleMessage, waitingMessages } from './modules/accounts/endpoints/outbox';
import type { RecordOf } from './records';
import { MessageError, type MessageFigures, type MessageOutcome, nameOf, type Ports } from './shared/ports';

type Waiting = RecordOf<'messages'>;
type SendingPorts = Pick<Ports, 'uow' | 'clock' | 'messenger' | 'report'>;

interface Sending {
  /** Sends all messages that are due. Rejects if the storage cannot be read. */
  run(): Promise<void>;
  figures(): MessageFigures;
}

/** Messages that are sent at the same time. */
const AT_ONCE = 10;

/** Neither recipient nor text: only errors made for logs have a safe message. */
const reasonOf = (thrown: unknown): string => (thrown instanceof MessageError ? thrown.message : nameOf(thrown));

export function createSending(ports: SendingPorts): Sending {
  const counts = {
    sms: { sent: 0, retried: 0, dead: 0 },
    email: { sent: 0, retried: 0, dead: 0 },
  };
  let waiting = 0;

  async function attempt(record: Waiting): Promise<void> {
    const { id, to, way: channel, subject, text } = record;
    let next: Waiting | null = null;
    let outcome: MessageOutcome = 'sent';
    try {
      await ports.messenger.send({ id, to, way: channel, subject, text });
    } catch (thrown) {
      const isFinal = thrown instanceof MessageError && thrown.isFinal;
      next = isFinal ? null : afterFailure(record, ports.clock());
      outcome = next ? 'retried' : 'dead';
      ports.report(`message ${channel}`, new Error(`${outcome} after try ${record.tries}: ${reasonOf(thrown)}`));
    }
    counts[channel][outcome] += 1;
    // If this fails, the message is sent again after its lease.
    await settleMessage(ports, id, next).catch((thrown: unknown) => ports.report('message', thrown));
  }

  return {
    figures: () => ({ counts, waiting }),
    async run(): Promise<void> {
      for (;;) {
        const state = await waitingMessages(ports, ports.clock());
        waiting = state.count;
        if (!state.isDue) return;
        const { claimed, late } = await claimMessages(ports, ports.clock(), AT_ONCE);
        for (const { way: channel } of late) {
          counts[channel].dead += 1;
          ports.report(`message ${channel}`, new Error('dead: it is too late to send it'));
        }
        await Promise.all(claimed.map(attempt));
      }
    },
  };
}
