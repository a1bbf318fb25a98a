// Test files run beside each other in one process, where a broadcast reaches them all: what one file's tabs tell each other stays
// within it. Without this a reset in one file ends the session of another.
const Channel = globalThis.BroadcastChannel;
const file = crypto.randomUUID();

class OwnChannel extends Channel {
  constructor(name: string) {
    super(`${name} ${file}`);
  }
}

globalThis.BroadcastChannel = OwnChannel;
