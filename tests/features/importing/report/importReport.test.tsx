// The report dialog: the expanded note on many missing files, and the link to the layer that needs one.
import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ImportReport } from '@/features/importing/ImportReport';
import { node as nodeSchema } from '@/schemas/nodes';
import { knowReport } from '@/service/importReports';
import { raw } from '@/tests/support/brokenFaces';
import { rootLayer } from '../../../editor/support/documents';
import { renderEditor } from '../../../editor/support/renderEditor';

it('names every missing file, and links to the layer that alone needs it', async () => {
  const hand = nodeSchema.parse(raw('text', 'hand', { text: 'Hi' }));
  const { user, store, selection } = await renderEditor(<ImportReport />, [rootLayer(), hand]);
  const names = [
    { what: 'dial', uuid: null },
    { what: 'needle', uuid: 'hand' },
  ];
  const note = { key: 'picturesMissing', kind: 'left' as const, what: 'dial', element: null, line: 3, uuid: null };
  act(() => {
    knowReport(store.getState().editor.design!.id, {
      ...{ fileName: 'quay.zip', name: 'Quay', isNew: false, isKept: true },
      notes: [{ ...note, params: { others: 2 }, names }],
    });
    store.desk.dialogs.open('importReport');
  });
  const dialog = within(await screen.findByRole('dialog'));
  // Its heading is read first, and Escape closes it.
  const heading = dialog.getByRole('heading', { name: /Quay/ });
  await waitFor(() => expect(document.activeElement).toBe(heading));
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  act(() => store.desk.dialogs.open('importReport'));
  const again = within(await screen.findByRole('dialog'));
  await user.click(again.getByText('Show all names'));
  expect(again.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining(['dial', 'needleThe hand', 'and 1 more']),
  );
  await user.click(again.getByRole('button', { name: 'Go to the layer The hand' }));
  expect(selection()).toEqual(['hand']);
});
