// Refusals of the backend: a code and a message in both languages. Quoted sentences come from the specification.
import { CODE, type Code } from '@/schemas/wire/envelope';

const WORDS = {
  badInput: [CODE.badInput, '请求参数有误', 'Request error'],
  sessionEnded: [CODE.sessionEnded, '登录已失效，请重新登录', 'Your session has ended. Please log in again.'],
  notFound: [CODE.notFound, '内容不存在或已被删除', 'This does not exist or has been deleted.'],
  failed: [CODE.failed, '服务器错误', 'Server error'],
  storageFull: [CODE.storageFull, '存储空间不足，内容未保存', 'There is not enough storage space. Nothing was saved.'],

  phoneFormat: [CODE.badInput, '手机号格式不正确，请重试', 'Incorrect phone number format, please try again.'],
  emailFormat: [CODE.badInput, '邮箱格式不正确', 'Email format is incorrect.'],
  passwordFormat: [
    CODE.badInput,
    '密码为 6 至 16 位，须同时包含字母和数字，区分大小写',
    'Password: 6 to 16 characters with letters and digits, case sensitive.',
  ],
  unknownAccount: [CODE.badInput, '用户不存在，请先注册账号', 'User does not exist. Please register an account first'],
  wrongPhonePassword: [
    CODE.badInput,
    '手机号与密码不匹配，请重试',
    'Phone number and password do not match, please try again.',
  ],
  wrongEmailPassword: [CODE.badInput, '邮箱与密码不匹配，请重试', 'Email and password do not match, please try again.'],
  thirdPartyAccount: [CODE.badInput, '请使用第三方账号登录', 'Please use your third party account to login'],
  tooManyPasswords: [
    CODE.tooMany,
    '密码错误次数过多，请 15 分钟后再试',
    'Too many wrong passwords. Please try again in 15 minutes.',
  ],
  phoneRegistered: [CODE.badInput, '用户已存在，请直接登录', 'User already exists, please log in'],
  emailRegistered: [CODE.badInput, '该邮箱已注册', 'This email address has been registered'],
  phoneTaken: [CODE.badInput, '该手机号已被其他账号使用', 'This phone number belongs to another account.'],
  oldPassword: [CODE.badInput, '请输入当前密码', 'Please enter your current password.'],
  wrongOldPassword: [CODE.badInput, '当前密码不正确，请重试', 'The current password is not right, please try again.'],
  wrongCaptcha: [CODE.badInput, '验证码错误，请重试', 'Wrong verification code, please try again.'],
  tooManyCaptchas: [CODE.tooMany, '验证码错误次数过多，请重新获取', 'Too many wrong codes. Please ask for a new one.'],
  captchaPause: [CODE.tooMany, '验证码发送过于频繁，请稍后再试', 'A code was sent just now. Please wait a moment.'],
  captchaLimit: [
    CODE.tooMany,
    '今日验证码发送次数已达上限，请明天再试',
    'Too many codes were sent today. Please try again tomorrow.',
  ],
  messageNotSent: [CODE.failed, '验证码发送失败，请稍后再试', 'The code could not be sent. Please try again later.'],
  ticketEnded: [CODE.badInput, '验证已过期，请重新验证', 'The verification has expired. Please verify again.'],
  thirdPartyRefused: [
    CODE.badInput,
    '第三方登录未成功，请重试',
    'The third-party sign-in did not succeed. Please try again.',
  ],
  foreignAvatar: [CODE.badInput, '头像图片尚未上传', 'The avatar is no picture you uploaded.'],

  imageType: [CODE.badInput, '仅支持 jpg、jpeg、png 格式的文件', 'Supports jpg, jpeg, png files only'],
  imageSize: [
    CODE.badInput,
    '文件大小不能超过 500KB，请调整后重新上传',
    'The file size should not exceed 500KB. Please adjust and re-upload.',
  ],
  emptyFile: [CODE.badInput, '文件是空的', 'The file is empty.'],
  typeMismatch: [CODE.badInput, '文件内容与其名称或类型不符', "The file's content does not match its name or type."],
  tooManyPixels: [
    CODE.badInput,
    '图片过大：边长不超过 4096 像素，总像素不超过 1680 万',
    'The picture is too large: at most 4096 px per side and 16.8 million pixels.',
  ],
  damagedImage: [CODE.badInput, '图片已损坏，无法读取', 'The picture is damaged and cannot be read.'],

  fontType: [CODE.badInput, '仅支持 ttf 格式的文件', 'Supports ttf files only'],
  fontDamaged: [CODE.badInput, '上传失败', 'Upload failed'],
  fontSize: [
    CODE.badInput,
    '字体文件不能超过 20MB，请调整后重新上传',
    'The font file should not exceed 20MB. Please adjust and re-upload.',
  ],
  defaultFont: [CODE.badInput, '默认字体不能删除', 'The default font cannot be deleted.'],

  unreadableDesign: [CODE.badInput, '设计数据有误，无法保存', 'The design cannot be read, so it was not saved.'],
  designIdDiffers: [CODE.badInput, '设计编号不一致', "The design's id is not the one it is saved under."],
  missingAssets: [
    CODE.badInput,
    '设计引用的图片尚未上传，无法保存',
    'The design uses pictures that are not uploaded, so it was not saved.',
  ],
  draftConflict: [
    CODE.conflict,
    '该设计已在别处更新，未覆盖保存',
    'This design was changed elsewhere. Nothing was overwritten.',
  ],
  takeOfflineFirst: [
    CODE.conflict,
    '该表盘正在审核或已上架，请先下架再删除',
    'This face is under review or live. Take it offline first, then delete it.',
  ],
  notInThisState: [CODE.conflict, '表盘当前状态不支持此操作', 'This cannot be done in the present state of the face.'],
  judgedMeanwhile: [
    CODE.conflict,
    '该表盘已由他人审核，或已重新提交',
    'Somebody else judged this face meanwhile, or it was sent anew.',
  ],
  revisionMoved: [
    CODE.conflict,
    '设计已有更新的版本，请重新检查后再发布',
    'The design has a newer revision. Look at it again, then publish.',
  ],
  paymentLocked: [
    CODE.badInput,
    '付费类型设定后不能更改',
    'How the face is paid for cannot be changed once it was set.',
  ],
  lockedAfterApproval: [
    CODE.badInput,
    '免费表盘通过审核后，此项不能更改',
    'A free face that passed review cannot change this any more.',
  ],
  factsInvalid: [CODE.badInput, '发布信息有误，请检查后重试', 'Something in the publish form needs another look.'],
  tooManyThemeColors: [CODE.badInput, '最多 15 个主题色', 'Up to 15 theme color'],
  breaksRules: [
    CODE.badInput,
    '表盘不符合平台规则，请修改后再发布',
    'The face breaks rules of its platform. Mend them, then publish.',
  ],
  noCopies: [CODE.badInput, '所选手表没有对应的副本', 'The face has no copy for the watches that were chosen.'],
  copyAmbiguous: [
    CODE.badInput,
    '多个表盘含有此副本，请指明是哪一个',
    'Several faces have a copy of this id. Say which face is meant.',
  ],
  reasonMissing: [CODE.badInput, '请填写未通过的原因', 'Say why the face is not approved.'],
  packageTooLarge: [
    CODE.badInput,
    '安装包须小于 1 MB，请减小图片后重试',
    'The package must stay under 1 MB. Make its pictures smaller and try again.',
  ],
  packageDiffers: [
    CODE.badInput,
    '安装包与要发布的内容不一致',
    'The package is not that of the revision to be published.',
  ],
  buildOver: [CODE.conflict, '该构建已结束，请重新发布', 'This build has ended. Send the face again to build it anew.'],
  packageDamaged: [CODE.badInput, '安装包已损坏，无法读取', 'The package is damaged and cannot be read.'],

  payeeMissing: [CODE.badInput, '请先填写账户信息', 'Please fill in the account information first.'],
  emailNotVerified: [CODE.badInput, '请先验证邮箱', 'Please verify your email address first.'],
  identityMissing: [CODE.badInput, '请先完成实名认证', 'Please verify your identity first.'],
  contractMissing: [CODE.badInput, '请先签署合同', 'Please sign the contract first.'],
  windowClosed: [CODE.badInput, '当前不在提现开放时间内', 'Withdrawals are closed at the moment.'],
  amountWrong: [CODE.badInput, '请输入正确的金额', 'Please enter the correct amount'],
  belowMinimum: [CODE.badInput, '单笔提现金额最低为 {amount}', 'Minimum amount for a single withdrawal is {amount}'],
  balanceTooSmall: [
    CODE.badInput,
    '余额不足，请输入正确的金额',
    'Insufficient balance. Please enter the correct amount',
  ],
  overDayMaximum: [
    CODE.badInput,
    '每日提现总额不能超过 {amount}，其余请改日提现',
    'At most {amount} can be withdrawn in one day. The rest has to wait for another day.',
  ],
  orderIdReused: [CODE.conflict, '该提现编号已用于其他金额', 'This withdrawal was already sent with another amount.'],
  notInOrderState: [
    CODE.conflict,
    '提现单当前状态不支持此操作',
    'This cannot be done in the present state of the withdrawal.',
  ],
  orderReasonMissing: [CODE.badInput, '请填写失败或取消的原因', 'Say why the withdrawal failed or was cancelled.'],
  payeeName: [CODE.badInput, '姓名须为 2 至 30 个字符', 'The name must have 2 to 30 characters.'],
  alipayFormat: [
    CODE.badInput,
    '支付宝账号须为手机号或邮箱',
    'An Alipay account is a phone number or an email address.',
  ],
  idNumberWrong: [CODE.badInput, '身份证号有误，请检查', 'The ID card number is not correct. Please check it.'],
  identityFinal: [
    CODE.conflict,
    '已有提现记录，实名信息不能更改',
    'The identity cannot be changed once money was paid out.',
  ],
  orderOpen: [
    CODE.conflict,
    '有提现正在处理，暂不能解绑',
    'A withdrawal is on its way, so the account cannot be unbound yet.',
  ],
  tooManyNamedVersions: [
    CODE.conflict,
    '已有 50 个命名版本。请先删除一个版本或去掉一个名称，再为此版本命名。',
    '50 versions already have names. Delete one or remove a name, then name this one.',
  ],
  namedVersionsFull: [
    CODE.conflict,
    '此设计的命名版本已占满空间。请先删除一个，再为此版本命名。',
    'The named versions of this design take up all the room there is. Delete one, then name this one.',
  ],
  pictureInUse: [CODE.conflict, '图片正在使用中，未删除', 'This picture is in use, so it was not deleted.'],
  tooManyPictureSets: [
    CODE.conflict,
    '已有 200 个图片组。请先删除一个，再保存新的图片组。',
    'You already have 200 picture sets. Delete one, then save this one.',
  ],
  saveIdReused: [CODE.conflict, '该保存编号已用于其他内容', 'This save id was already used for other content.'],
} as const satisfies Record<string, readonly [Code, string, string]>;

