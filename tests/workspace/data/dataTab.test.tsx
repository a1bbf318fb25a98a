// The Data tab of the editor: a tag is added as a text layer that shows it, without other words.
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { isValidLayer } from '@/editor/commands/changeLayers';
import { createSimulator, SimulatorContext } from '@/simulator/simulator';
import { rootLayer } from '@/tests/editor/support/documents';
import { renderEditor } from '@/tests/editor/support/renderEditor';
import { DataTab } from '@/workspace/data/DataTab';

it('adds a tag as a text layer, as one undo', async () => {
  const tab = (
    <SimulatorContext value={createSimulator('en')}>
      <DataTab />
    </SimulatorContext>
  );
  const { user, nodes, undos } = await renderEditor(tab, [rootLayer()]);
  await user.type(screen.getByRole('searchbox'), '#ZSC#');
  await user.click(screen.getByRole('button', { name: /^Add steps.* as text$/i }));
  expect(nodes()[1]).toMatchObject({ nodeType: 'text', style: { text: '', textTag: '#ZSC#' } });
  expect([isValidLayer(nodes()[1]!), undos()]).toEqual([true, 1]);
});
