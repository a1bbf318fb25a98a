// Each failed call is reported: by a toast with the words of specification 8, or by the screen that made it.
import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { OPERATION_IDS, type OperationId } from '@/schemas/wire/operations';

const ROOT = resolve(import.meta.dirname, '../../..');
const API = resolve(ROOT, 'src/service/api');

/** The text of a call, from its opening bracket to the closing one. */
function argumentsOf(text: string, open: number): string {
  let depth = 0;
  for (let at = open; at < text.length; at += 1) {
    if (text[at] === '(') depth += 1;
    if (text[at] === ')') depth -= 1;
    if (depth === 0) return text.slice(open, at + 1);
  }
  throw new Error('A bracket is not closed.');
}

/** The declarations of each call of the client: `toast`, `shown` or `background`. One operation may be called in several ways. */
function declared(): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const file of readdirSync(API).filter((name) => name.endsWith('.ts') && name !== 'baseQuery.ts')) {
    const text = readFileSync(resolve(API, file), 'utf8');
    for (const match of text.matchAll(/\bcall\((?:'(\w+)'|(\w+)\[)/g)) {
      const [, named, table] = match;
      const how = /quiet: '(\w+)'/.exec(argumentsOf(text, match.index + 'call'.length))?.[1] ?? 'toast';
      const rows = named ? `'${named}'` : (new RegExp(`const ${table} = \\{([^}]*)\\}`).exec(text)?.[1] ?? '');
      for (const [, op = ''] of rows.matchAll(/'(\w+)'/g)) found.set(op, (found.get(op) ?? new Set()).add(how));
    }
  }
  return found;
}

/** The file that shows the failure of a `shown` call to the user. */
const SHOWN_BY: Partial<Record<OperationId, string>> = {
  captcha: 'src/forms/controls/code.tsx',
  captchaVerify: 'src/forms/VerifyEmail.tsx',
  login: 'src/app/signIn/PasswordSignIn.tsx',
  codeLogin: 'src/app/signIn/CodeSignIn.tsx',
  register: 'src/app/signIn/Register.tsx',
  thirdParty: 'src/app/signIn/ThirdParty.tsx',
  passwordSet: 'src/pages/profile/ChangePassword.tsx',
  passwordReset: 'src/app/signIn/Forgot.tsx',
  infoUpdate: 'src/pages/profile/EditProfile.tsx',
  userInfo: 'src/app/shell/AccountUnknown.tsx',
  imageSubmit: 'src/editor/panels/ai/useImageTasks.ts',
  imageQuery: 'src/editor/panels/ai/useImageTasks.ts',
  imageHistory: 'src/editor/panels/ai/History.tsx',
  imageQuota: 'src/editor/panels/ai/PromptForm.tsx',
  betaJoin: 'src/forms/ai/useBeta.ts',
  betaExit: 'src/forms/ai/useBeta.ts',
  backgroundRemove: 'src/editor/images/cutOutPicture.ts',
  buildList: 'src/drafts/building/BuildsPanel.tsx',
  buildPreview: 'src/pages/publish/DemoBuild.tsx',
  packageUpload: 'src/drafts/building/BuildRows.tsx',
  packageGet: 'src/drafts/building/DownloadPackage.tsx',
  draftSave: 'src/pages/publish/PublishPage.tsx',
  draftGet: 'src/drafts/saving/DraftGate.tsx',
  facePublish: 'src/pages/publish/useSending.ts',
  faceSave: 'src/pages/publish/useSending.ts',
  facePage: 'src/pages/home/RecommendedFaces.tsx',
  faceGet: 'src/pages/detail/DetailPage.tsx',
  changeOnline: 'src/storefront/SwitchOnline.tsx',
  changeOnlineSingle: 'src/storefront/SwitchOnline.tsx',
  changeAudit: 'src/pages/moderation/VerdictDialogs.tsx',
  changeAuditSingle: 'src/pages/moderation/VerdictDialogs.tsx',
  faceDeleteSingle: 'src/storefront/DeleteCopy.tsx',
  moderationPage: 'src/pages/moderation/Desk.tsx',
  statistics: 'src/pages/management/ManagementPage.tsx',
  fontPage: 'src/editor/panels/assets/FontsSection.tsx',
  fontUpload: 'src/service/fonts/useFontUpload.ts',
  fontDelete: 'src/editor/panels/assets/DeleteFont.tsx',
  categoryList: 'src/pages/publish/PublishPage.tsx',
  tagList: 'src/pages/publish/PublishPage.tsx',
  assemblyPage: 'src/editor/panels/assets/SetSection.tsx',
  operatorOrders: 'src/drafts/money/PagedRecords.tsx',
  operatorMark: 'src/pages/operator/MarkDialog.tsx',
  salesImport: 'src/pages/operator/SalesCard.tsx',
  upload: 'src/pages/profile/EditProfile.tsx',
  listUpload: 'src/pages/publish/useSending.ts',
  walletInfo: 'src/pages/management/earnings/EarningsPage.tsx',
  walletStatement: 'src/pages/management/earnings/EarnedCard.tsx',
  identityVerify: 'src/pages/management/earnings/IdentityDialog.tsx',
  payeeNameSave: 'src/pages/management/earnings/PayeeDialog.tsx',
  alipayBind: 'src/pages/management/earnings/PayeeDialog.tsx',
  paypalBind: 'src/pages/management/earnings/PayeeDialog.tsx',
  alipayUnbind: 'src/pages/management/earnings/UnbindDialog.tsx',
  paypalUnbind: 'src/pages/management/earnings/UnbindDialog.tsx',
  withdrawDomestic: 'src/pages/management/earnings/withdraw/WithdrawDialog.tsx',
  withdrawOverseas: 'src/pages/management/earnings/withdraw/WithdrawDialog.tsx',
  withdrawPage: 'src/drafts/money/PagedRecords.tsx',
  pictureDelete: 'src/editor/panels/assets/own/MyPictures.tsx',
  pictureSetSave: 'src/editor/panels/assets/own/useOwnSets.ts',
  pictureSetDelete: 'src/editor/panels/assets/own/useOwnSets.ts',
  versionPage: 'src/drafts/versions/VersionsDialog.tsx',
  versionGet: 'src/drafts/versions/useVersionActs.ts',
  versionName: 'src/drafts/versions/useVersionActs.ts',
  contract: 'src/pages/management/earnings/ContractDialog.tsx',
  contractStatus: 'src/pages/management/earnings/ContractDialog.tsx',
  contractSign: 'src/pages/management/earnings/ContractDialog.tsx',
};

/** Calls whose answer nobody waits for, each with its reason. */
const BACKGROUND: Partial<Record<OperationId, string>> = {
  reviewHold: 'without it time may decide the face first, and the page says so when the verdict arrives',
  logout: 'this browser forgets the session whatever the server answers',
  aiFeatures: 'without an answer no AI entry is offered',
  collectImage: 'tells the server which result was used; the picture is in the design already',
  collectText: 'tells the server which result was used; the text is in the design already',
  versionPage: 'how many versions go with a design: without an answer the question names no number',
  versionKeep: 'a version of before is copied along; the design itself is saved by its own call',
  draftPage: 'all ids of the account, to mark designs that are gone: they are marked at the next look',
};

const calls = declared();

describe('a failed call', () => {
  it.each([...calls].map(([op, ways]) => [op, [...ways].sort().join(' and ')] as const))(
    'of %s is reported: %s',
    (op, how) => {
      const id = op as OperationId;
      expect(OPERATION_IDS).toContain(id);
      if (how.includes('shown')) {
        const file = SHOWN_BY[id];
        expect(file, `SHOWN_BY names the file that shows a failure of ${op}`).toBeDefined();
        expect(readFileSync(resolve(ROOT, file ?? ''), 'utf8')).toMatch(/errorMessage\(|reasonOf\(/);
      }
      if (how.includes('background'))
        expect(BACKGROUND[id], `BACKGROUND says why nobody waits for ${op}`).toBeDefined();
    },
  );

  it('the tables name no call that is reported differently', () => {
    const named = (table: object, way: string) => Object.keys(table).filter((op) => !calls.get(op)?.has(way));
    expect([named(SHOWN_BY, 'shown'), named(BACKGROUND, 'background')]).toEqual([[], []]);
  });
});
