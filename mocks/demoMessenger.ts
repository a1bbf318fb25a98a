// The demo sends nothing: it keeps the last message to each person, and the page shows it as what it is.
import type { Message, Messenger } from '@/backend/ports';

export interface DemoMessenger extends Messenger {
  /** The last message to a phone number or an address since the page was opened; null where none was sent. */
  messageTo(to: string): Message | null;
}

export function demoMessenger(): DemoMessenger {
  const last = new Map<string, Message>();
  return {
    send: async (message) => {
      last.set(message.to, message);
    },
    messageTo: (to) => last.get(to) ?? null,
  };
}
