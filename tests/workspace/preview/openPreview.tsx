// Opens the preview over an editor with a simulator of its own.
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { onTestFinished, vi } from 'vitest';
import type { FaceNode } from '@/schemas/nodes';
import { createSimulator, type Simulator, SimulatorContext } from '@/simulator/simulator';
import { renderEditor } from '@/tests/editor/support/renderEditor';
import { EditorPreview } from '@/workspace/preview/EditorPreview';

function Opener({ simulator }: { simulator: Simulator }) {
  const [open, setOpen] = useState(false);
  return (
    <SimulatorContext value={simulator}>
      <button type="button" onClick={() => setOpen(true)}>
        Open it
      </button>
      <EditorPreview open={open} onClose={() => setOpen(false)} />
    </SimulatorContext>
  );
}

/** Sets whether the system asks for reduced motion, until the test ends. */
export function setReducedMotion(matches: boolean): void {
  vi.stubGlobal('matchMedia', () => ({ matches, addEventListener: () => {}, removeEventListener: () => {} }));
  onTestFinished(() => void vi.unstubAllGlobals());
}

/** `before`: acts in the editor before the preview is opened. */
export async function openPreview(
  nodes: readonly FaceNode[],
  before?: (editor: Awaited<ReturnType<typeof renderEditor>> & { simulator: Simulator }) => void,
) {
  const simulator = createSimulator('en');
  onTestFinished(() => simulator.clock.dispose());
  const editor = await renderEditor(<Opener simulator={simulator} />, nodes);
  before?.({ ...editor, simulator });
  const opener = screen.getByRole('button', { name: 'Open it' });
  await editor.user.click(opener);
  return { ...editor, simulator, opener, dialog: await screen.findByRole('dialog', { name: 'Preview' }) };
}
