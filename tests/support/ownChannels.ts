// Test files run side by side in one process, where a broadcast reaches them all: messages between one file's tabs stay within
// that file. Without this, a reset in one file ends the session of another. The original class stays under its own name: files
// that share a worker do not stack their replacements.
const file = crypto.randomUUID();
const shared = globalThis as typeof globalThis & { PlainChannel?: typeof BroadcastChannel };
shared.PlainChannel ??= globalThis.BroadcastChannel;

class OwnChannel extends shared.PlainChannel {
  constructor(name: string) {
    super(`${name} ${file}`);
  }
}

globalThis.BroadcastChannel = OwnChannel;
