// The contract that users accept before payouts. Operators of a server replace it with their own.
import type { DataOf } from '@/schemas/wire/operations';

const TEXT = [
  '甲方委托云收款服务商向乙方支付其在本平台取得的收益。',
  '1. 乙方确认所填写的姓名、身份证号与收款账户属于本人，且真实有效。',
  '2. 服务商按乙方提交的提现申请付款，并依法代扣代缴税款；税款在提现前列明。',
  '3. 提现申请提交后不能撤销；付款失败时，全部金额退回乙方余额。',
  '4. 任何一方可以在没有未完成提现时终止本合同。',
  '',
  'The platform has a payment company pay you what you earned here.',
  '1. The name, ID card number and account that you gave are your own and correct.',
  '2. The company pays what you ask for and pays the tax for you. The tax is shown before you confirm.',
  '3. A withdrawal cannot be taken back. If it fails, all of it returns to your balance.',
  '4. Either side can end this contract while no withdrawal is on its way.',
];

export const CONTRACT: DataOf<'contract'> = {
  title: '收款服务合同 / Payment contract',
  text: TEXT.join('\n'),
  version: '2026-08',
};
