// The journal on top of a store: one write queue per design, and the effects of signing in and of other tabs.
import { documentHash } from './contentHash';
import { parseRecord, recordOf } from './draftRecord';
import { createDraftWriter, type Edit, hashOf, keyOf, STORE_TIMEOUT_MS } from './draftWriter';
import type { Journal, JournalEvent } from './journal';
import { listDrafts } from './listDrafts';
import { bytesOf } from './quarantine';
import { type DesignRecord, type LocalDatabase, VISITOR } from './records';
import { recover } from './recovery';
import { type Schedule, within } from './schedule';
import { createWriteQueue, type WriteFacts, type WriteQueue } from './writeQueue';

/** Creates the journal. `now` returns local ms, for display only; order never depends on it. */
export function createJournal(ports: {
  db: LocalDatabase;
  now: () => number;
  schedule: Schedule;
  onEvent?: (event: JournalEvent) => void;
}): Journal {
  const { db, now, schedule } = ports;
  const emit = (event: JournalEvent) => ports.onEvent?.(event);
  const writer = createDraftWriter({ db, now, schedule, emit });
  const queues = new Map<string, WriteQueue<Edit>>();
  /** Former visitor's designs, and their new owner. */
  const adopted = new Map<string, string>();
  /** Running moves by the design's new key; its edits wait for them. */
  const moves = new Map<string, Promise<unknown>>();

  const write = (edit: Edit, facts: WriteFacts): Promise<boolean> => {
    const now = () => writer.write(edit, facts);
    const move = moves.get(keyOf(edit.owner, edit.design.id));
    return move ? move.then(now, now) : now();
  };
  const queueOf = (owner: string, id: string): WriteQueue<Edit> => {
    const key = keyOf(owner, id);
    const queue = queues.get(key) ?? createWriteQueue(write, schedule);
    queues.set(key, queue);
    return queue;
  };
  const update = (owner: string, id: string, change: (record: DesignRecord) => DesignRecord | null) => {
    const changed = (current: unknown) => {
      const record = parseRecord(current);
      return record && change(record);
    };
    return within(schedule, STORE_TIMEOUT_MS, db.updateDesign(owner, id, changed));
  };
  const flush = async () => {
    await Promise.all([...queues.values()].map((queue) => queue.flush()));
  };
  /** Drops in-memory state of a design after its pending writes. */
  const forget = async (owner: string, id: string) => {
    const queue = queueOf(owner, id);
    queue.drop();
    await queue.flush();
    const key = keyOf(owner, id);
    queues.delete(key);
    writer.forget(key);
  };
  /** Moves a visitor's designs, including pending writes. */
  const move = async (ids: readonly string[], owner: string): Promise<string[]> => {
    await Promise.all(ids.map((id) => queueOf(VISITOR, id).flush()));
    const moved = await db.adoptDesigns(VISITOR, ids, owner);
    for (const id of ids) {
      const edit = queueOf(VISITOR, id).unwritten();
      const queue = queueOf(owner, id);
      if (edit && !queue.unwritten()) queue.push({ ...edit, owner }, { typing: false });
      if (edit || moved.includes(id)) await forget(VISITOR, id);
      if (moved.includes(id)) writer.snapshotLater(owner, id);
    }
    return moved;
  };

  return {
    edit(design, { owner: given, baseRev, typing = false }) {
      const owner = given === VISITOR ? (adopted.get(design.id) ?? VISITOR) : given;
      queueOf(owner, design.id).push({ design, owner, baseRev }, { typing });
    },
    flush,
    async load(id, owner) {
      const queue = queueOf(owner, id);
      await queue.flush();
      const edit = queue.unwritten();
      if (edit) {
        // The disk refused it, but it is the newest state.
        const { design, baseRev } = edit;
        const draft = { design, owner, baseRev, unsaved: true, sent: null, savedAt: now() };
        return { kind: 'draft', draft, recovered: null, missingAssets: [] };
      }
      const onTrouble = (error: unknown) => emit({ type: 'housekeepingFailed', id, error });
      const { loaded, record } = await recover(db, { id, owner, at: now() }, onTrouble);
      writer.noteLoaded(keyOf(owner, id), record);
      // The tab that wrote it may have died before it took a snapshot.
      if (record) writer.snapshotLater(owner, id);
      if (owner === VISITOR && record) adopted.delete(id);
      return loaded;
    },
    saving: (sent, owner) => writer.noteSent(keyOf(owner, sent.id), { from: hashOf(sent), as: null }),
    async sending({ sent, saved, owner }) {
      const mark = { from: hashOf(sent), as: documentHash(saved) };
      writer.noteSent(keyOf(owner, sent.id), mark);
      let isThere = false;
      const marked = (current: unknown) => {
        isThere = current !== undefined;
        const record = parseRecord(current);
        const isOf = record && (record.hash === mark.from || record.sent?.from === mark.from);
        return isOf ? { ...record, sent: mark } : null;
      };
      await within(schedule, STORE_TIMEOUT_MS, db.updateDesign(owner, sent.id, marked));
      return isThere || !writer.wasStored(keyOf(owner, sent.id));
    },
    async acknowledge({ sent, saved, owner, baseRev }) {
      const { id } = sent;
      const sentHash = hashOf(sent);
      const next = recordOf(saved, { owner, baseRev, acknowledgedHash: null, savedAt: now() });
      const queue = queueOf(owner, id);
      const refused = queue.unwritten();
      writer.noteAcknowledged(keyOf(owner, id), { baseRev, hash: next.hash });
      await update(owner, id, (record) => {
        const { doc, hash } = next;
        const acknowledged = { baseRev, acknowledgedHash: hash, sent: null };
        if (record.hash === sentHash || record.hash === hash) return { ...record, ...acknowledged, doc, hash };
        // The state derives from what was sent. Other states are older or from another tab and keep their revision.
        return record.sent?.from === sentHash ? { ...record, ...acknowledged } : null;
      });
      if (refused && hashOf(refused.design) === sentHash) {
        // The disk did not store what was sent and has an older state.
        queue.push({ design: saved, owner, baseRev }, { typing: false });
        await queue.flush();
      }
    },
    async list(owner) {
      await flush();
      return listDrafts(db, owner);
    },
    async remove(id, owner) {
      await forget(owner, id);
      writer.noteRemoved(keyOf(owner, id));
      await db.removeDesign(owner, id);
    },
    async removeUnsent(id, owner) {
      await forget(owner, id);
      const result = await db.removeDesign(owner, id, (current) => {
        const record = parseRecord(current);
        return record !== null && (record.baseRev > 0 || record.sent?.as != null);
      });
      if (result !== 'stays') writer.noteRemoved(keyOf(owner, id));
      return result === 'stays' ? 'sent' : result;
    },
    async quarantined(id, owner) {
      return (await db.quarantined(owner, id)).map(({ reason, at, raw }) => ({ reason, at, bytes: bytesOf(raw) }));
    },
    async adopt(ids, owner) {
      for (const id of ids) {
        adopted.set(id, owner);
        writer.carrySent(keyOf(VISITOR, id), keyOf(owner, id));
      }
      const moving = move(ids, owner);
      for (const id of ids) moves.set(keyOf(owner, id), moving);
      try {
        return await moving;
      } finally {
        for (const id of ids) moves.delete(keyOf(owner, id));
      }
    },
    async release(id, owner) {
      const queue = queueOf(owner, id);
      const newest = queue.unwritten();
      queue.drop();
      const underWay = queue.unwritten();
      await queue.flush();
      const left = newest === underWay ? queue.unwritten() : newest;
      await forget(owner, id);
      return left?.design ?? null;
    },
    async startOver() {
      const ended = [...queues.values()];
      for (const queue of ended) queue.drop();
      await Promise.all(ended.map((queue) => queue.flush()));
      for (const map of [queues, adopted]) map.clear();
      writer.forgetAll();
    },
    isSettled: (id, owner) => queues.get(keyOf(owner, id))?.unwritten() == null,
  };
}
