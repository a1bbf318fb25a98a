// Rows of wallet, withdrawal and contract (spec 7, Wallet and withdrawal); the statement is our own, not in section 7.
import { row } from '../operation';
import {
  contractData,
  contractSignData,
  contractStatusData,
  identityBody,
  orderPageData,
  orderPageParams,
  payeeBindBody,
  payeeNameBody,
  payeeUnbindBody,
  statementData,
  statementParams,
  walletData,
  withdrawalOrder,
  withdrawBody,
} from '../wallet';

const own = { auth: 'user' } as const;
const read = { ...own, method: 'GET', idempotent: true } as const;
const change = { ...own, method: 'POST', data: walletData } as const;
const withdraw = { ...own, method: 'POST', body: withdrawBody, data: withdrawalOrder, idempotent: true } as const;

export const walletRows = {
  walletInfo: row({ ...read, path: '/api/user/wallet/info', data: walletData }),
  walletStatement: row({ ...read, path: '/api/user/wallet/statement', params: statementParams, data: statementData }),
  identityVerify: row({ ...change, path: '/api/user/wallet/verify/identity', body: identityBody, idempotent: true }),
  payeeNameSave: row({ ...change, path: '/api/user/wallet/name/save', body: payeeNameBody, idempotent: true }),
  alipayBind: row({ ...change, path: '/api/user/wallet/alipay/bind', body: payeeBindBody, idempotent: false }),
  alipayUnbind: row({ ...change, path: '/api/user/wallet/alipay/unbind', body: payeeUnbindBody, idempotent: false }),
  paypalBind: row({ ...change, path: '/api/user/wallet/paypal/bind', body: payeeBindBody, idempotent: false }),
  paypalUnbind: row({ ...change, path: '/api/user/wallet/paypal/unbind', body: payeeUnbindBody, idempotent: false }),
  withdrawDomestic: row({ ...withdraw, path: '/api/withdraw/order/apply' }),
  withdrawOverseas: row({ ...withdraw, path: '/api/withdraw/order/en/apply' }),
  withdrawPage: row({ ...read, path: '/api/withdraw/order/page', params: orderPageParams, data: orderPageData }),
  contract: row({ ...read, path: '/api/yzh/user/contract', data: contractData }),
  contractStatus: row({ ...read, path: '/api/yzh/user/status', data: contractStatusData }),
  contractSign: row({ ...own, method: 'POST', path: '/api/yzh/user/sign', data: contractSignData, idempotent: true }),
};
