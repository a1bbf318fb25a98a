// Whose revision a state may carry: no older or foreign state ever gets a newer one, and a save knows itself again.
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

/** Writes a state in a tab of its own. */
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
  it('fault 30: leaves a state of another tab on the revision it stands on', async () => {
    await writtenBy('other tab', ann);
    const { journal } = journalOver(db);
    await journal.acknowledge({ sent: named('sent'), saved: named('sent'), owner: 'ann', baseRev: 4 });
    expect(await stored()).toMatchObject({ draft: { design: { dialName: 'other tab' }, baseRev: 3, unsaved: true } });
  });

  it('leaves an older state on its revision when the disk did not take what was sent, and writes that once it can', async () => {
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

  it('raises what was made from the state that went out, also when that was written before its pictures were there', async () => {
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

  it('whose answer was never heard is known by what went out, with and without edits since', async () => {
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
  /** Locks of which the named ones are held by another tab. */
  const locksWith = (...held: string[]) =>
    ({
      request: async (name: string, _: object, hold: (lock: object | null) => unknown) =>
        hold(held.includes(name) ? null : { name }),
    }) as unknown as Locks;

  it('is left to the tab that edits it', async () => {
    const journal = await writtenBy('open elsewhere', visitor);
    journal.edit(sampleDesign({ id: 'free' }), visitor);
    await journal.flush();
    const inUse = await adoptFree([ID, 'free'], 'ann', { ...ports(journal), locks: locksWith(`design:${ID}`) });
    expect(inUse).toEqual([ID]);
    expect((await journal.list('visitor')).map(({ id }) => id)).toEqual([ID]);
    expect((await journal.list('ann')).map(({ id }) => id)).toEqual(['free']);
  });

  it('follows with edits that come as a visitor’s while it moves and after', async () => {
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

  it('and another state of it that the account has are both kept', async () => {
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

  it('stays where it is when this device cannot keep both', async () => {
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
  it('gives what the disk does not hold, and writes nothing of it any more', async () => {
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

  it('keeps a state as a design of its own, or tells that it cannot and leaves nothing', async () => {
    const { journal } = journalOver(db);
    const kept = await keepAsOwn(named('mine'), { journal, owner: 'ann', newId, names: ofCopy(named('mine')) });
    expect(await journal.list('ann')).toMatchObject([
      { id: kept?.id, names: { dialName: 'mine (copy)' }, baseRev: 0, unsaved: true },
    ]);
    const full = journalOver(failing(db, quotaExceeded)).journal;
    expect(await keepAsOwn(named('mine'), { journal: full, owner: 'ann', newId })).toBeNull();
    expect(await full.list('ann')).toHaveLength(1);
  });
});
