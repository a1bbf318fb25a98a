// The names of a face on the watch: each in its language, whatever the language of the page.
import { describe, expect, it } from 'vitest';
import { faceLabels } from '@/packaging/faceLabels';
import { startWords } from '@/service/language/i18n';

describe.each(['zh', 'en'])('with the page in %s', (language) => {
  it.each([
    ['', '', 'Watch face', '表盘'],
    ['', '未命名表盘', 'Watch face', '表盘'],
    ['', 'Untitled', 'Watch face', '表盘'],
    ['', '海港', 'Watch face', '海港'],
    ['', 'Harbour', 'Harbour', 'Harbour'],
    ['海港', '海港', 'Watch face', '海港'],
    ['未命名表盘', '未命名表盘', 'Watch face', '表盘'],
    ['Harbour', '', 'Harbour', 'Harbour'],
    ['Harbour', '海港', 'Harbour', '海港'],
  ])('a face called %j and %j is %s and %s', async (dialName, dialNameCn, en, zh) => {
    await startWords(language, ['editor']);
    expect(await faceLabels({ dialName, dialNameCn })).toEqual({ en, zh });
  });
});
