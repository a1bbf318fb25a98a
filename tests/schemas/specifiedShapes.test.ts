// Fields, values and calls that sections 3, 7 and 9 of the specification name: the schemas have each of them, with that name.
import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { CAPTCHA_TYPES } from '@/schemas/captcha';
import { SLOT_TYPES } from '@/schemas/complications';
import { copy, design, mode, platform, shape, watchSystem } from '@/schemas/design';
import { font } from '@/schemas/font';
import { profileForm } from '@/schemas/forms/profile';
import { publishFields } from '@/schemas/forms/publish';
import { nodeSchemas } from '@/schemas/nodes';
import { user } from '@/schemas/session';
import { imageTask } from '@/schemas/wire/ai';
import { captchaParams } from '@/schemas/wire/captcha';
import { envelope } from '@/schemas/wire/envelope';
import { operations } from '@/schemas/wire/operations';
import { ORDER_STATUS, withdrawalOrder } from '@/schemas/wire/wallet';
import { bare } from '../face/nodes/sampleNodes';

const words = (text: string) => text.split(/\s+/);
const missing = (names: readonly string[], shapeOf: object) => names.filter((name) => !(name in shapeOf));

describe('fields', () => {
  it.each<[string, string, z.ZodObject]>([
    [
      'design',
      'system ratio dialNameCn dialName themeColors fdIds activeFdId isAmbientMode id vipExclusive audited',
      design,
    ],
    ['copy', 'platform shape imageUrl ratio fileSizes nodeDataUnsync animationToImageIndex normal ambient', copy],
    ['mode of a copy', 'nodeList imageUrl fileSizes', mode],
    ['font', 'id fontName fontUrl isSys', font],
    ['image task', 'taskId prompt imgList', imageTask],
    ['profile', 'userId email thirdParty username intro avatar', user],
    ['form of the profile', 'username intro avatar', profileForm],
    ['envelope', 'code success data msg enMsg', envelope],
    ['withdrawal record', 'at account number amount status', withdrawalOrder],
    [
      'publish form',
      'previewImage detailImages description category tags range paymentType price themeColors features',
      publishFields('CNY'),
    ],
  ])('%s', (_, names, schema) => expect(missing(words(names), schema.shape)).toEqual([]));
});

const SHARED = 'x y width height offset rotate rotation scaleX scaleY opacity ratio visible isLock draggable';
const TINT = 'url fileSize red green blue alpha tintColor isTinted';
const LOOK =
  'bgColor borderColor borderRadius borderStyle borderWidth borderDashGap borderDashWidth highLightColor iconColor ' +
  'rangeMainColor rangeSecondColor rangeWidth textColor textSize textTypeface titleColor titleSize titleTypeface';

describe('fields of layers', () => {
  it.each(['text', 'image', 'image_sequence', 'animation', 'progress', 'programmable', 'google_complication'] as const)(
    '%s has the identity and the box of every layer',
    (type) => {
      expect(
        missing(words('uuid label constructorName nodeType icon freeze level style'), nodeSchemas[type].shape),
      ).toEqual([]);
      expect(missing(words(SHARED), bare(type).style)).toEqual([]);
    },
  );

  it.each([
    ['root', 'fill'],
    ['text', 'text textTag caseStyle fontFamily fontSize letterSpacing align fill'],
    ['image', TINT],
    ['image_sequence', 'imgs'],
    ['animation', 'imgs intervalCount delayTime loop playing'],
    [
      'progress',
      'progressType reverse bgColor fillColor fillProgress fillRate ringWidth isRound arcCenterAngle imageIndexRate icons sum',
    ],
    ['google_complication', `supportTypeDefault systemProviderValue isSupportEdit ${LOOK}`],
    ['programmable', 'shapeType radius cornerRadius interaction'],
  ] as const)('style of %s: %s', (type, names) => {
    const { shape: fields } = nodeSchemas[type].shape.style as unknown as z.ZodObject;
    expect(missing(words(names), fields)).toEqual([]);
  });

  it('a slot has each field of its look for always-on as well, and a drawable', () => {
    const style = bare('google_complication', { ambient: {} }).style as unknown as { ambient: object };
    expect(missing(words(`bgDrawable ${LOOK}`), style.ambient)).toEqual([]);
  });

  it('a tap area opens something on a click', () => {
    expect(bare('programmable').style).toMatchObject({ interaction: { type: 'CLICK', action: { type: 'LAUNCHER' } } });
  });

  it('a new text starts with the default font settings', () => {
    const style = { fill: '#ffffff', fontSize: 32, fontFamily: 'Roboto-Regular', align: 'center' };
    expect(bare('text').style).toMatchObject(style);
  });
});

