// The words of node types are in the folders of the types, and in the locale files once they are loaded.
import { describe, expect, it } from 'vitest';
import enEditor from '@/locales/en/editor.json';
import enFields from '@/locales/en/fields.json';
import zhEditor from '@/locales/zh/editor.json';
import zhFields from '@/locales/zh/fields.json';
import { wordsOf } from '../../../build/nodeWords.mjs';

describe.each([
  ['en', enEditor, enFields],
  ['zh', zhEditor, zhFields],
])('locale files of %s', (language, editor, fields) => {
  it('contain the words of the node types', () => {
    expect(fields).toMatchObject({ progress: { ringWidth: expect.any(String) }, sections: expect.any(Object) });
    expect(editor.layers.types).toMatchObject({ watch_part: expect.any(String), unknown: expect.any(String) });
  });

  it('are loaded as the tests read them', () => {
    expect(editor).toEqual(wordsOf(language, 'editor'));
    expect(fields).toEqual(wordsOf(language, 'fields'));
  });
});
