// A worker that parses one JSON file, so that a large one does not block the page.
import type { JsonLimits } from '@/bytes/json/jsonScanner';
import { type ReadJson, readJsonBlob } from '@/bytes/json/readJson';

/** What the page sends. */
export interface JsonTask {
  file: Blob;
  limits: JsonLimits;
}

/** `unreadable`: the file is gone, or a folder. */
export type JsonTaskDone = { read: ReadJson } | { unreadable: true };

const page = globalThis as unknown as {
  addEventListener(type: 'message', heard: (event: MessageEvent<JsonTask>) => void): void;
  postMessage(done: JsonTaskDone): void;
};

page.addEventListener('message', ({ data: { file, limits } }) => {
  readJsonBlob(file, limits).then(
    (read) => page.postMessage({ read }),
    () => page.postMessage({ unreadable: true }),
  );
});
