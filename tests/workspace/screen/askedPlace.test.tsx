// An address that names a layer: the editor selects it, in its mode, and clears the address.
import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router';
import { expect, it } from 'vitest';
import { sampleDesign, textLayer } from '@/tests/support/designs';
import { useRequestedPlace } from '@/workspace/screen/useRequestedPlace';
import { renderEditor } from '../../editor/support/renderEditor';

it('selects the layer that the address names, once', async () => {
  const { store } = await renderEditor(null, sampleDesign({ layers: [textLayer('words')] }).copies[0]!.normal.nodeList);
  const copy = store.getState().editor.design?.activeFdId ?? '';
  const wrapper = ({ children }: { children: ReactNode }) => (
    <MemoryRouter initialEntries={[`/dial/one?copy=${copy}&mode=normal&layer=words`]}>{children}</MemoryRouter>
  );
  const { result } = renderHook(
    () => {
      useRequestedPlace(store);
      return useLocation();
    },
    { wrapper },
  );
  await waitFor(() => expect(store.getState().editor.selection).toEqual(['words']));
  expect(result.current.search).toBe('');
});
