// Test files run beside each other in one process, where a broadcast reaches them all: what one file's tabs tell each other stays
// within it. Without this a reset in one file ends the session of another.
// The browser's own one stands under its own name: files that share a worker do not stack theirs.
const file = crypto.randomUUID();
const shared = globalThis as typeof globalThis & { PlainChannel?: typeof BroadcastChannel };
shared.PlainChannel ??= globalThis.BroadcastChannel;

class OwnChannel extends shared.PlainChannel {
  constructor(name: string) {
    super(`${name} ${file}`);
  }
}

globalThis.BroadcastChannel = OwnChannel;
