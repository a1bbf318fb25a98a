// The in-memory store for a browser that stores nothing; lost with the page.
import { PICTURE_SETS_MAX, VERSIONS_NAMED_MAX } from '@/schemas/limits';
import { addNamed, decideCollect, isNamed } from './collectAssets';
import { decideKeep, renamed, savesToPrune } from './keepVersion';
import type {
  AssetRecord,
  DesignRecord,
  LocalDatabase,
  NamedPictures,
  Origin,
  PictureSetRecord,
  QuarantineRecord,
  ReportRecord,
  UploadNote,
  VersionRecord,
} from './records';
import { isForTaking, putTogether, refsNamed } from './takeBackAssets';
import { withUpload } from './withUpload';

interface MemorySnapshot extends DesignRecord {
  seq: number;
}

const keyOf = (owner: string, id: string) => JSON.stringify([owner, id]);

/** An empty store in memory. */
export function memoryDatabase(): LocalDatabase {
  const designs = new Map<string, DesignRecord>();
  const assets = new Map<string, AssetRecord>();
  const reports = new Map<string, ReportRecord>();
  let journal: MemorySnapshot[] = [];
  let quarantine: QuarantineRecord[] = [];
  let versions: (VersionRecord & { seq: number })[] = [];
  const sets = new Map<string, PictureSetRecord>();
  let lastSeq = 0;
  const ofDesign = (owner: string, id: string) => (record: { owner: string; id: string }) =>
    record.owner === owner && record.id === id;
  const forget = (owner: string, id: string, from: Origin) => {
    if (from.store === 'designs') designs.delete(keyOf(owner, id));
    else journal = journal.filter((snapshot) => snapshot.seq !== from.seq);
  };
  const empty = () => {
    designs.clear();
    assets.clear();
    reports.clear();
    journal = [];
    quarantine = [];
    versions = [];
    sets.clear();
  };
  const addSnapshot = (record: DesignRecord) => {
    lastSeq += 1;
    journal.push({ ...record, seq: lastSeq });
  };
  const prune = (owner: string, id: string): number => {
    const unnamed = versions.filter(ofDesign(owner, id)).filter(({ named }) => named === 'no');
    const old = savesToPrune(unnamed.map(({ seq }) => seq));
    versions = versions.filter(({ seq }) => !old.includes(seq));
    return old.length;
  };
  const namedNow = (): NamedPictures | null => {
    const named: NamedPictures = { shas: new Set(), urls: new Set() };
    const records = [designs.values(), journal, quarantine, reports.values(), versions, sets.values()];
    return records.flatMap((some) => [...some]).every((record) => addNamed(named, record)) ? named : null;
  };
  const namedCount = (owner: string, id: string) =>
    versions.filter(ofDesign(owner, id)).filter(({ named }) => named === 'yes').length;

  return {
    storage: 'memory',
    async writeDesign(record, { snapshot } = { snapshot: true }) {
      designs.set(keyOf(record.owner, record.id), record);
      if (snapshot) addSnapshot(record);
    },
    async updateDesign(owner, id, change) {
      const changed = change(designs.get(keyOf(owner, id)));
      if (changed) designs.set(keyOf(owner, id), changed);
    },
    readDesign: async (owner, id) => designs.get(keyOf(owner, id)),
    listDesigns: async (owner) => [...designs.values()].filter((record) => record.owner === owner),
    listTraces: async (owner) => [
      ...new Set([...journal, ...quarantine].filter((record) => record.owner === owner).map(({ id }) => id)),
    ],
    snapshots: async (owner, id) =>
      journal
        .filter(ofDesign(owner, id))
        .map((record) => ({ seq: record.seq, record }))
        .reverse(),
    async takeSnapshot({ owner, id }, keep, isIntact) {
      const record = designs.get(keyOf(owner, id));
      const newest = journal.findLast(ofDesign(owner, id));
      if (record && isIntact(record) && newest?.hash !== record.hash) addSnapshot(record);
      const old = journal.filter(ofDesign(owner, id)).slice(0, -keep);
      journal = journal.filter((snapshot) => !old.includes(snapshot));
    },
    async pruneSnapshots(keep, of) {
      const before = journal.length;
      const counts = new Map<string, number>();
      journal = journal
        .toReversed()
        .filter((snapshot) => {
          if (of && !ofDesign(of.owner, of.id)(snapshot)) return true;
          const key = keyOf(snapshot.owner, snapshot.id);
          counts.set(key, (counts.get(key) ?? 0) + 1);
          return (counts.get(key) ?? 0) <= keep;
        })
        .reverse();
      return before - journal.length;
    },
    async quarantine(entry, from) {
      quarantine.push(entry);
      forget(entry.owner, entry.id, from);
    },
    quarantined: async (owner, id) => quarantine.filter(ofDesign(owner, id)),
    async keepReport(record) {
      reports.set(keyOf(record.owner, record.id), record);
    },
    reportOf: async (owner, id) => reports.get(keyOf(owner, id)),
    async removeDesign(owner, id, stays) {
      const current = designs.get(keyOf(owner, id));
      if (stays?.(current)) return 'stays';
      const isThere = current !== undefined || [...journal, ...quarantine].some(ofDesign(owner, id));
      designs.delete(keyOf(owner, id));
      reports.delete(keyOf(owner, id));
      journal = journal.filter((snapshot) => !ofDesign(owner, id)(snapshot));
      quarantine = quarantine.filter((entry) => !ofDesign(owner, id)(entry));
      versions = versions.filter((version) => !ofDesign(owner, id)(version));
      return isThere ? 'removed' : 'missing';
    },
    async adoptDesigns(from, ids, to) {
      const isHere = (id: string) =>
        designs.has(keyOf(from, id)) || journal.some(ofDesign(from, id)) || quarantine.some(ofDesign(from, id));
      const moved = ids.filter((id) => isHere(id) && !designs.has(keyOf(to, id)));
      for (const id of moved) {
        const record = designs.get(keyOf(from, id));
        if (record) designs.set(keyOf(to, id), { ...record, owner: to });
        designs.delete(keyOf(from, id));
        const report = reports.get(keyOf(from, id));
        if (report) reports.set(keyOf(to, id), { ...report, owner: to });
        reports.delete(keyOf(from, id));
        journal = journal.map((snapshot) => (ofDesign(from, id)(snapshot) ? { ...snapshot, owner: to } : snapshot));
        versions = versions.map((version) => (ofDesign(from, id)(version) ? { ...version, owner: to } : version));
        quarantine = quarantine.map((entry) => (ofDesign(from, id)(entry) ? { ...entry, owner: to } : entry));
      }
      return moved;
    },
    async putAsset(record) {
      const merged = putTogether(assets.get(record.sha), record);
      if (merged) assets.set(record.sha, merged);
    },
    async takeBackAssets(putBy) {
      const named = refsNamed([...designs.values(), ...journal, ...quarantine, ...versions, ...sets.values()]);
      for (const [sha, asset] of assets) if (isForTaking(asset, putBy, named)) assets.delete(sha);
    },
    async collectAssets(now) {
      const named = namedNow();
      if (!named) return 0;
      let removed = 0;
      for (const [sha, asset] of assets) {
        const decision = decideCollect(asset, named, now);
        if (decision === 'remove') removed += Number(assets.delete(sha));
        else if (decision) assets.set(sha, decision);
      }
      return removed;
    },
    listAssets: async () => [...assets.values()],
    async removeAsset(sha) {
      const asset = assets.get(sha);
      const named = namedNow();
      if (!asset) return true;
      if (!named || isNamed(asset, named)) return false;
      return assets.delete(sha);
    },
    namedPictures: async () => namedNow(),
    getAsset: async (sha) => assets.get(sha) ?? null,
    missingAssets: async (shas) => shas.filter((sha) => !assets.has(sha)),
    async noteUpload(sha: string, note: UploadNote) {
      const asset = assets.get(sha);
      if (asset) assets.set(sha, withUpload(asset, note));
    },
    async assetsUploadedAs(urls) {
      const byUrl = new Map<string, string>();
      for (const { sha, uploads } of assets.values()) {
        for (const { url } of uploads) if (urls.has(url)) byUrl.set(url, sha);
      }
      return byUrl;
    },
    async forgetUploads(shas) {
      for (const [sha, asset] of assets) {
        if (!shas || shas.includes(sha)) assets.set(sha, { ...asset, uploads: [] });
      }
    },
    dump: async () => ({
      designs: [...designs.values()],
      journal: [...journal],
      assets: [...assets.values()],
      quarantine: [...quarantine],
      reports: [...reports.values()],
      versions: [...versions],
      sets: [...sets.values()],
    }),
    async restore(content) {
      empty();
      for (const record of content.designs) designs.set(keyOf(record.owner, record.id), record);
      for (const asset of content.assets) assets.set(asset.sha, asset);
      journal = content.journal.map((record) => {
        lastSeq += 1;
        return { ...record, seq: lastSeq };
      });
      quarantine = [...content.quarantine];
      for (const record of content.reports) reports.set(keyOf(record.owner, record.id), record);
      versions = content.versions.map((record) => {
        lastSeq += 1;
        return { ...record, seq: lastSeq };
      });
      for (const set of content.sets) sets.set(keyOf(set.owner, set.setId), set);
    },
    async clear(keep = []) {
      if (keep.length === 0) empty();
      for (const [key, { id }] of designs) if (!keep.includes(id)) designs.delete(key);
      journal = journal.filter(({ id }) => keep.includes(id));
      quarantine = quarantine.filter(({ id }) => keep.includes(id));
      for (const [key, { id }] of reports) if (!keep.includes(id)) reports.delete(key);
      versions = versions.filter(({ id }) => keep.includes(id));
      sets.clear();
    },
    async keepVersion(record) {
      const { owner, id } = record;
      const own = versions.filter(ofDesign(owner, id));
      const newest = own.at(-1);
      const unnamed = own.filter(({ named }) => named === 'no').map(({ seq }) => seq);
      const decision = decideKeep({ newest, namedCount: namedCount(owner, id), unnamed }, record);
      if (decision === 'tooMany') return { kind: 'tooMany' };
      if (newest && decision !== 'add') {
        const { seq } = newest;
        if (decision === 'nameNewest')
          versions = versions.map((one) => (one.seq === seq ? { ...renamed(one, record.name), seq } : one));
        return { kind: 'same', seq };
      }
      lastSeq += 1;
      const seq = lastSeq;
      versions.push({ ...record, seq });
      return { kind: 'kept', seq, removed: prune(owner, id) };
    },
    versionsOf: async (owner, id) => versions.filter(ofDesign(owner, id)).reverse(),
    countVersions: async (owner, id) => versions.filter(ofDesign(owner, id)).length,
    async nameVersion(seq, name) {
      const record = versions.find((one) => one.seq === seq);
      if (!record) return 'missing';
      const { owner, id } = record;
      if (name !== '' && record.name === '' && namedCount(owner, id) >= VERSIONS_NAMED_MAX) return 'tooMany';
      versions = versions.map((one) => (one.seq === seq ? { ...renamed(one, name), seq } : one));
      prune(owner, id);
      return 'done';
    },
    async removeVersion(seq) {
      versions = versions.filter((one) => one.seq !== seq);
    },
    async keepSet(record) {
      const key = keyOf(record.owner, record.setId);
      const count = [...sets.values()].filter(({ owner }) => owner === record.owner).length;
      if (!sets.has(key) && count >= PICTURE_SETS_MAX) return 'tooMany';
      sets.set(key, record);
      return 'done';
    },
    setsOf: async (owner) =>
      [...sets.values()].filter((set) => set.owner === owner).sort((one, other) => other.savedAt - one.savedAt),
    async removeSet(owner, setId) {
      sets.delete(keyOf(owner, setId));
    },
    close: empty,
  };
}
