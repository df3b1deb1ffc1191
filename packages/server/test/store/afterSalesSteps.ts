/**
 * The wire API's tables 2.2 and 2.3, written out by hand: type, stage, event, actor → stage and salestate;
 * `before` is the line's value before the request.
 */
export const afterSalesSteps: Readonly<Record<string, string>> = {
  '1 auditing approve shop': 'done 4',
  '1 auditing approve system': 'done 4',
  '2 auditing approve shop': 'returning 3',
  '2 auditing approve system': 'returning 3',
  '1 auditing reject shop': 'rejected 6',
  '1 auditing reject system': 'rejected 6',
  '2 auditing reject shop': 'rejected 6',
  '2 auditing reject system': 'rejected 6',
  '2 sent reject shop': 'rejected 6',
  '2 returning send shopper': 'sent 3',
  '2 returning receive shop': 'done 5',
  '2 returning receive system': 'done 5',
  '2 sent receive shop': 'done 5',
  '2 sent receive system': 'done 5',
  '1 auditing revoke shopper': 'revoked before',
  '2 auditing revoke shopper': 'revoked before',
  '1 returning revoke shopper': 'revoked before',
  '2 returning revoke shopper': 'revoked before',
  '2 returning lapse system': 'rejected 6',
};
