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
  const callsOfComponents = new Map<string, Set<string>>();
  for (const file of readdirSync(API).filter((name) => name.endsWith('.ts') && name !== 'baseQuery.ts')) {
    const text = readFileSync(resolve(API, file), 'utf8');
    for (const match of text.matchAll(/\bcall\((?:'(\w+)'|(\w+)\[)/g)) {
      const [, named, table] = match;
      const how = /quiet: '(\w+)'/.exec(argumentsOf(text, match.index + 'call'.length))?.[1] ?? 'toast';
      const rows = named ? `'${named}'` : (new RegExp(`const ${table} = \\{([^}]*)\\}`).exec(text)?.[1] ?? '');
      for (const [, op = ''] of rows.matchAll(/'(\w+)'/g))
        callsOfComponents.set(op, (callsOfComponents.get(op) ?? new Set()).add(how));
    }
  }
  return callsOfComponents;
}

/** The file that shows the failure of a `shown` call to the user. */
const SHOWN_BY: Partial<Record<OperationId, string>> = {
  captcha: 'src/forms/controls/code.tsx',
  captchaVerify: 'src/forms/VerifyEmail.tsx',
  login: 'src/features/accounts/signIn/PasswordSignIn.tsx',
  codeLogin: 'src/features/accounts/signIn/CodeSignIn.tsx',
  register: 'src/features/accounts/signIn/Register.tsx',
  thirdParty: 'src/features/accounts/signIn/ThirdParty.tsx',
  passwordSet: 'src/features/accounts/ChangePassword.tsx',
  sessionList: 'src/features/accounts/ownData/SessionsDialog.tsx',
  sessionEnd: 'src/features/accounts/ownData/SessionsDialog.tsx',
  accountRecords: 'src/features/accounts/ownData/DownloadDataDialog.tsx',
  picturePage: 'src/features/accounts/ownData/DownloadDataDialog.tsx',
  pictureSetPage: 'src/features/accounts/ownData/DownloadDataDialog.tsx',
  draftPage: 'src/features/accounts/ownData/DownloadDataDialog.tsx',
  accountDelete: 'src/features/accounts/ownData/DeleteAccountDialog.tsx',
  passwordReset: 'src/features/accounts/signIn/Forgot.tsx',
  infoUpdate: 'src/features/accounts/EditProfile.tsx',
  userInfo: 'src/features/accounts/AccountUnknown.tsx',
  imageSubmit: 'src/features/ai/pictures/useImageTasks.ts',
  imageQuery: 'src/features/ai/pictures/useImageTasks.ts',
  imageHistory: 'src/features/ai/pictures/AiHistory.tsx',
  imageQuota: 'src/features/ai/pictures/PromptForm.tsx',
  betaJoin: 'src/features/ai/beta/useBeta.ts',
  betaExit: 'src/features/ai/beta/useBeta.ts',
  backgroundRemove: 'src/editor/images/cutOutPicture.ts',
  buildList: 'src/features/publishing/BuildsPanel.tsx',
  buildPreview: 'src/features/publishing/sent/DemoBuild.tsx',
  packageUpload: 'src/features/publishing/builds/BuildRows.tsx',
  packageGet: 'src/features/publishing/builds/DownloadPackage.tsx',
  draftSave: 'src/pages/publish/PublishPage.tsx',
  draftGet: 'src/drafts/saving/Blockage.tsx',
  facePublish: 'src/features/publishing/form/useSubmission.ts',
  faceSave: 'src/features/publishing/form/useSubmission.ts',
  facePage: 'src/pages/home/RecommendedFaces.tsx',
  faceGet: 'src/pages/detail/DetailPage.tsx',
  changeOnline: 'src/storefront/SwitchOnline.tsx',
  changeOnlineSingle: 'src/storefront/SwitchOnline.tsx',
  changeAudit: 'src/features/moderation/verdict/VerdictDialogs.tsx',
  changeAuditSingle: 'src/features/moderation/verdict/VerdictDialogs.tsx',
  faceDeleteSingle: 'src/storefront/DeleteCopy.tsx',
  moderationPage: 'src/features/moderation/Desk.tsx',
  statistics: 'src/pages/management/ManagementPage.tsx',
  fontPage: 'src/features/library/fonts/FontsSection.tsx',
  fontUpload: 'src/service/fonts/useFontUpload.ts',
  fontDelete: 'src/features/library/fonts/DeleteFont.tsx',
  categoryList: 'src/pages/publish/PublishPage.tsx',
  tagList: 'src/pages/publish/PublishPage.tsx',
  assemblyPage: 'src/features/library/sets/SetSection.tsx',
  operatorOrders: 'src/features/money/records/PagedRecords.tsx',
  walletDifferences: 'src/features/money/DifferencesNotice.tsx',
  operatorMark: 'src/features/money/operator/MarkDialog.tsx',
  salesImport: 'src/features/money/SalesCard.tsx',
  upload: 'src/features/accounts/EditProfile.tsx',
  listUpload: 'src/features/publishing/form/useSubmission.ts',
  walletInfo: 'src/pages/management/EarningsPage.tsx',
  walletStatement: 'src/features/money/earnings/EarnedCard.tsx',
  identityVerify: 'src/features/money/payout/IdentityDialog.tsx',
  payeeNameSave: 'src/features/money/payout/PayeeDialog.tsx',
  alipayBind: 'src/features/money/payout/PayeeDialog.tsx',
  paypalBind: 'src/features/money/payout/PayeeDialog.tsx',
  alipayUnbind: 'src/features/money/payout/UnbindDialog.tsx',
  paypalUnbind: 'src/features/money/payout/UnbindDialog.tsx',
  withdrawDomestic: 'src/features/money/withdraw/WithdrawDialog.tsx',
  withdrawOverseas: 'src/features/money/withdraw/WithdrawDialog.tsx',
  withdrawPage: 'src/features/money/records/PagedRecords.tsx',
  pictureDelete: 'src/features/library/pictures/MyPictures.tsx',
  pictureSetSave: 'src/features/library/pictures/useOwnSets.ts',
  pictureSetDelete: 'src/features/library/pictures/useOwnSets.ts',
  versionPage: 'src/drafts/versions/VersionsDialog.tsx',
  versionGet: 'src/drafts/versions/useVersionActs.ts',
  versionName: 'src/drafts/versions/useVersionActs.ts',
  contract: 'src/features/money/payout/ContractDialog.tsx',
  contractStatus: 'src/features/money/payout/ContractDialog.tsx',
  contractSign: 'src/features/money/payout/ContractDialog.tsx',
};

/** Calls whose answer nobody waits for, each with its reason. */
const BACKGROUND: Partial<Record<OperationId, string>> = {
  reviewHold: 'without it time may decide the face first, and the page says so when the verdict arrives',
  userInfo: 'whether a deletion without an answer has happened; the dialog shows why the deletion failed',
  logout: 'this browser forgets the session whatever the server answers',
  aiFeatures: 'without an answer no AI entry is offered',
  collectImage: 'tells the server which result was used; the picture is in the design already',
  collectText: 'tells the server which result was used; the text is in the design already',
  draftPictures: 'the design itself is saved; a copy keeps its previous picture until the next save',
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
    const named = (table: object, kind: string) => Object.keys(table).filter((op) => !calls.get(op)?.has(kind));
    expect([named(SHOWN_BY, 'shown'), named(BACKGROUND, 'background')]).toEqual([[], []]);
  });
});
