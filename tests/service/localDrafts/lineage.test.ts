// The revision of a state: no older or foreign state ever gets a newer one, and a save recognizes itself.
import { beforeEach, describe, expect, it } from 'vitest';
import { copyNames, type DesignNames } from '@/schemas/designNames';
import { adoptDesign, adoptFree } from '@/service/localDrafts/adoption';
import { documentHash } from '@/service/localDrafts/contentHash';
import { keepAsOwn } from '@/service/localDrafts/keepAsOwn';
import type { Locks } from '@/service/localDrafts/locks';
import type { LocalDatabase } from '@/service/localDrafts/records';
import { sampleDesign } from '@/tests/support/designs';
import { failing, freshDevice, journalOver, quotaExceeded } from './world';

const ID = sampleDesign().id;
const named = (name: string) => sampleDesign({ name });
const ann = { owner: 'ann', baseRev: 3 };
const visitor = { owner: 'visitor', baseRev: 0 };

let db: LocalDatabase;
beforeEach(async () => {
  db = await freshDevice();
});

/** Writes a state in a separate tab. */
const writtenBy = async (name: string, facts: typeof ann) => {
  const tab = journalOver(db);
  tab.journal.edit(named(name), facts);
  await tab.journal.flush();
  return tab.journal;
};
const stored = async (owner = 'ann') => journalOver(db).journal.load(ID, owner);
let serial = 0;
const newId = () => {
  serial += 1;
  return `own-${serial}`;
};
const ofCopy = (names: DesignNames) => copyNames(names, 'en');

describe('an acknowledged save', () => {
  it('fault 30: does not change the revision of another tab’s state', async () => {
    await writtenBy('other tab', ann);
    const { journal } = journalOver(db);
    await journal.acknowledge({ sent: named('sent'), saved: named('sent'), owner: 'ann', baseRev: 4 });
    expect(await stored()).toMatchObject({ draft: { design: { dialName: 'other tab' }, baseRev: 3, unsaved: true } });
  });

  it('does not change the revision of an older state when the disk refused the sent one, and writes that once it can', async () => {
    let full = false;
    const tab = journalOver(failing(db, () => (full ? quotaExceeded() : null)));
    tab.journal.edit(named('older'), ann);
    await tab.journal.flush();
    full = true;
    tab.journal.edit(named('sent'), ann);
    await tab.journal.flush();
    tab.journal.saving(named('sent'), 'ann');
    await tab.journal.acknowledge({ sent: named('sent'), saved: named('sent'), owner: 'ann', baseRev: 4 });
    expect(await stored()).toMatchObject({ draft: { design: { dialName: 'older' }, baseRev: 3 } });
    full = false;
    await tab.journal.flush();
    expect(await stored()).toMatchObject({ draft: { design: { dialName: 'sent' }, baseRev: 4, unsaved: false } });
  });

  it('raises the revision of states derived from the sent one, even if that was written before its pictures existed', async () => {
    const journal = await writtenBy('sent', ann);
    journal.saving(named('sent'), 'ann');
    journal.edit(named('made from it'), ann);
    await journal.flush();
    await journal.sending({ sent: named('sent'), saved: named('sent'), owner: 'ann' });
    await journal.acknowledge({ sent: named('sent'), saved: named('sent'), owner: 'ann', baseRev: 4 });
    expect(await stored()).toMatchObject({
      draft: { design: { dialName: 'made from it' }, baseRev: 4, unsaved: true },
    });
  });

  it('whose answer was lost is recognized by what was sent, with and without edits since', async () => {
    const journal = await writtenBy('sent', ann);
    journal.saving(named('sent'), 'ann');
    const saved = { ...named('sent'), dialNameCn: '服务器' };
    await journal.sending({ sent: named('sent'), saved, owner: 'ann' });
    const as = documentHash(Object.fromEntries(Object.entries(saved).reverse()) as typeof saved);
    expect(await stored()).toMatchObject({ draft: { sent: { as, editedSince: false } } });
    journal.edit(named('since'), ann);
    await journal.flush();
    expect(await stored()).toMatchObject({ draft: { baseRev: 3, sent: { as, editedSince: true } } });
  });
});

