// The AI tab: in its place from the first drawing, and removed only once the service answers that it has no AI features.
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type AiAccess, AiAccessContext } from '@/service/ai/aiAccess';
import { rootLayer } from '@/tests/editor/support/documents';
import { renderEditor } from '@/tests/editor/support/renderEditor';
import { PanelTabs } from '@/workspace/screen/PanelTabs';

const UNKNOWN: AiAccess = {
  ...{ pictures: false, texts: false, backgrounds: false, isDemo: false, isInBeta: false, userId: null },
  signIn: () => {},
  isKnown: false,
  retry: () => {},
};

async function tabsWith(access: Partial<AiAccess>, language: 'en' | 'zh' = 'en') {
  const part = (
    <AiAccessContext value={{ ...UNKNOWN, ...access }}>
      <PanelTabs
        label="Panels"
        ids={['layers', 'add', 'assets', 'ai', 'properties']}
        places={['leftTabs', 'rightTabs']}
        className=""
      />
    </AiAccessContext>
  );
  await renderEditor(part, [rootLayer()], language);
  return screen.getAllByRole('tab').map((tab) => tab.textContent);
}

describe('the AI tab', () => {
  it.each([
    ['the answer is unknown', {}],
    ['the request failed', { error: { status: 500 } }],
    ['the service has pictures', { isKnown: true, pictures: true }],
    ['the service has texts only', { isKnown: true, texts: true }],
  ])('is between the assets and the properties while %s', async (_, access) => {
    expect(await tabsWith(access)).toEqual(['Layers', 'Add', 'Assets', 'AI', 'Properties']);
  });

  it('is absent once the service answers that it has no AI features', async () => {
    expect(await tabsWith({ isKnown: true })).toEqual(['Layers', 'Add', 'Assets', 'Properties']);
  });
});
