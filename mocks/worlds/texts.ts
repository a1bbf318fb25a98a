// Texts of the demo shown to users: descriptions by its designers, and rejection reasons. Each exists in both
// languages; `readerTexts.ts` chooses by the user's language.

import { markedFaceReason } from '@/backend/modules/publishing/domain/lifecycle';
import { defaultLimits } from '@/backend/shared/domain/accountLimits';
import { MARKED_ACCOUNT_REASON } from '../demoPayouts';

/** A text in both languages, with the same number of lines. */
export type TextPair = readonly [zh: string, en: string];

const pairs = <K extends string>(rows: Readonly<Record<K, TextPair>>): Readonly<Record<K, TextPair>> => rows;

/** Descriptions of faces. */
export const ABOUT = pairs({
  meridian: ['深青色格纹表盘，钢制指针，带日期与电量。', 'Steel hands over a teal dial, with date and power reserve.'],
  pulse: ['时在分上，三环显示电量、步数与心率。', 'Hours over minutes inside three rings of live data.'],
  solstice: ['夜空之上的金色指针，六点位显示月相。', 'Gold hands over a night sky, the moon in its phase at six.'],
  slab: ['两行巨大的数字，远处也能看清时间。', 'Two rows of huge digits that read from across a room.'],
  harbor: ['日落时分的灯塔与帆船，四个复杂功能。', 'A lighthouse and a sail at sunset, with four slots.'],
  tempo: ['步数转速表，心脏随节拍跳动。', 'A rev counter of your steps with a beating heart.'],
  dusk: ['暮色中的紫铜表盘，钢制指针。', 'A dial in the colours of dusk under steel hands.'],
  ember: ['余烬般的暖色三环，电量、步数、心率。', 'Three rings that glow like embers.'],
  aurora: ['极光之夜，月相随日子变化。', 'A night of northern light; the moon follows the days.'],
  mint: ['清爽的巨大数字与步数条。', 'Huge fresh digits over a bar of steps.'],
  lagoon: ['月光下的潟湖与四个复杂功能。', 'A lagoon under the moon, with four slots.'],
  violet: ['紫色的步数转速表，适用于 ASR 手表。', 'A violet rev counter of steps, for ASR watches.'],
  rejectedFirst: ['第一次提交即未通过的表盘。', 'Refused the first time it was sent.'],
  rejectedAgain: ['修改后再次提交，仍未通过。', 'Mended, sent again and refused again for another reason.'],
  rejectedCopy: ['两个平台中有一个未通过。', 'One of its two copies was refused, the other is live.'],
  rejectedBoth: ['两个平台的版本都未通过。', 'Both of its copies were refused, one after the other.'],
  rejectedUpdate: ['已上架的表盘，新版本未通过。', 'Live as it was approved; its new revision was refused.'],
  rejectedMended: ['未通过之后修改过，尚未再次提交。', 'Mended since it was refused, and not sent again yet.'],
  rejectedWaiting: ['未通过后重新提交，正在审核。', 'Refused once, sent again and under review.'],
  rejectedLong: ['审核意见很长，逐条列出。', 'Refused with a long list of points.'],
  meridianShort: ['钢制指针，带日期与电量。', 'Steel hands with date and power.'],
  pulseShort: ['三环显示电量、步数与心率。', 'Three rings of live data.'],
  solsticeShort: ['夜空之上，六点位显示月相。', 'The moon in its phase at six.'],
  slabShort: ['两行巨大的数字，远处也能看清。', 'Two rows of huge digits.'],
  harborShort: ['灯塔与帆船，四个复杂功能。', 'A lighthouse, a sail and four slots.'],
  tempoShort: ['步数转速表与跳动的心。', 'A rev counter of your steps.'],
});

const LINES = [1, 2, 3, 4, 5];

/** Reasons for rejected faces and failed payouts. */
export const REASONS = pairs({
  tooPale: ['时间数字与背景对比不足，请提高对比度。', 'The digits stand out too little from the background.'],
  nameTaken: ['英文名称与另一品牌相同，请更换。', 'The English name is that of another brand. Please choose another.'],
  tooBright: [
    '对比度已改善，但息屏显示仍然过亮。',
    'The contrast is better now; the always-on mode is still too bright.',
  ],
  cutOff: ['ASR 版本的文字被圆形屏幕切断。', 'On the ASR watch the round edge cuts off the words.'],
  hands: ['指针与背景难以区分。', 'The hands are hard to tell from the background.'],
  /** Of several lines. */
  manyPoints: [
    ['审核未通过，请修改以下几点：', ...LINES.map((n) => `${n}. 第 ${n} 层：位置与预览图不同。`)].join('\n'),
    ['Please mend these points:', ...LINES.map((n) => `${n}. Layer ${n} is not where the preview shows it.`)].join(
      '\n',
    ),
  ],
  unpaid: ['收款账户状态异常，付款未成功。', 'The account could not receive payments.'],
  markedFace: [
    `名称或描述中含有“${defaultLimits.rejectMarker}”，按演示规则不予通过。`,
    markedFaceReason(defaultLimits.rejectMarker),
  ],
  markedAccount: [`收款人姓名中含有“${defaultLimits.rejectMarker}”，按演示规则付款失败。`, MARKED_ACCOUNT_REASON],
});