export type RefusalName = keyof typeof WORDS;

export interface Refusal {
  /** AI refusals have their own messages. */
  refused: RefusalName | `ai.${string}`;
  code: Code;
  msg: string;
  enMsg: string;
  data?: unknown;
}

/** Creates a refusal by name; `data` is included in the response. */
export function refuse(name: RefusalName, data?: unknown): Refusal {
  const [code, msg, enMsg] = WORDS[name];
  return { refused: name, code, msg, enMsg, ...(data !== undefined && { data }) };
}

/** Creates a refusal whose message has placeholders, each in braces by name. */
export function refuseWith(name: RefusalName, values: Readonly<Record<string, string>>): Refusal {
  const { msg, enMsg, ...rest } = refuse(name);
  const filled = (words: string) => words.replace(/\{(\w+)\}/g, (all, key: string) => values[key] ?? all);
  return { ...rest, msg: filled(msg), enMsg: filled(enMsg) };
}

/** Refusal of one of several files: its index from 0 in the data, its number from 1 in the message (docs/rules/backend.md U8). */
export function refusalAt({ refused, code, msg, enMsg }: Refusal, index: number): Refusal {
  const data = { index };
  return { refused, code, msg: `第 ${index + 1} 个文件：${msg}`, enMsg: `File ${index + 1}: ${enMsg}`, data };
}

export function isRefusal(outcome: unknown): outcome is Refusal {
  return typeof outcome === 'object' && outcome !== null && 'refused' in outcome;
}
