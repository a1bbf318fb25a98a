// Saves that begin when the design opens: after a sign-in that left the page, or because "Save" was pressed meanwhile.
import { screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { resumedWork, resumeWorks } from '@/service/session/pendingSignIn';
import { dropToken, readToken } from '@/service/session/tokenStore';
import { requestOf } from '../../support/backendWorld';
import { ID, saying } from './memberWorld';
import { openedWorld } from './openedWorld';

afterEach(() => {
  resumeWorks([]);
  dropToken();
});

it('a design that was deleted on another device during the sign-in is not created again; the choice is offered', async () => {
  const world = await openedWorld(() => null, {
    member: true,
    async prepare({ app, work }, { baseRev }) {
      const design = saying('Newer');
      work.journal.edit(design, { owner: work.owner(), baseRev });
      await app.fetch(requestOf('draftDelete', { params: { id: ID }, token: readToken() }));
      resumeWorks([{ kind: 'save', id: ID }]);
      return { design, baseRev };
    },
  });
  expect(await screen.findByRole('dialog', { name: /no longer in your account/i })).toBeTruthy();
  expect(resumedWork('save', ID)).toBeNull();
  expect(await world.savedWords()).toEqual([]);
  // The work stays on this device until the designer decides.
  expect(await world.words(ID)).toEqual(['Newer']);
});

it('"Save" pressed while the design opened is carried out, once', async () => {
  const takeSave = vi
    .fn(() => true)
    .mockReturnValueOnce(true)
    .mockReturnValue(false);
  const world = await openedWorld(() => null, { takeSave });
  await vi.waitFor(() => expect(world.session.status()).toMatchObject({ reason: 'signInNeeded' }), { timeout: 20_000 });
  await world.signIn();
  await vi.waitFor(async () => expect(await world.savedWords()).toEqual(['New']), { timeout: 20_000 });
});
