// The row of a layer whose picture is a tiny mark in a large transparent one: the mark is shown, found once per picture.
import { expect, it, vi } from 'vitest';
import { AssetProvider } from '@/face/nodes/AssetSvg';
import { rootLayer } from '@/tests/editor/support/documents';
import { renderEditor } from '@/tests/editor/support/renderEditor';
import { bare } from '@/tests/face/nodes/sampleNodes';
import { LayersPanel } from '@/workspace/layers/LayersPanel';
import { tinyMark } from '@/workspace/layers/tinyMark';

vi.mock('@/workspace/layers/tinyMark', () => ({ tinyMark: vi.fn() }));

const MARK = 'data:image/png;base64,mark';
const assets = { resolve: (ref: string) => `blob:${ref}` };
const image = (label: string, url: string) =>
  bare('image', { url, width: 500, height: 500 }, { uuid: label.toLowerCase(), label });

// Slower than the moment between two rows, so that a second row begins while the first waits.
vi.mocked(tinyMark).mockImplementation(async (src) => {
  await new Promise((resolve) => setTimeout(resolve, 50));
  return src.endsWith('dot.png') ? MARK : null;
});

it('shows the mark in every row of that picture, cropped once, and a full picture unchanged', async () => {
  const { row } = await renderEditor(
    <AssetProvider assets={assets}>
      <LayersPanel />
    </AssetProvider>,
    [
      rootLayer(),
      image('Dot', 'art:mark/dot.png'),
      image('Twin', 'art:mark/dot.png'),
      image('Sky', 'art:mark/sky.png'),
    ],
  );
  const shown = (name: string) => row(name).querySelector('img')?.getAttribute('src');
  expect(shown('Dot')).toBe('blob:art:mark/dot.png');
  await vi.waitFor(() => expect([shown('Dot'), shown('Twin')]).toEqual([MARK, MARK]), { timeout: 5000 });
  expect(shown('Sky')).toBe('blob:art:mark/sky.png');
  const cropped = vi.mocked(tinyMark).mock.calls.map(([src]) => src);
  expect(cropped.sort()).toEqual(['blob:art:mark/dot.png', 'blob:art:mark/sky.png']);
});