describe('values', () => {
  it.each<[string, readonly string[], string]>([
    ['platforms', platform.options, 'android falcon'],
    ['watch systems', watchSystem.options, 'all wearOS other'],
    ['shapes of a copy', shape.options, 'circle rectangle'],
    ['states of an image task', imageTask.shape.state.options, 'submitted generating success timedOut'],
    ['types of slot', SLOT_TYPES, 'ranged_value short_text long_text text icon title progress_bar'],
    ['states of a withdrawal', Object.keys(ORDER_STATUS), 'waiting processing arrived failed cancelled'],
    [
      'node types',
      Object.keys(nodeSchemas),
      'root text image image_sequence animation progress programmable google_complication',
    ],
    ['payment types', publishFields('USD').shape.paymentType.options, 'free paid vip'],
  ])('%s', (_, options, names) => expect(words(names).filter((name) => !options.includes(name))).toEqual([]));
});

/** Calls of section 7 in its order; `{…}` is a part of the path. */
const CALLS = `
GET /api/category/list
GET /api/tag/list
POST /api/face/web/publish
POST /api/face/web/save
GET /api/face/build/task/list
GET /api/face/web/{}
GET /api/face/web/page
PUT /api/face/web/change/online
PUT /api/face/web/change/online/single
PUT /api/face/web/change/audit
PUT /api/face/web/change/audit/single
DELETE /api/face/web/{}
DELETE /api/face/web/single/{}
GET /api/face/draft/page
GET /api/face/draft/{}
POST /api/face/draft/save
DELETE /api/face/draft/{}
POST /api/face/draft/build/preview/{}
POST /api/upload
POST /api/list/upload
GET /api/assembly/page
GET /api/font/page
POST /api/font/upload
DELETE /api/font/{}
GET /api/user/captcha/{}
POST /api/user/login
POST /api/user/login_register/captcha
POST /api/user/register
POST /api/user/three_party/auth
POST /api/user/password/set
POST /api/user/password/reset
POST /api/user/info/update
GET /api/user/info/query
POST /api/user/logout
POST /api/user/captcha/verify
GET /api/user/wallet/info
POST /api/user/wallet/verify/identity
POST /api/user/wallet/alipay/bind
POST /api/user/wallet/alipay/unbind
POST /api/user/wallet/name/save
POST /api/user/wallet/paypal/bind
POST /api/user/wallet/paypal/unbind
POST /api/withdraw/order/apply
POST /api/withdraw/order/en/apply
GET /api/withdraw/order/page
GET /api/yzh/user/contract
GET /api/yzh/user/status
POST /api/yzh/user/sign
POST /api/midjourney/imggen
GET /api/midjourney/imgqry
GET /api/midjourney/history/page
GET /api/midjourney/today/task/quantity
POST /api/aigc/result/collect/chatgpt
POST /api/aigc/result/collect/midjourney
POST /api/aigc/user/online/join
POST /api/aigc/user/online/exit
POST /matting/upload/url
POST /chatgptStream/api_stream`
  .trim()
  .split('\n');

describe('calls', () => {
  const table = Object.values(operations).map(({ method, path }) => `${method} ${path.replace(/:\w+/g, '{}')}`);
  it.each(CALLS)('%s', (call) => expect(table).toContain(call));

  it('time out after 50 s; several files 90 s, background removal 120 s', () => {
    const { listUpload, backgroundRemove, packageUpload: _ours, ...others } = operations;
    expect([listUpload.timeoutMs, backgroundRemove.timeoutMs]).toEqual([90_000, 120_000]);
    expect([...new Set(Object.values(others).map(({ timeoutMs }) => timeoutMs))]).toEqual([50_000]);
  });

  it.each([
    ['assemblyPage', { type: 'weather' }, { current: 1, size: 50 }],
    ['fontPage', {}, { current: 1, size: 50 }],
    ['withdrawPage', {}, { current: 1, size: 50 }],
    ['imageHistory', {}, { current: 1, size: 4 }],
  ] as const)('%s requests the first page with the size of the specification', (op, given, page) =>
    expect((operations[op] as unknown as { params: z.ZodType }).params.parse(given)).toMatchObject(page),
  );

  it('a code is for signing in, number 9, unless another purpose is given', () => {
    expect(CAPTCHA_TYPES.signIn).toBe(9);
    expect(captchaParams.parse({ way: 'sms', account: '13800000000' }).type).toBe(9);
  });
});
