// The demo sends no messages: it stores the last message per recipient, and the page displays it.
import type { Message, Messenger } from '@/backend/shared/ports';

export interface DemoMessenger extends Messenger {
  /** The last message to a phone number or email address since the page was opened; null if there is none. */
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
