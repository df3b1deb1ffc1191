import type { Driver } from './engines/driver.ts';
import { inEveryEngine } from './engines/inEveryEngine.ts';
import { readCode } from './support/api.ts';
import { newMobile } from './support/shopper.ts';
import { useStore } from './support/useStore.ts';

const store = useStore();

/** From home through search to the fountain, and once more after going back. */
async function findFountain(phone: Driver): Promise<void> {
  const fountain = /Pawlet Aura 智能饮水机/u;
  await phone.open(store.url);
  await phone.tap('link', /^搜索商品/u);
  await phone.type('searchbox', /./u, 'Aura');
  await phone.tap('button', '搜索');
  await phone.tap('link', fountain);
  await phone.see('立即购买');
  await phone.back();
  await phone.tap('link', fountain);
}

/** Selects a variant, buys and logs in, which the shop requires of a visitor. */
async function buyNow(phone: Driver, mobile: string): Promise<void> {
  await phone.tap('button', '立即购买');
  await phone.tap('button', '云白');
  await phone.tap('button', '3.2 L');
  await phone.tap('button', '立即购买');
  await phone.type('textbox', '手机号', mobile);
  await phone.tap('button', '获取验证码');
  await phone.see('验证码已发送');
  await phone.type('textbox', '验证码', await readCode(store.url, mobile));
  await phone.tap('checkbox', /./u);
  await phone.tap('button', '登录 / 注册');
}

async function writeAddress(phone: Driver, mobile: string): Promise<void> {
  await phone.tap('link', /新增收货地址/u);
  await phone.type('textbox', /收货人/u, '王小明');
  await phone.type('textbox', /手机号/u, mobile);
  await phone.tap('button', /所在地区/u);
  for (const area of ['广东省', '深圳市', '南山区']) await phone.tap('button', area);
  await phone.type('textbox', /详细地址/u, '科技园路 1 号 3 栋 502');
  await phone.tap('button', '保存');
}

async function payAndSeeOrder(phone: Driver): Promise<void> {
  await phone.see('王小明');
  await phone.see('¥203.15');
  await phone.tap('button', '提交订单');
  await phone.tap('button', /^支付 /u);
  await phone.tap('button', '确认付款');
  await phone.see('支付成功');
  await phone.tap('button', '查看订单');
  await phone.see('待发货');
}

async function buyFountain(phone: Driver): Promise<void> {
  const mobile = newMobile();
  await findFountain(phone);
  await buyNow(phone, mobile);
  await writeAddress(phone, mobile);
  await payAndSeeOrder(phone);
}

inEveryEngine({ 'search, pay and see the order': buyFountain });
