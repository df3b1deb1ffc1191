/** The query of the page's URL; undefined values are left out. */
export function storageQuery(values: {
  readonly deviceId?: string | undefined;
  readonly orderSn?: string | undefined;
}): string {
  const query = new URLSearchParams();
  if (values.deviceId !== undefined) query.set('device_id', values.deviceId);
  if (values.orderSn !== undefined) query.set('order_sn', values.orderSn);
  return query.toString();
}