describe('a visitor’s design', () => {
  const ports = (journal: Awaited<ReturnType<typeof writtenBy>>) => ({ journal, newId, copyNames: ofCopy });
  /** Locks. Another tab holds the named ones. */
  const locksWith = (...held: string[]) =>
    ({
      request: async (name: string, _: object, hold: (lock: object | null) => unknown) =>
        hold(held.includes(name) ? null : { name }),
    }) as unknown as Locks;

  it('stays with the tab that edits it', async () => {
    const journal = await writtenBy('open elsewhere', visitor);
    journal.edit(sampleDesign({ id: 'free' }), visitor);
    await journal.flush();
    const inUse = await adoptFree([ID, 'free'], 'ann', { ...ports(journal), locks: locksWith(`design:${ID}`) });
    expect(inUse).toEqual([ID]);
    expect((await journal.list('visitor')).map(({ id }) => id)).toEqual([ID]);
    expect((await journal.list('ann')).map(({ id }) => id)).toEqual(['free']);
  });

  it('moves with edits that arrive as a visitor’s during the move and after it', async () => {
    const journal = await writtenBy('before', visitor);
    const moving = adoptDesign(ID, 'ann', ports(journal));
    journal.edit(named('while it moves'), visitor);
    await moving;
    await journal.flush();
    expect(await stored()).toMatchObject({ draft: { design: { dialName: 'while it moves' } } });
    journal.edit(named('after'), visitor);
    await journal.flush();
    expect(await stored()).toMatchObject({ draft: { design: { dialName: 'after' } } });
    expect(await stored('visitor')).toEqual({ kind: 'none' });
  });

  it('and a different state of it in the account are both kept', async () => {
    await writtenBy('the account’s', ann);
    const journal = await writtenBy('the visitor’s', visitor);
    await adoptDesign(ID, 'ann', ports(journal));
    expect((await journal.list('ann')).map(({ names }) => names.dialName).sort()).toEqual([
      'the account’s (copy)',
      'the visitor’s',
    ]);
    expect(await stored()).toMatchObject({ draft: { design: { dialName: 'the visitor’s' }, baseRev: 0 } });
    expect(await journal.list('visitor')).toEqual([]);
  });

  it('stays in place if this device cannot store both', async () => {
    await writtenBy('the account’s', ann);
    await writtenBy('the visitor’s', visitor);
    const full = journalOver(failing(db, quotaExceeded)).journal;
    await expect(adoptDesign(ID, 'ann', ports(full))).rejects.toThrow('cannot keep both');
    expect(await stored()).toMatchObject({ draft: { design: { dialName: 'the account’s' } } });
    expect(await stored('visitor')).toMatchObject({ draft: { design: { dialName: 'the visitor’s' } } });
    expect(await full.list('ann')).toHaveLength(1);
  });
});

describe('a tab that lost its design', () => {
  it('hands over what the disk does not have, and no longer writes it', async () => {
    const tab = journalOver(db);
    tab.journal.edit(named('written'), ann);
    await tab.journal.flush();
    expect(await tab.journal.release(ID, 'ann')).toBeNull();
    tab.journal.edit(named('typed'), { ...ann, typing: true });
    expect(await tab.journal.release(ID, 'ann')).toMatchObject({ dialName: 'typed' });
    tab.advance(10_000);
    await tab.journal.flush();
    expect(await stored()).toMatchObject({ draft: { design: { dialName: 'written' } } });
  });

  it('stores a state as a separate design, or reports that it cannot and leaves nothing', async () => {
    const { journal } = journalOver(db);
    const ownCopy = await keepAsOwn(named('mine'), { journal, owner: 'ann', newId, names: ofCopy(named('mine')) });
    expect(await journal.list('ann')).toMatchObject([
      { id: ownCopy?.id, names: { dialName: 'mine (copy)' }, baseRev: 0, unsaved: true },
    ]);
    const full = journalOver(failing(db, quotaExceeded)).journal;
    expect(await keepAsOwn(named('mine'), { journal: full, owner: 'ann', newId })).toBeNull();
    expect(await full.list('ann')).toHaveLength(1);
  });
});
