// Endpoints of this module, by operation.
import { later } from '@/backend/shared/endpoint';

// Loaded on first use, because few users need them or no page waits for them.
const counting = () => import('./endpoints/statistics');
const wallet = () => import('./endpoints/wallet');
const payees = () => import('./endpoints/payees');
const withdrawals = () => import('./endpoints/withdrawals');
const operator = () => import('./endpoints/operator');

export const moneyEndpoints = {
  statistics: later(counting, 'statistics'),
  walletInfo: later(wallet, 'walletInfo'),
  walletStatement: later(wallet, 'walletStatement'),
  identityVerify: later(payees, 'identityVerify'),
  payeeNameSave: later(payees, 'payeeNameSave'),
  alipayBind: later(payees, 'alipayBind'),
  alipayUnbind: later(payees, 'alipayUnbind'),
  paypalBind: later(payees, 'paypalBind'),
  paypalUnbind: later(payees, 'paypalUnbind'),
  withdrawDomestic: later(withdrawals, 'withdrawDomestic'),
  withdrawOverseas: later(withdrawals, 'withdrawOverseas'),
  withdrawPage: later(withdrawals, 'withdrawPage'),
  contract: later(payees, 'contract'),
  contractStatus: later(payees, 'contractStatus'),
  contractSign: later(payees, 'contractSign'),
  operatorOrders: later(operator, 'operatorOrders'),
  operatorMark: later(operator, 'operatorMark'),
  walletDifferences: later(operator, 'walletDifferences'),
  salesImport: later(operator, 'salesImport'),
};
